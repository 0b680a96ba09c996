import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { surveyCode } from '@nethos/contract/exam/item-order.status.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { Page } from '../../../patterns/page.tsx'
import { beginQuestionnaire, FillIn } from '../../questionnaire/public.tsx'

/** 流行病学调查: by the engine of questionnaires; sent, it leads on to the items. */
export default function SurveyPage() {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  return personId === '' ? <Navigate to={examPages.epidemicPerson.at} replace /> : <Survey personId={personId} />
}

function Survey({ personId }: { personId: string }) {
  const navigate = useNavigate()
  const begin = useCommand(beginQuestionnaire)
  const [assignmentId, setAssignmentId] = useState<string>()
  useEffect(() => {
    let isGone = false
    // The same form is found again while it is not sent: opening the page twice begins one.
    void begin.run({ personId, code: surveyCode }).then(begun => {
      if (!isGone && begun) setAssignmentId(begun.assignmentId)
    })
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each person
  }, [personId])
  if (assignmentId === undefined)
    return (
      <Page>
        <Skeleton shape="form" />
      </Page>
    )
  const items = examPages.epidemicItems.to({ compatId: personId })
  return <FillIn assignmentId={assignmentId} onSent={() => void navigate(items, { replace: true })} resultAt={items} />
}
