import { useServiceQuery } from '@nethos/calls/query.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Result, questionnaireResult } from '../../questionnaire/public.tsx'
import { useField, type PlaceProps } from '../use-place.ts'

/** 评估结果: the score with its level and advice, and the way back. */
export default function ProgrammeResult({ place: { code } }: PlaceProps) {
  const query = useServiceQuery(questionnaireResult(useField('id')))
  return (
    <DetailPage
      detail={query}
      bar={
        <ButtonLink to={placeLink(code, 'followUps')} replace>
          返回随访
        </ButtonLink>
      }
    >
      {submission => <Result submission={submission} />}
    </DetailPage>
  )
}
