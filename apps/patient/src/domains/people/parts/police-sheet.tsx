import { idCard as idCardRule } from '@nethos/contract/common/id-card.ts'
import { personName as nameRule } from '@nethos/contract/common/text.ts'
import { peopleRefusals } from '@nethos/contract/people/people.refusals.ts'
import { realNameAgreement } from '@nethos/contract/people/people.rules.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { run } from '@nethos/calls/command.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { Button } from '../../../controls/button.tsx'
import { alert } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Sheet } from '../../../controls/sheet.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Form } from '../../../patterns/form.tsx'
import { IdCardField } from '../../account/public.tsx'
import { agreeToRealName, verifyByPolice } from '../people.calls.ts'

interface PoliceSheetProps {
  who: Person
  triesLeft: number | undefined
  open: boolean
  onClose: () => void
}

const rules = { personName: nameRule, idCard: idCardRule }

/** 公安认证: name and whole ID number, sent to the police's register once the person has agreed to that. */
export function PoliceSheet({ who, triesLeft, open, onClose }: PoliceSheetProps) {
  const form = useForm({
    initial: { personName: who.personName, idCard: '', isAgreed: false },
    rules,
    validate: ({ isAgreed }) => ({ isAgreed: isAgreed ? undefined : peopleRefusals.consent_needed.sentence }),
    send: async ({ personName, idCard }) => {
      await run(agreeToRealName, { agreement: realNameAgreement })
      if (await run(verifyByPolice, { personId: who.personId, personName, idCard })) return true
      await alert({ title: '姓名与身份证号不一致', text: '请对照身份证，核对姓名和号码后再试。' })
      return undefined
    },
    onSent: () => {
      toast('认证成功')
      onClose()
    },
  })
  return (
    <Sheet open={open} onClose={onClose} title="公安认证">
      <Form onSubmit={form.submit}>
        {triesLeft !== undefined && triesLeft < 5 && <Notice tone="warn">今天还可以认证{triesLeft}次</Notice>}
        <TextField label="姓名" {...form.input('personName')} />
        <IdCardField {...form.field('idCard')} />
        <AgreeLine
          checked={form.values.isAgreed}
          onChange={isAgreed => form.change({ isAgreed })}
          error={form.errors.isAgreed}
        >
          我同意将姓名、身份证号提交公安系统，仅用于本次实名认证
        </AgreeLine>
        <Button type="submit" busy={form.isBusy}>
          开始认证
        </Button>
      </Form>
    </Sheet>
  )
}
