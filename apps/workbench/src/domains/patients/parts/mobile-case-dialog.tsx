import { App, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { identityDocuments } from '@nethos/contract/account/mobile-case.rules.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { emptyCase, wrongInCase, type CaseDraft } from '../case-draft.ts'
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
  const [draft, setDraft] = useState(emptyCase)
  const [isTried, setTried] = useState(false)
  const { message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(askMobileCase)
  const wrong = wrongInCase(draft)
  const shown = isTried ? wrong : {}
  const put = (changed: Partial<CaseDraft>) => setDraft(now => ({ ...now, ...changed }))

  const ask = async () => {
    setTried(true)
    if (Object.keys(wrong).length > 0) return
    const { sentTo: _sentTo, seenInPerson: _seen, ...facts } = draft
    if (!(await run({ accountId, ...facts, mobile: draft.mobile.trim(), seenInPerson: true }))) return
    void message.success('已提交，请另一位工作人员核对后批准')
    onClose()
  }
  return (
    <FormDialog
      title="代患者更换登录手机号"
      yes="提交申请"
      isBusy={isBusy}
      isTouched={JSON.stringify(draft) !== JSON.stringify(emptyCase)}
      sentence={sentence ?? (Object.keys(shown).length > 0 ? '请先改正上面标红的内容' : undefined)}
      onYes={() => void ask()}
      onClose={onClose}
    >
      <p>现在的登录手机号：{before}。证件号码只用来核对，不会保存。</p>
      <Field label="核对的证件">
        {() => (
          <Choice
            label="核对的证件"
            value={draft.document}
            of={identityDocuments}
            onChange={document => put({ document })}
          />
        )}
      </Field>
      <Field label="证件上的姓名" wrong={shown.personName}>
        {its => (
          <Input
            {...its}
            autoComplete="off"
            value={draft.personName}
            onChange={event => put({ personName: event.target.value })}
          />
        )}
      </Field>
      <Field label="证件上的身份证号" wrong={shown.idCard}>
        {its => (
          <Input
            {...its}
            autoComplete="off"
            maxLength={18}
            value={draft.idCard}
            onChange={event => put({ idCard: event.target.value })}
          />
        )}
      </Field>
      <Field label="当面核对" wrong={shown.seenInPerson}>
        {its => (
          <Checkbox
            id={its.id}
            aria-describedby={its['aria-describedby']}
            checked={draft.seenInPerson}
            onChange={event => put({ seenInPerson: event.target.checked })}
          >
            已当面核对证件原件，照片与本人一致
          </Checkbox>
        )}
      </Field>
      <NewMobile accountId={accountId} draft={draft} wrong={shown} onChange={put} />
      <Field label="情况说明" hint="患者为什么不能自己更换，怎样办理的；批准的人会看到" wrong={shown.reason}>
        {its => (
          <Input.TextArea
            {...its}
            autoSize={{ minRows: 2, maxRows: 6 }}
            value={draft.reason}
            onChange={event => put({ reason: event.target.value })}
          />
        )}
      </Field>
    </FormDialog>
  )
}
