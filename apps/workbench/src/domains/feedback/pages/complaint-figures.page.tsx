import { Link } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PeriodFields, yearIn } from '../../../patterns/period.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { complaintFigures } from '../complaint.calls.ts'
import { ShownComplaints } from '../parts/complaint-figures.tsx'

/** 投诉统计: how many came, how soon they were answered, what was found, by month, way and doctor. */
export default function ComplaintFiguresPage() {
  const today = dayOf(serverNow())
  const { value, filter } = useFilters({ from: '', until: '' })
  const period = yearIn(value, today)
  const { fromDay, untilDay, wrong } = period
  return (
    <OfficePage
      title="投诉统计"
      tools={
        <>
          <PeriodFields period={period} today={today} onChange={filter} />
          <Link to="/complaints">返回投诉列表</Link>
        </>
      }
    >
      <p>按患者第一次提出的日期统计。按时答复：提出后5个工作日内第一次答复。</p>
      {wrong ? <Fault sentence={wrong} /> : <Figures period={{ fromDay, untilDay }} />}
    </OfficePage>
  )
}

function Figures({ period }: { period: { fromDay: string; untilDay: string } }) {
  const { value, status, sentence, retry } = useServiceQuery(complaintFigures(period), { keepPrevious: true })
  if (!value) return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting rows={8} />
  return <ShownComplaints figures={value} />
}
