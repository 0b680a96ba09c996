import { questionnairePages } from '@nethos/contract/questionnaire/questionnaire.pages.ts'
import { visibleItems } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { Submission } from '@nethos/contract/questionnaire/questionnaire.schemas.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Navigate, useSearchParams } from 'react-router'
import { Pictures } from '../../../controls/pictures.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { answerWords } from '@nethos/contract/questionnaire/questionnaire.words.ts'
import { Result } from '../parts/result.tsx'
import { questionnaireResult } from '../questionnaire.calls.ts'

/** 问卷详情: each question with what was answered, and what it came to. */
export default function DetailOfQuestionnaire() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <Detail assignmentId={id} /> : <Navigate to={questionnairePages.list.at} replace />
}

function Detail({ assignmentId }: { assignmentId: string }) {
  const result = useServiceQuery(questionnaireResult(assignmentId))
  return (
    <DetailPage title={result.value?.title} detail={result}>
      {submission => (
        <>
          <Result submission={submission} />
          <Given submission={submission} />
        </>
      )}
    </DetailPage>
  )
}

const Given = ({ submission: { document, answers, attaList } }: { submission: Submission }) => (
  <Card title="填写的内容">
    <dl>
      {visibleItems(document, answers)
        .filter(item => item.kind !== 'note')
        .map(item => (
          <div key={item.id} className="given">
            <dt className="questionnaire__help">{item.text}</dt>
            <dd>{answerWords(item, answers[item.id])}</dd>
          </div>
        ))}
    </dl>
    {attaList.length > 0 && (
      <Pictures pictures={attaList.map(({ url }) => ({ src: url, thumb: `${url}&size=small` }))} />
    )}
  </Card>
)
