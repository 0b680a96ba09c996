import { programmePages as pages } from '@nethos/contract/programme/programme.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../controls/button.tsx'
import { StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { AssignmentList, questionnaireResult, Result } from '../../questionnaire/public.tsx'

/** 筛查记录: the forms that were filled in; with `id` what one of them came to. */
export default function ScreeningRecord() {
  const [query] = useSearchParams()
  const id = query.get('id')
  if (id) return <One assignmentId={id} />
  return (
    <AssignmentList
      purposes={['screening']}
      empty="暂无筛查记录"
      way={<ButtonLink to={pages.screening.at}>去填写</ButtonLink>}
      fillIn={row =>
        row.code === 'inpatient-screening'
          ? pages.inpatientScreening.to({ compatId: row.personId })
          : `${pages.screeningPaper.to({ compatId: row.personId })}&dept=${encodeURIComponent(row.about)}`
      }
      result={row => `${pages.screeningRecord.at}?id=${encodeURIComponent(row.assignmentId)}`}
    />
  )
}

function One({ assignmentId }: { assignmentId: string }) {
  const asked = useServiceQuery(questionnaireResult(assignmentId))
  return (
    <DetailPage detail={asked}>
      {submission => (
        <>
          {submission.flags.length === 0 && (
            <StatusLine word="筛查通过" tone="good">
              就诊时请出示此页。
            </StatusLine>
          )}
          <Result submission={submission} />
        </>
      )}
    </DetailPage>
  )
}
