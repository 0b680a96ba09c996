import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import type { FeeOrder } from '@nethos/contract/fees/fees.schemas.ts'
import { Notice } from '../../../controls/notice.tsx'
import { PayDeadline } from '../../../patterns/pay-deadline.tsx'
import { PayPage } from '../../../patterns/pay-page.tsx'
import { useCashier } from '../../payment/public.tsx'
import { payOrder } from '../fees.calls.ts'
import { ItemsCard } from './items.tsx'
import { ShareCard } from './share-card.tsx'

interface OrderCheckoutProps {
  order: FeeOrder
  title?: string
  /** The page that the cashier comes back to: an address of our own. */
  wayBack: string
  /** It may be paid now, or over: the page asks anew. */
  onChange: () => void
  onLeave: () => void
}

/** What the insurance pays, what is left, by what, and the way to the cashier. */
export function OrderCheckout({ order, title, wayBack, onChange, onLeave }: OrderCheckoutProps) {
  const [until] = useState(() => serverNow() + order.payWaitSeconds * 1000)
  const isCovered = order.ownCents === 0
  const cashier = useCashier({ wayBack, onReturn: onChange, isCovered })
  const opening = useCommand(payOrder, error => {
    if (cashier.refused(error)) return true
    onChange()
    return false
  })
  const start = () =>
    cashier.open(chosen => opening.run({ orderId: order.orderId, totalCents: order.totalCents, ...chosen }))
  return (
    <PayPage
      title={title}
      amountCents={order.ownCents}
      pay={isCovered ? '确认结算' : '确认支付'}
      onPay={start}
      leave={{
        title: '确定不支付吗？',
        text: '账单仍会保留，可稍后再来缴费，也可以到医院窗口缴费。',
        stay: '继续支付',
        leave: '暂不支付',
        onLeave,
      }}
      notice={<PayDeadline until={until} now={serverNow} onEnd={onChange} after="超时需重新结算" />}
    >
      {order.hasFailed && <Notice tone="danger">上次支付没有成功，请重新支付。</Notice>}
      <ShareCard {...order} />
      {order.bills.map(one =>
        one.items.length > 0 && order.what === 'outpatient' ? (
          <ItemsCard key={one.settleNo} items={one.items} totalCents={one.totalCents} />
        ) : null,
      )}
      {isCovered && (
        <Notice tone="good">
          {order.prepaidCents > 0
            ? '预缴金足够支付个人部分，多余的会自动退回。'
            : '医保已支付全部费用，不用再付，点“确认结算”即可。'}
        </Notice>
      )}
      {cashier.ways}
      <Notice tone="quiet">支付后由医院确认收费。医院30分钟内没有确认的，钱会自动退回。</Notice>
    </PayPage>
  )
}
