import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { recordPages } from '@nethos/contract/record/record.pages.ts'
import type { BookingDetail } from '@nethos/contract/booking/orders.schemas.ts'
import { blacklistNotice, pickUpBy } from '@nethos/contract/booking/orders.texts.ts'
import { dayAndTime, dayOf, instantInWords } from '@nethos/contract/common/days.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Countdown } from '../../../controls/countdown.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { ServicePhone } from '../../../patterns/states.tsx'
import { Refund } from '../../payment/public.tsx'
import { useBooking } from '../use-booking.ts'
import { BookingActs, hasActs } from './booking-acts.tsx'
import { BookingLines } from './booking-lines.tsx'
import { ClinicLine } from './clinic-line.tsx'
import { bookingTones } from './booking-row.tsx'
import { PickUpCode } from './pick-up-code.tsx'
import { RefusalCard, useRefusal } from './refusal.tsx'
import { WayThere } from './way-there.tsx'

/** One booking: how it stands, everything about it, and what can be done. */
export function BookingView({ bookingId, title }: { bookingId: string; title: string }) {
  const detail = useBooking(bookingId)
  const { refusal, show } = useRefusal()
  const onRefused = (error: Parameters<typeof show>[0]) => {
    detail.retry()
    return show(error)
  }
  return (
    <DetailPage
      title={title}
      detail={detail}
      bar={detail.value && hasActs(detail.value) && <BookingActs one={detail.value} onRefused={onRefused} />}
    >
      {one => (
        <>
          {refusal && (
            <RefusalCard refusal={refusal}>
              <ServicePhone />
            </RefusalCard>
          )}
          <StatusLine word={one.statusLabel} tone={bookingTones[one.status]}>
            <Now one={one} onEnd={detail.retry} />
          </StatusLine>
          {one.status === 'booked' && <PickUpCode one={one} headline={`凭${pickUpBy(one.pickUpCode)}就诊`} />}
          {one.status === 'booked' && one.onDay === dayOf(serverNow()) && <ClinicLine bookingId={one.bookingId} />}
          <BookingLines one={one} />
          {one.status === 'booked' && <WayThere one={one} />}
          {one.acts.includes('write_illness') && (
            <Card title="就诊前病史">
              <p>{one.hasIllness ? '已填写，就诊时医生可以看到。' : '提前告诉医生哪里不舒服，看病更从容。'}</p>
              <ButtonLink to={recordPages.editIllness.to({ ddid: one.bookingId, compatId: one.personId })} look="soft">
                {one.hasIllness ? '修改病史' : '填写病史'}
              </ButtonLink>
            </Card>
          )}
          {one.status === 'booked' && (
            <Card title="就诊须知">
              <p>{one.checkInNote}</p>
            </Card>
          )}
          {one.status !== 'booked' && one.calendarUrl && (
            <a className="button button--quiet" href={one.calendarUrl} type="text/calendar">
              从手机日历中删除
            </a>
          )}
          {one.refunds.map(refund => (
            <Refund key={refund.refundNo} refund={refund} name="" />
          ))}
          <Card title="订单信息">
            <Lines
              lines={[
                { label: '订单号', value: one.bookingId },
                { label: '病案号', value: one.recordNumber },
                { label: '手机号', value: one.mobile },
                { label: '下单时间', value: dayAndTime(one.createdAt) },
                { label: '支付时间', value: one.paidAt === null ? '' : dayAndTime(one.paidAt) },
                { label: '确认时间', value: one.confirmedAt === null ? '' : dayAndTime(one.confirmedAt) },
                { label: '结束时间', value: one.endedAt === null ? '' : dayAndTime(one.endedAt) },
              ]}
            />
          </Card>
          {one.status === 'booked' && <Notice tone="quiet">{blacklistNotice}</Notice>}
        </>
      )}
    </DetailPage>
  )
}

/** The booking that takes its place. */
const ToTheOther = ({ one }: { one: BookingDetail }) => (
  <ButtonLink to={bookingPages.booking.to({ id: one.changedTo })} look="soft">
    查看新的预约
  </ButtonLink>
)

/** What happens now, in one sentence. */
function Now({ one, onEnd }: { one: BookingDetail; onEnd: () => void }) {
  switch (one.status) {
    case 'taking':
      return '正在向医院取号，一般几秒钟就好。'
    case 'unpaid':
      return (
        <Countdown until={serverNow() + one.payWaitSeconds * 1000} now={serverNow} onEnd={onEnd}>
          {left => `请在 ${left}内完成支付，超时后号会放回`}
        </Countdown>
      )
    case 'confirming':
      return '医院正在确认，确认后给您取号码。没有确认的，费用全额退回。'
    case 'booked':
      if (one.isChanging)
        return (
          <>
            <p>正在改约，医院确认前原预约保留。</p>
            <ToTheOther one={one} />
          </>
        )
      return one.cancelUntil > serverNow()
        ? `${instantInWords(one.cancelUntil)}前可以退号、改约`
        : '已过退号、改约时间。来不了时请点“我来不了”，把号让给其他患者'
    case 'stopped':
      return (
        <>
          {one.reason && `停诊原因：${one.reason}。`}
          {one.isChanging ? (
            <>
              正在改约，医院确认后通知您。
              <ToTheOther one={one} />
            </>
          ) : one.chooseUntil !== null ? (
            `请在${instantInWords(one.chooseUntil)}前选择改约，否则自动全额退款。`
          ) : (
            one.refunds.length > 0 && '费用已全额退回，进度见下方。'
          )}
        </>
      )
    case 'cancelled':
      return one.changedTo ? (
        <>
          <p>{one.reason}。</p>
          <ToTheOther one={one} />
        </>
      ) : (
        one.reason
      )
    case 'refused':
      return `${one.reason}。${one.refunds.length > 0 ? '已支付的费用全额退回。' : ''}`
    case 'seen':
      return '就诊已完成，祝您早日康复。'
    case 'missed':
      return '您没有按时就诊。如需就诊，请重新预约。'
  }
}
