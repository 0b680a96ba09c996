import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { ReportRow } from '@nethos/contract/reports/report.schemas.ts'
import { Tag } from '../../../controls/tag.tsx'
import { accessSentence, stateWord, toneOf } from './report-words.ts'
import './reports.css'

/** A report in a list: name, state, date, hospital, and what can be done now. */
export const ReportRowWords = ({ row }: { row: ReportRow }) => (
  <>
    <span className="reports__head">
      <strong>{row.reportName}</strong>
      <span>
        {row.isUnread && <Tag tone="danger">未读</Tag>} <Tag tone={toneOf[row.access]}>{stateWord(row)}</Tag>
      </span>
    </span>
    <span className="reports__line">
      {dayAndTime(row.datedAt)} · {row.hosName}
    </span>
    {accessSentence(row) && <span className="reports__line">{accessSentence(row)}</span>}
  </>
)
