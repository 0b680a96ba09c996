import { useLocation, useNavigate } from 'react-router'
import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { idCard as idCardRule } from '@nethos/contract/common/id-card.ts'
import { personName } from '@nethos/contract/common/text.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { run } from '@nethos/calls/command.ts'
import { TextField } from '../../../controls/text-field.tsx'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { checkCredentials } from '../account.calls.ts'
import type { Claim } from '../claim.ts'
import { IdCardField } from '../parts/id-card-field.tsx'

/** 身份验证, step 2 of 4. Whose number it is, only the last step tells, and only to its owner. */
export default function OtherMobileIdentityPage() {
  const go = useNavigate()
  const brought = useLocation().state as Claim | null
  const form = useForm({
    initial: { accountName: brought?.accountName ?? '', idCard: brought?.idCard ?? '' },
    rules: { accountName: personName, idCard: idCardRule },
    send: typed => run(checkCredentials, typed),
    onSent: async (_, typed) => {
      const claim: Claim = { ...brought, ...typed }
      await go(accountPages.otherMobileNew.at, { state: claim })
    },
  })
  return (
    <GatePage reason="请填写账号本人的姓名和身份证号，要和登记时一致。" submit="下一步" onSubmit={form.submit}>
      <TextField label="姓名" autoComplete="name" {...form.input('accountName')} />
      <IdCardField label="身份证号" {...form.field('idCard')} />
    </GatePage>
  )
}
