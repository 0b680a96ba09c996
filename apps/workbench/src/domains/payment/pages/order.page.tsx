import { Descriptions } from 'antd'
import { Link, useParams } from 'react-router'
import { useAsked } from '@nethos/calls/query.ts'
import { dayAndSecond } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { payWayLabels } from '@nethos/contract/payment/payment.rules.ts'
import { Tag } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { Empty, Fault, Waiting } from '../../../patterns/states.tsx'
import { paymentColumns } from '../parts/payment-columns.tsx'
import { orders, type DeskOrder } from '../payment.calls.ts'
import { paymentLabel, paymentTones, refundLabels, refundTones } from '../payment.words.ts'

/** One payment, and all attempts to pay for the same thing. */
export default function OrderPage() {
  const { payNo = '' } = useParams()
  const { value, status, sentence, retry } = useAsked(orders({ paymentState: '', bizId: '', payNo }, 1))
  const order = value?.rows[0]
  return (
    <OfficePage title="订单详情" tools={<Link to="/orders">返回订单列表</Link>}>
      {order ? (
        <>
          <Payment order={order} />
          <SameThing order={order} />
        </>
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : value ? (
        <Empty sentence="没有这个支付单" />
      ) : (
        <Waiting />
      )}
    </OfficePage>
  )
}

const Payment = ({ order }: { order: DeskOrder }) => (
  <Descriptions
    className="office__facts"
    bordered
    column={{ xs: 1, sm: 1, md: 2 }}
    items={[
      { label: '支付单号', children: order.payNo },
      {
        label: '状态',
        children: <Tag tone={paymentTones[order.paymentState]}>{paymentLabel(order.paymentState)}</Tag>,
      },
      { label: '项目', children: order.subject },
      { label: '金额', children: price(order.amountCents) },
      { label: '支付方式', children: payWayLabels[order.payChannel] },
      { label: '平台单号', children: order.providerNo ?? '—' },
      { label: '下单时间', children: dayAndSecond(order.createdAt) },
      { label: '支付时间', children: order.paidAt === null ? '—' : dayAndSecond(order.paidAt) },
      { label: order.bizType === 'consult' ? '咨询编号' : '业务编号', children: order.bizId },
      {
        label: '退款',
        children: order.refundState ? (
          <Link to="/refunds">
            <Tag tone={refundTones[order.refundState]}>{refundLabels[order.refundState]}</Tag>
          </Link>
        ) : (
          '没有退款'
        ),
      },
    ]}
  />
)

function SameThing({ order }: { order: DeskOrder }) {
  const asked = useAsked(orders({ paymentState: '', bizId: order.bizId, payNo: '' }, 1))
  return (
    <section className="office__section">
      <h2>同一笔业务的全部支付单</h2>
      <PagedTable
        label="同一笔业务的支付单"
        asked={asked}
        columns={paymentColumns}
        rowKey={row => row.payNo}
        empty="没有支付单"
        pageNum={1}
        onPage={() => undefined}
      />
    </section>
  )
}
