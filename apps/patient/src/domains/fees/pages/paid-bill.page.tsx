import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { bill, order } from '../fees.calls.ts'
import { BillView } from '../parts/bill-view.tsx'
import { OrderCheckout } from '../parts/order-checkout.tsx'
import { OrderView } from '../parts/order-view.tsx'

/** A paid bill by the hospital's number, or what is paid at once by ours: the cashier comes back here. */
export default function PaidBillPage() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  if (!id) return <Navigate to={feePages.outpatientFees.to({ tabIndex: 1 })} replace />
  return id.includes('.') ? <Bill billId={id} /> : <Order orderId={id} />
}

function Bill({ billId }: { billId: string }) {
  return <DetailPage detail={useServiceQuery(bill(billId))}>{one => <BillView bill={one} />}</DetailPage>
}

/** So often it is asked whether the hospital has it. */
const askEveryMs = 3_000

function Order({ orderId }: { orderId: string }) {
  const first = useServiceQuery(order(orderId))
  const state = first.value?.orderState
  const result = useServiceQuery(order(orderId), state === 'paid' ? { everyMs: askEveryMs } : {})
  const go = useNavigate()
  const one = result.value
  if (one?.orderState === 'open') {
    const leave = () =>
      void go(feePages.unpaidBills.to({ compatId: one.person.personId, hosid: one.person.hosId }), { replace: true })
    return (
      <OrderCheckout
        order={one}
        title="缴费"
        wayBack={feePages.paidBill.to({ id: orderId })}
        onChange={result.retry}
        onLeave={leave}
      />
    )
  }
  return (
    <DetailPage title={one && one.orderState !== 'done' ? one.stateLabel : undefined} detail={result}>
      {found => (
        <>
          {(found.orderState === 'lapsed' || found.orderState === 'dropped') && (
            <Notice tone="warn">
              {found.stateLabel}。没有扣款，账单仍可缴费。
              <ButtonLink to={feePages.unpaidBills.to({ compatId: found.person.personId })} look="soft" replace>
                重新选择账单
              </ButtonLink>
            </Notice>
          )}
          <OrderView order={found} />
        </>
      )}
    </DetailPage>
  )
}
