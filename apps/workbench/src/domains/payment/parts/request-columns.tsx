import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { refundRequestStates } from '@nethos/contract/payment/refund-request.status.ts'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import type { RefundRequest } from '../payment.calls.ts'
import { requestTones } from '../payment.words.ts'
import { RequestActions } from './request-actions.tsx'
import '../pages/refunds.css'

/** The columns of a list of parts that the staff gave back or asked to. */
export const requestColumns: TableColumnsType<RefundRequest> = [
  {
    title: '状态',
    key: 'state',
    render: (_, { requestState, note }) => (
      <div className="refunds__state">
        <Tag tone={requestTones[requestState]}>{refundRequestStates[requestState].label}</Tag>
        {note && <p className="refunds__why">{note}</p>}
      </div>
    ),
  },
  {
    title: '金额',
    key: 'amount',
    align: 'right',
    className: 'paged__number',
    render: (_, { amountCents }) => price(amountCents),
  },
  {
    title: '原因',
    key: 'reason',
    className: 'refunds__what',
    render: (_, { reason, subject, payNo }) => (
      <TwoLines first={reason} second={<Link to={`/orders/${payNo}`}>{subject}</Link>} />
    ),
  },
  {
    title: '提交',
    key: 'asked',
    render: (_, { askedBy, askedAt }) => <TwoLines first={askedBy} second={dayAndTime(askedAt)} />,
  },
  {
    title: '复核',
    key: 'decided',
    render: (_, { requestState, decidedBy, decidedAt }) =>
      requestState === 'waiting' || decidedAt === null ? (
        '—'
      ) : (
        <TwoLines first={decidedBy || '无需复核'} second={dayAndTime(decidedAt)} />
      ),
  },
  { title: '处理', key: 'actions', render: (_, request) => <RequestActions request={request} /> },
]
