import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import type { DeskOrder } from '../payment.calls.ts'
import { paymentLabel, paymentTones, refundLabels, refundTones, payWayLabel } from '../payment.words.ts'

export const timeOrDash = (at: number | null): string => (at === null ? '—' : dayAndTime(at))

/** The columns of a list of payments. */
export const paymentColumns: TableColumnsType<DeskOrder> = [
  { title: '支付单号', key: 'payNo', render: (_, { payNo }) => <Link to={`/orders/${payNo}`}>{payNo}</Link> },
  {
    title: '项目',
    key: 'subject',
    render: (_, { subject, docName }) => <TwoLines first={subject} second={docName} />,
  },
  { title: '患者', key: 'person', render: (_, { personName }) => personName || '—' },
  {
    title: '金额',
    key: 'amount',
    align: 'right',
    className: 'paged__number',
    render: (_, { amountCents }) => price(amountCents),
  },
  { title: '支付方式', key: 'way', render: (_, { payChannel }) => payWayLabel(payChannel) },
  {
    title: '状态',
    key: 'state',
    render: (_, { paymentState }) => <Tag tone={paymentTones[paymentState]}>{paymentLabel(paymentState)}</Tag>,
  },
  {
    title: '退款',
    key: 'refund',
    render: (_, { refundState, refundedCents, amountCents }) =>
      refundState ? (
        <TwoLines
          first={<Tag tone={refundTones[refundState]}>{refundLabels[refundState]}</Tag>}
          second={refundedCents < amountCents && `部分退款 ${price(refundedCents)}`}
        />
      ) : (
        '—'
      ),
  },
  { title: '下单时间', key: 'createdAt', render: (_, { createdAt }) => dayAndTime(createdAt) },
  { title: '支付时间', key: 'paidAt', render: (_, { paidAt }) => timeOrDash(paidAt) },
]
