import { questionnairePages } from '@nethos/contract/questionnaire/questionnaire.pages.ts'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { FillIn } from '../parts/fill-in.tsx'

/** 填写问卷, 填写住院问卷, 填写随访问卷: the same questions, and another page afterwards for the follow-ups. */
export default function FillInPage() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const id = query.get('id')
  if (!id) return <Navigate to={questionnairePages.home.at} replace />
  const isFollowUp = pathname === questionnairePages.fillInFollowUp.at
  const result = isFollowUp ? questionnairePages.followUpResult : questionnairePages.sent
  return (
    <FillIn
      assignmentId={id}
      onSent={sent => void navigate(result.to({ id: sent }), { replace: true })}
      resultAt={questionnairePages.detail.to({ id })}
    />
  )
}
