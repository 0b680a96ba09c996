import { Link, useParams } from 'react-router'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { complaint } from '../complaint.calls.ts'
import { ComplaintActions } from '../parts/complaint-actions.tsx'
import { ComplaintFacts } from '../parts/complaint-facts.tsx'
import { ComplaintConsult } from '../parts/complaint-consult.tsx'
import { ComplaintCourse } from '../parts/complaint-course.tsx'
import './letter.css'

/** One complaint: what the patient says, what was done, and what can be done next. */
export default function ComplaintPage() {
  const { feedbackId = '' } = useParams()
  const { value, status, sentence, retry } = useServiceQuery(complaint(feedbackId))
  useEvents(({ type, id }) => type === 'complaint' && id === feedbackId && retry())
  return (
    <OfficePage title="投诉详情" tools={<Link to="/complaints">返回投诉列表</Link>}>
      {value ? (
        <>
          <ComplaintFacts complaint={value} />
          <ComplaintActions key={value.complaintState} complaint={value} />
          {value.hasConsult && <ComplaintConsult feedbackId={feedbackId} />}
          <ComplaintCourse complaint={value} />
        </>
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </OfficePage>
  )
}
