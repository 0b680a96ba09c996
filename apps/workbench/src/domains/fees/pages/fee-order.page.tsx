import { Descriptions, type TableColumnsType } from 'antd'
import { Link, useParams } from 'react-router'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import type { FeeOrder } from '@nethos/contract/fees/fees.schemas.ts'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { DenseTable } from '../../../patterns/dense-table.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Empty, Fault, Waiting } from '../../../patterns/states.tsx'
import { deskOrder } from '../fees.calls.ts'
import { billTones, whatLabels } from '../fees.words.ts'
import { RetryBill } from '../parts/retry-bill.tsx'

type Bill = FeeOrder['bills'][number]

const columns: TableColumnsType<Bill> = [
  { title: '账单', key: 'bill', render: (_, { title, billNo }) => <TwoLines first={title} second={billNo} /> },
  { title: '合计', key: 'total', align: 'right', render: (_, { totalCents }) => price(totalCents) },
  { title: '统筹', key: 'pooled', align: 'right', render: (_, { pooledCents }) => price(pooledCents) },
  { title: '个账', key: 'account', align: 'right', render: (_, { accountCents }) => price(accountCents) },
  { title: '个人', key: 'own', align: 'right', render: (_, { ownCents }) => price(ownCents) },
  {
    title: '状态',
    key: 'state',
    render: (_, { billState, stateLabel, reason }) => (
      <TwoLines first={<Tag tone={billTones[billState]}>{stateLabel}</Tag>} second={reason} />
    ),
  },
  { title: '票据号', dataIndex: 'receiptNo' },
  {
    title: '处理',
    key: 'actions',
    render: (_, { settleNo, billState }) => <RetryBill settleNo={settleNo} billState={billState} />,
  },
]

/** What somebody has paid at once, and what has become of each bill in it. */
export default function FeeOrderPage() {
  const { orderId = '' } = useParams()
  const { value, status, sentence, error, retry } = useServiceQuery(deskOrder(orderId), { everyMs: 15_000 })
  return (
    <OfficePage title="缴费详情" tools={<Link to="/fees">返回账单列表</Link>}>
      {value ? (
        <>
          <Facts order={value} />
          <DenseTable<Bill>
            aria-label="账单"
            chosenAs="缴费的账单"
            dataSource={value.bills}
            columns={columns}
            rowKey="settleNo"
          />
        </>
      ) : error instanceof RefusedError ? (
        <Empty as="search" sentence="没有这笔缴费" />
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </OfficePage>
  )
}

const Facts = ({ order }: { order: FeeOrder }) => (
  <Descriptions
    className="office__facts"
    bordered
    column={{ xs: 1, sm: 1, md: 2 }}
    items={[
      { label: '就诊人', children: order.person.personName },
      { label: '医院', children: order.person.hosName },
      { label: '项目', children: whatLabels[order.what] },
      { label: '状态', children: order.stateLabel },
      { label: '合计', children: price(order.totalCents) },
      { label: '个人支付', children: `${price(order.ownCents)} ${order.payWay}` },
      { label: '支付时间', children: order.paidAt === null ? '—' : dayAndTime(order.paidAt) },
      {
        label: '退回',
        children: order.backCents > 0 ? `${price(order.backCents)}，预计${order.backExpectedOn}前到账` : '—',
      },
    ]}
  />
)
