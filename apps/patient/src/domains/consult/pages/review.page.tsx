import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import type { feedbackPages } from '@nethos/contract/feedback/feedback.pages.ts'
import type { AddressIn } from '@nethos/contract/pages.ts'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { consultLimits } from '@nethos/contract/consult/consult.limits.ts'
import { reviewContent } from '@nethos/contract/consult/consult.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { AreaField } from '../../../controls/area-field.tsx'
import { Button } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { StarsField } from '../../../controls/stars.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { useDraft } from '../../../patterns/draft.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { ServicePhone } from '../../../patterns/states.tsx'
import { DoctorBrief } from '../../doctors/public.tsx'
import { EmergencyIn } from '../../triage/public.ts'
import { consultDetail, reviewConsult } from '../consult.calls.ts'
import { GivenReview } from '../parts/given-review.tsx'
import { TagChoice } from '../parts/tag-choice.tsx'
import { useKnownOfConsult } from '../use-known.ts'

interface Draft {
  stars: number
  tags: readonly string[]
  content: string
}

/** A literal: the table of that page stays out of this one. */
const complain = '/feedback/submit' satisfies AddressIn<typeof feedbackPages>

/** From three stars (a score of 6) on it is good (core 9). */
const goodFrom = 3

/** 评价: stars, tags that fit, words; the button comes with the stars. Once rated, what was said. */
export default function ReviewPage() {
  const [query] = useSearchParams()
  const consultId = query.get('consultId')
  return consultId ? <Review consultId={consultId} /> : <Navigate to={consultPages.consults.to()} replace />
}

function Review({ consultId }: { consultId: string }) {
  const detail = useServiceQuery(consultDetail(consultId))
  const draft = useDraft<Draft>(`review.${consultId}`, { stars: 0, tags: [], content: '' })
  const { stars, tags, content } = draft.value
  const publish = useCommand(reviewConsult)
  const go = useNavigate()
  const known = useKnownOfConsult(consultId, { isAsked: true })
  const wrong = sentenceOf(reviewContent, content)
  const mayReview = detail.value?.events.includes('review')

  const send = async () => {
    if (wrong) return toast(wrong)
    if (!(await publish.run({ consultId, score: stars * 2, tags: [...tags], content }))) return
    draft.clear()
    toast('感谢您的评价')
    await go(consultPages.consult.to({ consultId }), { replace: true })
  }
  const rate = (next: number) =>
    draft.set({ ...draft.value, stars: next, tags: next >= goodFrom === stars >= goodFrom ? tags : [] })
  return (
    <DetailPage detail={detail} bar={mayReview && stars > 0 && <Button onClick={send}>发布</Button>}>
      {({ consult }) => (
        <>
          <Card>
            <DoctorBrief doctor={consult} />
          </Card>
          {mayReview ? (
            <>
              <Card title="本次咨询您满意吗？">
                <StarsField label="满意程度" value={stars} onChange={rate} />
                {stars > 0 && (
                  <TagChoice
                    isGood={stars >= goodFrom}
                    chosen={tags}
                    onChange={next => draft.set({ ...draft.value, tags: next })}
                  />
                )}
              </Card>
              {stars > 0 && stars < goodFrom && (
                <Notice tone="warn">
                  <p>很抱歉没有让您满意。如需投诉或退款，请联系客服，我们会尽快处理。</p>
                  <Link to={`${complain}?consultId=${consultId}`}>在线投诉</Link>
                  <ServicePhone />
                </Notice>
              )}
              <EmergencyIn texts={[content]} known={known} />
              <Card>
                <AreaField
                  label="评价内容（选填）"
                  placeholder="说说您的感受，帮助其他患者"
                  limit={consultLimits.review}
                  value={content}
                  onChange={event => draft.set({ ...draft.value, content: event.target.value })}
                  error={wrong}
                />
              </Card>
            </>
          ) : (
            <GivenReview consult={consult} />
          )}
        </>
      )}
    </DetailPage>
  )
}
