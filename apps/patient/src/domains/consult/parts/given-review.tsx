import { useAsked } from '@nethos/calls/query.ts'
import { consultPage } from '@nethos/contract/consult/consult.paths.ts'
import { consultRefusals } from '@nethos/contract/consult/consult.refusals.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Stars } from '../../../controls/stars.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { givenReview } from '../consult.calls.ts'

/** What the patient has said of a consult; or that nothing can be said of it now. */
export function GivenReview({ consultId }: { consultId: string }) {
  const given = useAsked(givenReview(consultId))
  return (
    <Value of={given}>
      {review =>
        review ? (
          <Card title="您的评价">
            <Stars score={review.score / 2} />
            {review.tags.map(tag => (
              <Tag key={tag} tone="quiet">
                {tag}
              </Tag>
            ))}
            <p>{review.content || '暂无文字评价'}</p>
          </Card>
        ) : (
          <Empty sentence={consultRefusals.cannot_review.sentence}>
            <ButtonLink to={consultPage(consultId)} look="soft" replace>
              查看咨询
            </ButtonLink>
          </Empty>
        )
      }
    </Value>
  )
}
