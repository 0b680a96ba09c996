import { questionnairePages as pages } from '@nethos/contract/questionnaire/questionnaire.pages.ts'
import type { QuestionnairePurpose } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { useLocation, useSearchParams } from 'react-router'
import { ButtonLink } from '../../../controls/button.tsx'
import { AssignmentList } from '../parts/assignment-list.tsx'

const purposesOf = (pathname: string): QuestionnairePurpose[] | undefined => {
  if (pathname === pages.inpatient.at) return ['inpatient']
  return pathname === pages.followUps.at ? ['followUp', 'scale'] : undefined
}

/** 问卷列表, 住院问卷, 随访问卷: of the person whom the address names, else of all. */
export default function ListOfQuestionnaires() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const purposes = purposesOf(pathname)
  const isFollowUp = pathname === pages.followUps.at
  const fillIn = isFollowUp
    ? pages.fillInFollowUp
    : pathname === pages.inpatient.at
      ? pages.fillInInpatient
      : pages.fillIn
  return (
    <AssignmentList
      personId={query.get('compatId')}
      {...(purposes ? { purposes } : {})}
      empty="暂无问卷"
      way={<ButtonLink to={pages.home.at}>去看看能填的问卷</ButtonLink>}
      fillIn={row => fillIn.to({ id: row.assignmentId })}
      result={row => (isFollowUp ? pages.followUpResult : pages.detail).to({ id: row.assignmentId })}
    />
  )
}
