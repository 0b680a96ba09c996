import { Input, InputNumber, Switch } from 'antd'
import { useState } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { visitingRule } from '@nethos/contract/inpatient/visit.rules.ts'
import type { WardVisiting } from '@nethos/contract/inpatient/visit.services.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { setVisiting } from '../inpatient.calls.ts'

/** How one ward takes visitors. */
export function VisitingDialog({ one, onClose }: { one: WardVisiting; onClose: () => void }) {
  const { wardId, wardName, hosName: _hospital, ...before } = one
  const [rule, setRule] = useState(before)
  const [isTried, setTried] = useState(false)
  const { run, isBusy, sentence } = useAnswered(setVisiting)
  const put = (said: Partial<typeof rule>) => setRule({ ...rule, ...said })
  const read = visitingRule.safeParse(rule)
  const wrong = (field: keyof typeof rule) =>
    isTried ? read.error?.issues.find(issue => issue.path[0] === field)?.message : undefined
  const save = async () => {
    setTried(true)
    if (read.success && (await run({ wardId, rule: read.data }))) onClose()
  }
  const figures = { minutes: '每次多少分钟', perPatient: '每位患者同时几人', wardPlaces: '全病区同时几人' } as const
  return (
    <FormDialog
      title={`${wardName}的探视规定`}
      yes="保存"
      isBusy={isBusy}
      isTouched={JSON.stringify(rule) !== JSON.stringify(before)}
      sentence={sentence}
      onYes={() => void save()}
      onClose={onClose}
    >
      <Field label="开放探视登记">
        {its => <Switch id={its.id} checked={rule.isOpen} onChange={isOpen => put({ isOpen })} />}
      </Field>
      <Field label="开始时间" wrong={wrong('opens')}>
        {its => (
          <Input {...its} type="time" value={rule.opens} onChange={event => put({ opens: event.target.value })} />
        )}
      </Field>
      <Field label="结束时间" wrong={wrong('closes')}>
        {its => (
          <Input {...its} type="time" value={rule.closes} onChange={event => put({ closes: event.target.value })} />
        )}
      </Field>
      {(['minutes', 'perPatient', 'wardPlaces'] as const).map(field => (
        <Field key={field} label={figures[field]} wrong={wrong(field)}>
          {its => (
            <InputNumber {...its} value={rule[field]} precision={0} onChange={said => put({ [field]: said ?? 0 })} />
          )}
        </Field>
      ))}
    </FormDialog>
  )
}
