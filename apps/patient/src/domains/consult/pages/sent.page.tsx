import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Countdown } from '../../../controls/countdown.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { ResultPage } from '../../../patterns/result-page.tsx'
import { Steps } from '../../../patterns/steps.tsx'
import { stepsOf } from '../parts/next-steps.tsx'

const readingMs = 3_000

/** 提交成功: it has been sent; after a moment to read that, the way to the record. */
export default function SentPage() {
  const [query] = useSearchParams()
  const consultId = query.get('consultId')
  return consultId ? <Sent consultId={consultId} /> : <Navigate to={consultPages.consults.to()} replace />
}

function Sent({ consultId }: { consultId: string }) {
  const { home } = useAppInfo()
  const [until] = useState(() => serverNow() + readingMs)
  const [isRead, setRead] = useState(false)
  return (
    <ResultPage
      verdict="good"
      headline="提交成功"
      links={
        isRead ? (
          <>
            <ButtonLink to={consultPages.consult.to({ consultId })} replace>
              查看记录
            </ButtonLink>
            <ButtonLink to={home} look="quiet" replace>
              返回首页
            </ButtonLink>
          </>
        ) : (
          <Countdown until={until} now={serverNow} onEnd={() => setRead(true)}>
            {left => `${left.replace('00分', '')}后可查看记录`}
          </Countdown>
        )
      }
    >
      <p>您的咨询已提交，医生将尽快为您解答</p>
      <p>医生将在24小时内回复。超时未回复的，已付的费用和用掉的优惠券自动退回，您不用做任何操作。</p>
      <Steps label="接下来" steps={stepsOf(false, '医生')} />
    </ResultPage>
  )
}
