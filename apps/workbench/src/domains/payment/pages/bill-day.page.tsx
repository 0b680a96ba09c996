import type { TableColumnsType } from 'antd'
import { Link, useParams } from 'react-router'
import { useAsked } from '@nethos/calls/query.ts'
import { dayAndTime, dayInWords, isDay } from '@nethos/contract/common/days.ts'
import { payWayLabels } from '@nethos/contract/payment/payment.rules.ts'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { SettleDifference } from '../parts/settle-difference.tsx'
import { billDifferences, type BillDifference } from '../payment.calls.ts'
import { differenceInWords } from '../payment.words.ts'
import './bill-day.css'

const columns: TableColumnsType<BillDifference> = [
  {
    title: '差异',
    key: 'what',
    render: (_, difference) => (
      <TwoLines first={differenceInWords(difference)} second={payWayLabels[difference.payChannel]} />
    ),
  },
  {
    title: '单号',
    key: 'numbers',
    render: (_, { payNo, refundNo }) => (
      <TwoLines first={<Link to={`/orders/${payNo}`}>{payNo}</Link>} second={refundNo && `退款 ${refundNo}`} />
    ),
  },
  { title: '发现时间', key: 'foundAt', render: (_, { foundAt }) => dayAndTime(foundAt) },
  {
    title: '处理',
    key: 'settle',
    className: 'bill-day__settle',
    render: (_, difference) => <Settled difference={difference} />,
  },
]

const Settled = ({ difference }: { difference: BillDifference }) =>
  difference.settledAt === null ? (
    <SettleDifference difference={difference} />
  ) : (
    <TwoLines first={difference.note} second={`${dayAndTime(difference.settledAt)} 已处理`} />
  )

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
