import { useState } from 'react'
import { dayOf, timeOf } from '@nethos/contract/common/days.ts'
import { consultKinds } from '@nethos/contract/consult/consult.kinds.ts'
import { isVideo } from '@nethos/contract/consult/consult.status.ts'
import type { ConsultDetail } from '@nethos/contract/consult/consult.schemas.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { Countdown } from '../../../controls/countdown.tsx'
import { Notice } from '../../../controls/notice.tsx'

interface ConsultClockProps {
  consult: ConsultDetail
  payWaitSeconds: number
  onEnd: () => void
}

const dayAndHour = (at: number): string =>
  `${Number(dayOf(at).slice(5, 7))}月${Number(dayOf(at).slice(8))}日 ${timeOf(at)}`

/** Whether anything is running: else nothing stands where the clock would. */
export const hasClock = ({ consultStatus, answerDueAt, endAt }: ConsultDetail): boolean =>
  consultStatus === 'unpaid' || (consultStatus === 'going' && (answerDueAt !== null || endAt !== null))

/** The clock that the patient sees, by the server's time: until when to pay, until when the doctor must answer, until when one may ask on. */
export function ConsultClock({ consult, payWaitSeconds, onEnd }: ConsultClockProps) {
  if (consult.consultStatus === 'unpaid') {
    return <PayClock key={payWaitSeconds} seconds={payWaitSeconds} onEnd={onEnd} />
  }
  if (consult.consultStatus === 'going' && consult.answerDueAt !== null) {
    // An appointment is kept, not replied to.
    const does = isVideo(consult) ? '到诊' : '回复'
    return (
      <Notice>
        {consultKinds[consult.consultType].answerer}须在 <strong>{dayAndHour(consult.answerDueAt)}</strong> 前{does}
        {consult.feeCents > 0 && `；到时未${does}，费用自动全额原路退回，您不用做任何操作`}。
      </Notice>
    )
  }
  if (consult.endAt !== null && consult.consultStatus === 'going') {
    return <Notice>您可以追问到 {dayAndHour(consult.endAt)}，到时咨询自动结束。</Notice>
  }
  return null
}

/** Counts from what the server said last; drawing the page again does not set it back. */
function PayClock({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const [until] = useState(() => serverNow() + seconds * 1000)
  return (
    <Notice tone="warn">
      <Countdown until={until} now={serverNow} onEnd={onEnd}>
        {left => `请在 ${left}内完成支付，超时订单自动取消`}
      </Countdown>
    </Notice>
  )
}
