import { Navigate, useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { price } from '@nethos/contract/common/money.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import type { BillDetail } from '@nethos/contract/fees/fees.schemas.ts'
import { Button } from '../../../controls/button.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { bill } from '../fees.calls.ts'
import { BillView } from '../parts/bill-view.tsx'
import { useSettling } from '../parts/unpaid-list.tsx'

/** One outpatient bill; while it is unpaid with a button to pay. */
export default function BillPage() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const result = useServiceQuery(bill(id), { unless: id === '' })
  if (!id) return <Navigate to={feePages.outpatientFees.to({ tabIndex: 0 })} replace />
  return (
    <DetailPage detail={result} bar={result.value?.standing === 'to_pay' && <PayBar one={result.value} />}>
      {one => <BillView bill={one} />}
    </DetailPage>
  )
}

function PayBar({ one }: { one: BillDetail }) {
  const { settle, busy } = useSettling(one.person)
  return (
    <Button busy={busy} onClick={() => void settle([one])}>
      {`去缴费 ${price(one.totalCents)}`}
    </Button>
  )
}
