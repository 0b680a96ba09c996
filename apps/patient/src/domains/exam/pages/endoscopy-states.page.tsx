import { useSearchParams } from 'react-router'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { ForPerson } from '../../questionnaire/public.tsx'
import { ofKind } from '../exam.calls.ts'
import { ExaminationRow } from '../parts/examination-row.tsx'
import { useExamNews } from '../parts/use-exam-news.ts'

/** 检查状态: the endoscopies of a person, each with how it stands. */
export default function EndoscopyStatesPage() {
  const [query] = useSearchParams()
  return (
    <Page>
      <ForPerson chosen={query.get('compatId')}>{personId => <Mine key={personId} personId={personId} />}</ForPerson>
    </Page>
  )
}

function Mine({ personId }: { personId: string }) {
  const result = useServiceQuery(ofKind(personId, 'endoscopy'))
  useExamNews('examination', result.retry)
  return (
    <Value of={result} shape="rows">
      {rows =>
        rows.length === 0 ? (
          <Empty sentence="暂无内镜检查" icon="scope" />
        ) : (
          rows.map(one => (
            <ExaminationRow
              key={one.examinationId}
              one={one}
              to={examPages.endoscopyState.to({ id: one.examinationId })}
            />
          ))
        )
      }
    </Value>
  )
}
