import { Checkbox } from 'antd'
import { identityDocuments } from '@nethos/contract/account/mobile-case.rules.ts'
import { run } from '@nethos/calls/command.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { TextLine, AreaLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { emptyCase, wrongInCase } from '../case-draft.ts'
import { askMobileCase } from '../patients.calls.ts'
import { NewMobile } from './new-mobile.tsx'

interface MobileCaseDialogProps {
  accountId: string
  /** Masked. */
  before: string
  onClose: () => void
}

/** What was looked at, the new mobile and its code, and why. Nothing changes before another one approves. */
export function MobileCaseDialog({ accountId, before, onClose }: MobileCaseDialogProps) {
  const form = useDialogForm({
    initial: emptyCase,
    validate: wrongInCase,
    send: ({ sentTo: _sentTo, seenInPerson: _seen, ...facts }) =>
      run(askMobileCase, { accountId, ...facts, mobile: facts.mobile.trim(), seenInPerson: true }),
    done: '已提交，请另一位工作人员核对后批准',
    isLong: true,
    onClose,
  })
  const { document, seenInPerson } = form.values
  return (
    <FormDialog {...form.dialog} title="代患者更换登录手机号" yes="提交申请">
      <p>现在的登录手机号：{before}。证件号码只用来核对，不会保存。</p>
      <Field label="核对的证件">
        {() => (
          <Choice
            label="核对的证件"
            value={document}
            of={identityDocuments}
            onChange={document => form.change({ document })}
          />
        )}
      </Field>
      <TextLine label="证件上的姓名" autoComplete="off" {...form.field('personName')} />
      <TextLine label="证件上的身份证号" autoComplete="off" maxLength={18} {...form.field('idCard')} />
      <Field label="当面核对" wrong={form.errors.seenInPerson}>
        {its => (
          <Checkbox
            id={its.id}
            aria-describedby={its['aria-describedby']}
            checked={seenInPerson}
            onChange={event => form.change({ seenInPerson: event.target.checked })}
          >
            已当面核对证件原件，照片与本人一致
          </Checkbox>
        )}
      </Field>
      <NewMobile accountId={accountId} draft={form.values} wrong={form.errors} onChange={form.change} />
      <AreaLine
        label="情况说明"
        hint="患者为什么不能自己更换，怎样办理的；批准的人会看到"
        minRows={2}
        maxRows={6}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
