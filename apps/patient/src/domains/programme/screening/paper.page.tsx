import { programmePages as pages } from '@nethos/contract/programme/programme.pages.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { Button } from '../../../controls/button.tsx'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { Page } from '../../../patterns/page.tsx'
import { beginQuestionnaire, FillIn, ForPerson } from '../../questionnaire/public.tsx'

/** 填写筛查表 and 住院患者筛查表: the form of the one whom the address names; begun with the first look at it. */
export default function ScreeningPaper() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const compatId = query.get('compatId')
  const isInpatient = pathname === pages.inpatientScreening.at
  if (compatId)
    return (
      <Paper
        personId={compatId}
        code={isInpatient ? 'inpatient-screening' : 'outpatient-screening'}
        about={query.get('dept') ?? ''}
      />
    )
  if (!isInpatient) return <Navigate to={pages.screening.at} replace />
  return (
    <Page>
      <ForPerson>{personId => <Chosen personId={personId} />}</ForPerson>
    </Page>
  )
}

function Chosen({ personId }: { personId: string }) {
  const navigate = useNavigate()
  return (
    <Button onClick={() => void navigate(pages.inpatientScreening.to({ compatId: personId }), { replace: true })}>
      开始填写
    </Button>
  )
}

function Paper({ personId, code, about }: { personId: string; code: string; about: string }) {
  const navigate = useNavigate()
  const begin = useCommand(beginQuestionnaire)
  const [assignmentId, setAssignmentId] = useState<string>()
  useEffect(() => {
    let isGone = false
    // The same form is found again while it is not sent: opening the page twice begins one.
    void begin.run({ personId, code, about }).then(begun => {
      if (!isGone && begun) setAssignmentId(begun.assignmentId)
    })
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each form
  }, [personId, code, about])
  const resultOf = (id: string) => `${pages.screeningRecord.at}?id=${encodeURIComponent(id)}`
  if (assignmentId === undefined)
    return (
      <Page>
        <Skeleton shape="form" />
      </Page>
    )
  return (
    <FillIn
      assignmentId={assignmentId}
      onSent={id => void navigate(resultOf(id), { replace: true })}
      resultAt={resultOf(assignmentId)}
    />
  )
}
