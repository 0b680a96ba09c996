import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { accountPaths } from '@nethos/contract/account/account.paths.ts'
import { idCard as idCardRule } from '@nethos/contract/common/id-card.ts'
import { personName } from '@nethos/contract/common/text.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { TextField } from '../../../controls/text-field.tsx'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { checkCredentials } from '../account.calls.ts'
import type { Claim } from '../claim.ts'
import { IdCardField } from '../parts/id-card-field.tsx'

/** 身份验证, step 2 of 4. Whose number it is, only the last step tells, and only to its owner. */
export default function OtherMobileIdentityPage() {
  const go = useNavigate()
  const brought = useLocation().state as Claim | null
  const [accountName, setName] = useState(brought?.accountName ?? '')
  const [idCard, setIdCard] = useState(brought?.idCard ?? '')
  const [isTried, setTried] = useState(false)
  const check = useCommand(checkCredentials)
  const wrong = { name: sentenceOf(personName, accountName), idCard: sentenceOf(idCardRule, idCard) }

  const goOn = async () => {
    setTried(true)
    if (wrong.name || wrong.idCard) return
    if (!(await check.run({ accountName, idCard }))) return
    const claim: Claim = { ...brought, accountName, idCard }
    await go(accountPaths.otherMobileNew, { state: claim })
  }
  return (
    <GatePage
      title="身份验证"
      reason="请填写账号本人的姓名和身份证号，要和登记时一致。"
      submit="下一步"
      onSubmit={goOn}
    >
      <TextField
        label="姓名"
        autoComplete="name"
        value={accountName}
        onChange={event => setName(event.target.value)}
        error={isTried ? wrong.name : undefined}
      />
      <IdCardField label="身份证号" value={idCard} onChange={setIdCard} error={isTried ? wrong.idCard : undefined} />
    </GatePage>
  )
}
