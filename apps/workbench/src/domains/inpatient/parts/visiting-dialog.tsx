import { Input, InputNumber, Switch } from 'antd'
import { run } from '@nethos/calls/command.ts'
import { visitingRule } from '@nethos/contract/inpatient/visit.rules.ts'
import type { WardVisiting } from '@nethos/contract/inpatient/visit.services.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { setVisiting } from '../inpatient.calls.ts'

type Rule = Omit<WardVisiting, 'wardId' | 'wardName' | 'hosName'>
const figures = { minutes: '每次多少分钟', perPatient: '每位患者同时几人', wardPlaces: '全病区同时几人' } as const

const wrongIn = (rule: Rule): Partial<Record<keyof Rule, string>> =>
  Object.fromEntries((visitingRule.safeParse(rule).error?.issues ?? []).map(({ path, message }) => [path[0], message]))

/** How one ward takes visitors. */
export function VisitingDialog({ one, onClose }: { one: WardVisiting; onClose: () => void }) {
  const { wardId, wardName, hosName: _hospital, ...initial } = one
  const form = useDialogForm<Rule, keyof Rule>({
    initial,
    validate: wrongIn,
    send: rule => run(setVisiting, { wardId, rule }),
    onClose,
  })
  return (
    <FormDialog title={`${wardName}的探视规定`} yes="保存" {...form.dialog}>
      <Field label="开放探视登记">
        {its => <Switch id={its.id} checked={form.values.isOpen} onChange={isOpen => form.change({ isOpen })} />}
      </Field>
      <Field label="开始时间" wrong={form.errors.opens}>
        {its => (
          <Input
            {...its}
            type="time"
            value={form.values.opens}
            onChange={event => form.change({ opens: event.target.value })}
          />
        )}
      </Field>
      <Field label="结束时间" wrong={form.errors.closes}>
        {its => (
          <Input
            {...its}
            type="time"
            value={form.values.closes}
            onChange={event => form.change({ closes: event.target.value })}
          />
        )}
      </Field>
      {(['minutes', 'perPatient', 'wardPlaces'] as const).map(field => (
        <Field key={field} label={figures[field]} wrong={form.errors[field]}>
          {its => (
            <InputNumber
              {...its}
              value={form.values[field]}
              precision={0}
              onChange={figure => form.change({ [field]: figure ?? 0 })}
            />
          )}
        </Field>
      ))}
    </FormDialog>
  )
}
