import { useState } from 'react'
import { useNavigate } from 'react-router'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { voucherCode } from '@nethos/contract/checkup/checkup.rules.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button } from '../../../controls/button.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { ForPerson } from '../../questionnaire/public.tsx'
import { claimVoucher, vouchers } from '../checkup.calls.ts'
import { VoucherRow } from '../parts/voucher-row.tsx'

/** 团体体检: what companies have ordered for one's people, and a code to claim one with. */
export default function TeamCheckupsPage() {
  const query = useServiceQuery(vouchers())
  return (
    <Page>
      <Value of={query} shape="rows">
        {rows => (
          <>
            {rows.length === 0 && (
              <Card>
                <p>没有找到您的团体体检。实名认证后按身份证号自动查找，也可以用单位给的兑换码领取。</p>
              </Card>
            )}
            {rows.map(one => (
              <VoucherRow key={one.voucherId} one={one} />
            ))}
          </>
        )}
      </Value>
      <ForPerson>{personId => <Claim key={personId} personId={personId} />}</ForPerson>
    </Page>
  )
}

function Claim({ personId }: { personId: string }) {
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const claiming = useCommand(claimVoucher)
  const claim = async () => {
    const checked = voucherCode.safeParse(code)
    if (!checked.success) return toast('兑换码是12位字母和数字，请核对')
    const claimed = await claiming.run({ personId, code: checked.data })
    if (claimed) void navigate(checkupPages.teamCheckup.to({ id: claimed.voucherId }))
  }
  return (
    <Card title="用兑换码领取">
      <TextField
        label="兑换码"
        value={code}
        onChange={event => setCode(event.target.value)}
        placeholder="单位给的12位兑换码"
      />
      <p className="checkup-quiet">兑换码只能给名单上的本人使用。</p>
      <Button look="soft" onClick={claim} disabled={code.trim() === ''} throttle>
        领取
      </Button>
    </Card>
  )
}
