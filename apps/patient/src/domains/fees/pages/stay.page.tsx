import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import type { StayDetail } from '@nethos/contract/fees/fees.schemas.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { settleStay, stay } from '../fees.calls.ts'
import { Categories } from '../parts/categories.tsx'
import { PersonCard } from '../parts/person-card.tsx'
import { ReceiptButton } from '../parts/receipt-button.tsx'
import { ShareCard } from '../parts/share-card.tsx'
import { StayCard } from '../parts/stay-lines.tsx'

/** 住院费用明细: a stay by kinds of charges; when the ward is done, settling it. */
export default function StayPage() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const result = useServiceQuery(stay(id), { unless: id === '' })
  if (!id) return <Navigate to={feePages.inpatientFees.to({ tabIndex: 0 })} replace />
  return (
    <DetailPage detail={result} bar={result.value && <StayBar one={result.value} />}>
      {one => (
        <>
          <StayCard stay={one.stay} />
          {one.settled && <ShareCard {...one.settled} totalCents={one.stay.totalCents} />}
          {one.settled?.settleNo && <ReceiptButton settleNo={one.settled.settleNo} />}
          {one.settled?.orderId && (
            <ButtonLink to={feePages.paidBill.to({ id: one.settled.orderId })} look="soft">
              查看结算与退款
            </ButtonLink>
          )}
          <Categories of={one} />
          <PersonCard person={one.person} />
        </>
      )}
    </DetailPage>
  )
}

function StayBar({ one }: { one: StayDetail }) {
  const go = useNavigate()
  const settling = useCommand(settleStay)
  const { stayState, stayId } = one.stay
  const compatId = one.person.personId
  const settle = async () => {
    const isSure = await confirm({
      title: '现在办理出院结算吗？',
      text: '结算后住院费用不再变动，预缴金多退少补。',
      yes: '去结算',
    })
    const made = isSure && (await settling.run({ stayId }))
    if (made) void go(feePages.paidBill.to({ id: made.orderId }))
  }
  if (stayState === 'settled') return null
  return stayState === 'open' ? (
    <ButtonLink to={feePages.deposit.to({ compatId })}>住院预缴</ButtonLink>
  ) : (
    <Button busy={settling.isBusy} onClick={() => void settle()}>
      出院结算
    </Button>
  )
}
