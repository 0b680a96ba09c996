import { dayOf } from '@nethos/contract/common/days.ts'
import type { Report } from '@nethos/contract/reports/report.schemas.ts'
import { Tag } from '../../../controls/tag.tsx'
import { accessSentence, stateWord, toneOf } from './report-words.ts'
import './heading.css'

/** Which report of whom, and how it stands where that is more than that it is there. */
export const Heading = ({ report }: { report: Report }) => {
  const note = accessSentence(report) || (report.state === 'preliminary' && '这是初步报告，正式报告出具后会通知您。')
  const isPlain = report.access === 'open' && report.state === 'final'
  return (
    <header className="report-heading">
      <h2 className="report-heading__name">
        {report.reportName} {!isPlain && <Tag tone={toneOf[report.access]}>{stateWord(report)}</Tag>}
      </h2>
      <p className="report-heading__whose">
        {report.personName} · {dayOf(report.datedAt)} · {report.hosName}
      </p>
      {note && <p>{note}</p>}
    </header>
  )
}
