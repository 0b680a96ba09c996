import { useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { bill, BillView } from '../../fees/public.tsx'

/** 费用明细: what was charged, and the total; while it is unpaid with the way to the cashier. */
export default function TumourFee() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const result = useServiceQuery(bill(id))
  return (
    <DetailPage
      detail={result}
      bar={result.value?.standing === 'to_pay' && <ButtonLink to={feePages.unpaidBill.to({ id })}>去缴费</ButtonLink>}
    >
      {one => <BillView bill={one} />}
    </DetailPage>
  )
}
