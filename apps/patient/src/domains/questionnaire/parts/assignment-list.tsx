import { dayOf } from '@nethos/contract/common/days.ts'
import type { AssignmentRow } from '@nethos/contract/questionnaire/questionnaire.schemas.ts'
import { assignmentStates, isToFill } from '@nethos/contract/questionnaire/questionnaire.status.ts'
import { useRows } from '@nethos/calls/query.ts'
import { Tag } from '../../../controls/tag.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { questionnaires, type ListedOf } from '../questionnaire.calls.ts'
import './questionnaire.css'

interface AssignmentListProps extends ListedOf {
  title?: string
  empty: string
  /** Where one that is to be filled in leads, and one that was. */
  fillIn: (row: AssignmentRow) => string
  result: (row: AssignmentRow) => string
  way?: React.ReactNode
}

/** Questionnaires to fill in, then those that were: a whole page, for whichever domain asks. */
export function AssignmentList({ title, empty, fillIn, result, way, ...of }: AssignmentListProps) {
  const rows = useRows(questionnaires(of))
  return (
    <ListPage title={title} rows={rows} empty={empty} icon="edit" way={way}>
      {row => (
        <Row
          key={row.assignmentId}
          {...(isToFill(row.state) || row.state === 'submitted'
            ? { to: isToFill(row.state) ? fillIn(row) : result(row) }
            : {})}
        >
          <AssignmentWords row={row} />
        </Row>
      )}
    </ListPage>
  )
}

const AssignmentWords = ({ row }: { row: AssignmentRow }) => (
  <>
    <span className="assignment__head">
      <strong>{row.title}</strong>
      <Tag tone={isToFill(row.state) ? 'warn' : row.state === 'submitted' ? 'good' : 'quiet'}>
        {assignmentStates[row.state].label}
      </Tag>
    </span>
    <span className="assignment__line">
      {row.personName}
      {row.about && ` · ${row.about}`}
      {row.resultTitle && ` · ${row.resultTitle}`}
    </span>
    <span className="assignment__line">
      {row.submittedAt === null ? dayOf(row.createdAt) : `${dayOf(row.submittedAt)} 填写`}
      {isToFill(row.state) && row.answerBy !== null && `，请在${dayOf(row.answerBy)}前填写`}
    </span>
  </>
)
