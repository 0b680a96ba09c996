import type { TableColumnsType } from 'antd'
import { Link, useParams } from 'react-router'
import { useAsked } from '@nethos/calls/query.ts'
import { dayAndTime, dayInWords, isDay } from '@nethos/contract/common/days.ts'
import { payWayLabels } from '@nethos/contract/payment/payment.rules.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { SettleDifference } from '../parts/settle-difference.tsx'
import { billDifferences, type BillDifference } from '../payment.calls.ts'
import { differenceInWords } from '../payment.words.ts'

const columns: TableColumnsType<BillDifference> = [
  { title: '差异', key: 'what', render: (_, difference) => differenceInWords(difference) },
  { title: '支付方式', key: 'way', render: (_, { payChannel }) => payWayLabels[payChannel] },
  { title: '支付单号', key: 'payNo', render: (_, { payNo }) => <Link to={`/orders/${payNo}`}>{payNo}</Link> },
  { title: '退款单号', key: 'refundNo', render: (_, { refundNo }) => refundNo || '—' },
  { title: '发现时间', key: 'foundAt', render: (_, { foundAt }) => dayAndTime(foundAt) },
  {
    title: '处理',
    key: 'settle',
    render: (_, difference) =>
      difference.settledAt === null ? (
        <SettleDifference difference={difference} />
      ) : (
        `${dayAndTime(difference.settledAt)} ${difference.note ?? ''}`
      ),
  },
]

/** What our books and the providers' bills say differently of one day. */
export default function BillDayPage() {
  const { onDay = '' } = useParams()
  const { pageNum, toPage } = useFilters({})
  const asked = useAsked(billDifferences(onDay, pageNum), { keep: true, unless: !isDay(onDay) })
  if (!isDay(onDay)) return <Empty sentence="没有这一天的账单" />
  return (
    <OfficePage title={`${dayInWords(onDay)}的差异`} tools={<Link to="/bills">返回对账列表</Link>}>
      <PagedTable
        label="差异"
        asked={asked}
        columns={columns}
        rowKey={row => row.differenceId}
        empty="这一天没有差异"
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
