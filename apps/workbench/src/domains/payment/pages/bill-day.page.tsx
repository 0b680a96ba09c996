import { Segmented, type TableColumnsType } from 'antd'
import { Link, useParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime, dayInWords, isDay } from '@nethos/contract/common/days.ts'
import {
  differenceStateLabels,
  differenceStates,
  differenceStepLabels,
  type DifferenceState,
} from '@nethos/contract/payment/bill-desk.services.ts'
import { settleWayLabels } from '@nethos/contract/payment/bill.rules.ts'
import { payWayLabels } from '@nethos/contract/payment/payment.rules.ts'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { ConfirmDifference } from '../parts/confirm-difference.tsx'
import { SettleDifference } from '../parts/settle-difference.tsx'
import { billDifferences, differenceCounts, type BillDifference } from '../payment.calls.ts'
import { differenceInWords, differenceTones } from '../payment.words.ts'
import './bill-day.css'

const columns: TableColumnsType<BillDifference> = [
  {
    title: '差异',
    key: 'what',
    className: 'bill-day__what',
    render: (_, difference) => (
      <TwoLines
        first={differenceInWords(difference)}
        second={`${payWayLabels[difference.payChannel]} · ${difference.onDay}账单`}
      />
    ),
  },
  {
    title: '单号',
    key: 'numbers',
    render: (_, { payNo, refundNo }) => (
      <TwoLines first={<Link to={`/orders/${payNo}`}>{payNo}</Link>} second={refundNo && `退款 ${refundNo}`} />
    ),
  },
  {
    title: '状态',
    key: 'state',
    render: (_, { differenceState }) => (
      <Tag tone={differenceTones[differenceState]}>{differenceStateLabels[differenceState]}</Tag>
    ),
  },
  {
    title: '处理意见',
    key: 'how',
    className: 'bill-day__settle',
    render: (_, { way, note }) => (way ? <TwoLines first={settleWayLabels[way]} second={note} /> : '—'),
  },
  { title: '处理', key: 'actions', render: (_, difference) => <Actions difference={difference} /> },
]

function Actions({ difference }: { difference: BillDifference }) {
  if (difference.differenceState === 'open') return <SettleDifference difference={difference} />
  return difference.differenceState === 'waiting' ? <ConfirmDifference difference={difference} /> : '—'
}

/** What was done about it, and by whom. */
const Steps = ({ steps }: { steps: BillDifference['steps'] }) => (
  <ol className="bill-day__steps" aria-label="处理记录">
    {steps.map(({ step, by, way, note, at }) => (
      <li key={`${step} ${at}`}>
        {[dayAndTime(at), by, differenceStepLabels[step], way && settleWayLabels[way], note]
          .filter(Boolean)
          .join(' · ')}
      </li>
    ))}
  </ol>
)

const stepsOf = ({ steps }: BillDifference) => steps.length > 0 && <Steps steps={steps} />

/** Every day's differences stand under this address instead of a day. */
const everyDay = 'all'

/** What our books and the providers' bills say differently of one day, or of all; and what becomes of it. */
export default function BillDayPage() {
  const { onDay: named = '' } = useParams()
  const isKnown = named === everyDay || isDay(named)
  const onDay = named === everyDay ? '' : named
  const { value, pageNum, filter, toPage } = useFilters({ state: '' })
  const state = (differenceStates as readonly string[]).includes(value.state) ? (value.state as DifferenceState) : ''
  const query = useServiceQuery(billDifferences(onDay, state, pageNum), {
    keepPrevious: true,
    unless: !isKnown,
    everyMs: 30_000,
  })
  const counts = useServiceQuery(differenceCounts(onDay), {
    keepPrevious: true,
    unless: !isKnown,
    everyMs: 30_000,
  }).value
  if (!isKnown) return <Empty as="search" sentence="没有这一天的账单" />
  const all = counts && counts.open + counts.waiting + counts.settled
  return (
    <OfficePage
      title={onDay ? `${dayInWords(onDay)}的差异` : '全部差异'}
      tools={
        <>
          <Segmented<DifferenceState | ''>
            aria-label="差异状态"
            value={state}
            options={[
              { value: '', label: `全部 ${all ?? ''}` },
              ...differenceStates.map(one => ({
                value: one,
                label: `${differenceStateLabels[one]} ${counts?.[one] ?? ''}`,
              })),
            ]}
            onChange={state => filter({ state })}
          />
          <Link to="/bills">返回对账列表</Link>
        </>
      }
    >
      <PagedTable
        label="差异"
        query={query}
        columns={columns}
        rowKey={row => row.differenceId}
        expanded={stepsOf}
        empty={state ? '没有这种状态的差异' : onDay ? '这一天没有差异' : '没有差异'}
        emptyAs={state ? 'search' : 'done'}
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
