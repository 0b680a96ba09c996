import { Descriptions } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndSecond } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { Tag } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { Empty, Fault, Waiting } from '../../../patterns/states.tsx'
import { Ledger } from '../parts/ledger.tsx'
import { paymentColumns, timeOrDash } from '../parts/payment-columns.tsx'
import { RefundPart } from '../parts/refund-part.tsx'
import { requestColumns } from '../parts/request-columns.tsx'
import {
  order as orderOf,
  orders,
  type DeskOrder,
  type DeskRefund,
  type OrderDetail,
  type RefundRequest,
} from '../payment.calls.ts'
import { paymentLabel, paymentTones, payWayLabel, refundLabels, refundTones } from '../payment.words.ts'
import { DenseTable } from '../../../patterns/dense-table.tsx'

/** One payment, and all attempts to pay for the same thing. */
export default function OrderPage() {
  const { payNo = '' } = useParams()
  const { value, status, sentence, error, retry } = useServiceQuery(orderOf(payNo), { everyMs: 15_000 })
  return (
    <OfficePage
      title="订单详情"
      tools={
        <>
          {value && <RefundPart detail={value} />}
          <Link to="/orders">返回订单列表</Link>
        </>
      }
    >
      {value ? (
        <>
          <Payment detail={value} />
          <Requests requests={value.requests} />
          <Refunds refunds={value.refunds} />
          <Ledger entries={value.entries} />
          <SameThing order={value.order} />
        </>
      ) : error instanceof RefusedError ? (
        <Empty as="search" sentence="没有这个支付单" />
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </OfficePage>
  )
}

const Payment = ({ detail: { order, leftCents } }: { detail: OrderDetail }) => (
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
      { label: '患者', children: order.personName || '—' },
      { label: '医生或团队', children: order.docName || '—' },
      { label: '金额', children: price(order.amountCents) },
      { label: '优惠券抵扣', children: order.discountCents > 0 ? price(order.discountCents) : '—' },
      { label: '支付方式', children: payWayLabel(order.payChannel) },
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
      { label: '已退（含处理中）', children: order.refundedCents > 0 ? price(order.refundedCents) : '—' },
      { label: '还能退', children: leftCents > 0 ? price(leftCents) : '—' },
    ]}
  />
)

const Refunds = ({ refunds }: { refunds: DeskRefund[] }) =>
  refunds.length > 0 && (
    <section className="office__section">
      <h2>退款</h2>
      <DenseTable<DeskRefund>
        dataSource={refunds}
        rowKey="refundNo"
        columns={[
          { title: '退款单号', dataIndex: 'refundNo' },
          { title: '金额', key: 'amount', align: 'right', render: (_, row) => price(row.amountCents) },
          {
            title: '状态',
            key: 'state',
            render: (_, row) => <Tag tone={refundTones[row.refundState]}>{refundLabels[row.refundState]}</Tag>,
          },
          { title: '原因', dataIndex: 'reason' },
          { title: '平台答复', key: 'failure', render: (_, row) => row.failure ?? '—' },
          { title: '处理说明', key: 'note', render: (_, row) => row.note ?? '—' },
          { title: '申请时间', key: 'createdAt', render: (_, row) => dayAndSecond(row.createdAt) },
          { title: '完成时间', key: 'doneAt', render: (_, row) => timeOrDash(row.doneAt) },
        ]}
      />
    </section>
  )

/** What the staff gave back on their own, or asked to. */
const Requests = ({ requests }: { requests: RefundRequest[] }) =>
  requests.length > 0 && (
    <section className="office__section">
      <h2>工作人员办理的退款</h2>
      <DenseTable<RefundRequest> dataSource={requests} rowKey="requestId" columns={requestColumns} />
    </section>
  )

function SameThing({ order }: { order: DeskOrder }) {
  const [pageNum, toPage] = useState(1)
  const query = useServiceQuery(
    orders({ paymentState: '', payChannel: '', search: '', bizId: order.bizId, payNo: '' }, pageNum),
    { keepPrevious: true },
  )
  return (
    <section className="office__section">
      <h2>同一笔业务的全部支付单</h2>
      <PagedTable
        label="同一笔业务的支付单"
        query={query}
        columns={paymentColumns}
        rowKey={row => row.payNo}
        empty="没有支付单"
        emptyAs="filed"
        pageNum={pageNum}
        onPage={toPage}
      />
    </section>
  )
}
