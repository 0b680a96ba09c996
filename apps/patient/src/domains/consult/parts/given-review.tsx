import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { consultRefusals } from '@nethos/contract/consult/consult.refusals.ts'
import type { ConsultDetail } from '@nethos/contract/consult/consult.schemas.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { ReviewItem } from '../../doctors/public.tsx'
import { givenReview } from '../consult.calls.ts'

/** What the patient has said of a consult; or that nothing can be said of it now. */
export function GivenReview({ consult: { consultId, consultType, consulterName } }: { consult: ConsultDetail }) {
  const given = useServiceQuery(givenReview(consultId))
  return (
    <Value of={given}>
      {review =>
        review ? (
          <Card title="您的评价">
            <ReviewItem review={{ ...review, moduleType: consultType, patientName: consulterName }} />
          </Card>
        ) : (
          <Empty sentence={consultRefusals.cannot_review.sentence} icon="star">
            <ButtonLink to={consultPages.consult.to({ consultId })} look="soft" replace>
              查看咨询
            </ButtonLink>
          </Empty>
        )
      }
    </Value>
  )
}
