import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { OfficePage } from '../../../../patterns/office-page.tsx'
import { PeriodFields, periodIn, type ChosenPeriod } from '../../../../patterns/period.tsx'
import { Fault, Waiting } from '../../../../patterns/states.tsx'
import { useFilters } from '../../../../patterns/use-filters.ts'
import { myFigures } from '../figures.calls.ts'
import { OwnQuality } from '../parts/own-quality.tsx'
import { OwnReviews } from '../parts/own-reviews.tsx'
import { ExportFigures } from '../parts/export-figures.tsx'
import { ShownFigures } from '../parts/shown-figures.tsx'

/** 接诊统计: one's own consults, ratings and income. */
export default function MyFiguresPage() {
  const today = dayOf(serverNow())
  const { value, filter } = useFilters({ from: '', until: '' })
  const period = periodIn(value, today, 30)
  const { fromDay, untilDay, wrong } = period
  return (
    <OfficePage
      title="接诊统计"
      tools={
        <>
          <PeriodFields period={period} today={today} onChange={filter} />
          {!wrong && <ExportFigures fromDay={fromDay} untilDay={untilDay} />}
        </>
      }
    >
      <p>统计向您本人提出的咨询，不含团队咨询。金额以账本为准：咨询答复并结束后计入收入，之后的退款从收入中减去。</p>
      {wrong ? <Fault sentence={wrong} /> : <Mine period={period} />}
      <OwnReviews />
      <OwnQuality />
    </OfficePage>
  )
}

function Mine({ period }: { period: ChosenPeriod }) {
  const { value, status, sentence, retry } = useServiceQuery(myFigures(period), { keepPrevious: true })
  if (value) return <ShownFigures figures={value} />
  return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting rows={8} />
}
