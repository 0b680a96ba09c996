import { pathwayPages } from '@nethos/contract/pathway/pathway.pages.ts'
import { questionnairePages } from '@nethos/contract/questionnaire/questionnaire.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useLocation, useSearchParams } from 'react-router'
import { ButtonLink } from '../../../controls/button.tsx'
import { ResultPage } from '../../../patterns/result-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { Result } from '../parts/result.tsx'
import { questionnaireResult } from '../questionnaire.calls.ts'

/** 提交成功 and 随访结果: a thank-you, what it came to, and the way back to the list. */
export default function QuestionnaireResultPage() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const id = query.get('id')
  const isFollowUp = pathname === questionnairePages.followUpResult.at
  const list = isFollowUp ? questionnairePages.followUps : questionnairePages.list
  return (
    <ResultPage
      verdict="good"
      headline="提交成功，谢谢您的填写"
      links={
        <>
          <ButtonLink to={list.at} replace>
            返回列表
          </ButtonLink>
          {id && (
            <ButtonLink to={questionnairePages.detail.to({ id })} look="soft" replace>
              查看填写的内容
            </ButtonLink>
          )}
        </>
      }
    >
      {id ? <Came assignmentId={id} /> : <p>您的回答已经送到医院。</p>}
    </ResultPage>
  )
}

function Came({ assignmentId }: { assignmentId: string }) {
  const result = useServiceQuery(questionnaireResult(assignmentId))
  return (
    <Value of={result}>
      {submission => (
        <>
          <Result submission={submission} />
          {submission.pathwayTaskId && (
            <ButtonLink to={pathwayPages.task.to({ taskId: submission.pathwayTaskId })} look="soft" replace>
              返回诊疗计划
            </ButtonLink>
          )}
        </>
      )}
    </Value>
  )
}
