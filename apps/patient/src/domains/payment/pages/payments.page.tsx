import { doctorFirstPages } from '@nethos/contract/doctors/doctors-first.pages.ts'
import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import { Link, useSearchParams } from 'react-router'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import { orderStateLabels, type OrderRow, type OrderState } from '@nethos/contract/payment/payment.schemas.ts'
import { payWayLabels } from '@nethos/contract/payment/payment.rules.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Price } from '../../../controls/price.tsx'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { orders } from '../payment.calls.ts'
import { RefundPage } from './refund.page.tsx'
import './payments.page.css'

const tones: Readonly<Record<OrderState, Tone>> = {
  waiting: 'warn',
  paid: 'good',
  partly: 'warn',
  refunding: 'brand',
  refunded: 'quiet',
}

/** 我的缴费; with a consultId where the money of that consult is. */
export default function PaymentsPage() {
  const [query] = useSearchParams()
  const consultId = query.get('consultId')
  return consultId ? <RefundPage consultId={consultId} /> : <Payments />
}

function Payments() {
  const rows = useRows(orders())
  return (
    <ListPage
      rows={rows}
      empty="暂无缴费记录"
      icon="wallet"
      action={<Link to={paymentPages.invoices.at}>电子发票</Link>}
      way={
        <ButtonLink to={doctorFirstPages.doctors.at} look="soft">
          去问医生
        </ButtonLink>
      }
    >
      {order => <Order key={order.payNo} order={order} />}
    </ListPage>
  )
}

const wayOf = (order: OrderRow): string =>
  order.refundCents > 0
    ? paymentPages.payments.to({ consultId: order.bizId })
    : order.consultId
      ? consultPages.consult.to({ consultId: order.consultId })
      : paymentPages.payments.at

const refundWords = ({ refundCents, returnedCents }: OrderRow): string =>
  returnedCents === refundCents ? `已退回${yuan(refundCents)}元` : `退回${yuan(refundCents)}元，处理中`

const Order = ({ order }: { order: OrderRow }) => (
  <Row to={wayOf(order)}>
    <p className="payments__head">
      <strong>{order.subject}</strong>
      <Tag tone={tones[order.orderState]}>{orderStateLabels[order.orderState]}</Tag>
    </p>
    <p className="payments__line">
      <span>{[order.docName, order.personName].filter(Boolean).join(' · ')}</span>
      <Price cents={order.feeCents} />
    </p>
    {order.orderState === 'partly' && <p className="payments__line">{refundWords(order)}</p>}
    <p className="payments__quiet">
      {[
        dayAndTime(order.paidAt ?? order.createdAt),
        order.payChannel && payWayLabels[order.payChannel],
        order.couponCents > 0 && `优惠券抵扣${yuan(order.couponCents)}元`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  </Row>
)
