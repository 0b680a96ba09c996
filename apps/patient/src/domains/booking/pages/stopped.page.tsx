import { feeWord } from '@nethos/contract/booking/fee-word.ts'
import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { useEffect, useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { BookingDetail } from '@nethos/contract/booking/orders.schemas.ts'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { run, useCommand } from '@nethos/calls/command.ts'
import { Button } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { toast } from '../../../controls/toast.ts'
import { StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { acknowledgeStop, refundStopped } from '../orders.calls.ts'
import { Alternatives } from '../parts/alternatives.tsx'
import { BookedBefore, BookingLines } from '../parts/booking-lines.tsx'
import { RefusalCard, useRefusal } from '../parts/refusal.tsx'
import { useBooking } from '../use-booking.ts'

/** 停诊处理: what happened, another session by one tap, or all the money back. */
export default function StoppedPage() {
  const [query] = useSearchParams()
  const bookingId = query.get('orderId')
  return bookingId ? <Stopped bookingId={bookingId} /> : <Navigate to={bookingPages.mine.at} replace />
}

function Stopped({ bookingId }: { bookingId: string }) {
  const detail = useBooking(bookingId)
  const one = detail.value
  const isUnread = one?.stoppedAt != null && one.acknowledgedAt === null
  const isReported = useRef(false)
  const { refusal, show } = useRefusal()
  const onRefused = (error: Parameters<typeof show>[0]) => {
    detail.retry()
    return show(error)
  }
  useEffect(() => {
    if (!isUnread || isReported.current) return
    isReported.current = true
    run(acknowledgeStop, { bookingId }).catch(() => undefined)
  }, [isUnread, bookingId])
  if (one && !one.acts.includes('choose'))
    return (
      <Navigate
        to={
          one.changedTo
            ? bookingPages.success.to({ orderId: one.changedTo })
            : bookingPages.booking.to({ id: bookingId })
        }
        replace
      />
    )
  return (
    <DetailPage detail={detail} bar={one && <RefundButton one={one} onRefused={onRefused} />}>
      {shown => (
        <>
          {refusal && <RefusalCard refusal={refusal} />}
          <StatusLine word="门诊停诊" tone="danger">
            {shown.reason && `${shown.reason}。`}很抱歉给您带来不便。
            {shown.chooseUntil !== null &&
              `请在${instantInWords(shown.chooseUntil)}前改约到下面的时间，否则自动全额退款，不计入退号次数。`}
          </StatusLine>
          <BookedBefore one={shown} />
          <h2 className="rows__group">可以改到这些时间</h2>
          <Alternatives one={shown} />
          <BookingLines one={shown} />
        </>
      )}
    </DetailPage>
  )
}

function RefundButton({ one, onRefused }: { one: BookingDetail; onRefused: Parameters<typeof useCommand>[1] }) {
  const refund = useCommand(refundStopped, onRefused)
  const ask = async () => {
    const isSure = await confirm({
      title: one.isPaid ? '确定全额退款吗？' : '确定不再就诊吗？',
      text: one.isPaid ? `${feeWord(one.feeCents)} 将退回原支付账户，之后不能再用这笔费用改约。` : '之后可以重新预约。',
      yes: '确定',
    })
    if (isSure && (await refund.run({ bookingId: one.bookingId }))) toast(one.isPaid ? '退款已受理' : '已处理')
  }
  return (
    <Button look="quiet" onClick={ask} busy={refund.isBusy}>
      {one.isPaid ? '不改约，全额退款' : '不改约'}
    </Button>
  )
}
