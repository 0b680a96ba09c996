import { useState } from 'react'
import { idCard as idCardRule } from '@nethos/contract/common/id-card.ts'
import { personName as nameRule } from '@nethos/contract/common/text.ts'
import { peopleRefusals } from '@nethos/contract/people/people.refusals.ts'
import { realNameAgreement } from '@nethos/contract/people/people.rules.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand } from '@nethos/calls/command.ts'
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

/** 公安认证: name and whole ID number, sent to the police's register once the person has agreed to that. */
export function PoliceSheet({ who, triesLeft, open, onClose }: PoliceSheetProps) {
  const [personName, setName] = useState(who.personName)
  const [idCard, setIdCard] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const [isTried, setTried] = useState(false)
  const agree = useCommand(agreeToRealName)
  const verify = useCommand(verifyByPolice)
  const wrong = { personName: sentenceOf(nameRule, personName), idCard: sentenceOf(idCardRule, idCard) }

  const submit = async () => {
    setTried(true)
    if (wrong.personName || wrong.idCard) return
    if (!isAgreed) return toast(peopleRefusals.consent_needed.sentence)
    if (!(await agree.run({ agreement: realNameAgreement }))) return
    const isRight = await verify.run({ personId: who.personId, personName, idCard })
    if (isRight === undefined) return
    if (!isRight) return alert({ title: '姓名与身份证号不一致', text: '请对照身份证，核对姓名和号码后再试。' })
    toast('认证成功')
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title="公安认证">
      <Form onSubmit={submit}>
        {triesLeft !== undefined && triesLeft < 5 && <Notice tone="warn">今天还可以认证{triesLeft}次</Notice>}
        <TextField
          label="姓名"
          value={personName}
          onChange={event => setName(event.target.value)}
          error={isTried ? wrong.personName : undefined}
        />
        <IdCardField value={idCard} onChange={setIdCard} error={isTried ? wrong.idCard : undefined} />
        <AgreeLine checked={isAgreed} onChange={setAgreed}>
          我同意将姓名、身份证号提交公安系统，仅用于本次实名认证
        </AgreeLine>
        <Button type="submit" busy={agree.isBusy || verify.isBusy}>
          开始认证
        </Button>
      </Form>
    </Sheet>
  )
}
