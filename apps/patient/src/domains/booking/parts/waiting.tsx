import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import type { BookingDetail } from '@nethos/contract/booking/orders.schemas.ts'
import { bookSorts } from '@nethos/contract/booking/booking.words.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { ResultPage } from '../../../patterns/result-page.tsx'
import { whenWord } from '../when.ts'
import { otherTimes } from './chosen-in.ts'

interface WaitingProps {
  one: BookingDetail
  onBack?: () => void
}

const what = (one: BookingDetail): string =>
  `${one.hosName} ${one.deptName}${one.docName && ` ${one.docName}`}，${whenWord(one)}`

/** The number is ours; the hospital has yet to say that it keeps it. The page goes on by itself. */
export const Taking = ({ one, onBack }: WaitingProps) => (
  <ResultPage
    title="正在取号"
    verdict="waiting"
    headline="正在向医院取号"
    onBack={onBack ?? (() => undefined)}
    links={
      <ButtonLink to={bookingPages.mine.at} look="soft">
        我的挂号
      </ButtonLink>
    }
  >
    <p>{what(one)}</p>
    <p>一般几秒钟就好，请稍候，本页会自动进入下一步。医院2分钟内没有答复时，号会自动退回，不收费用。</p>
  </ResultPage>
)

/** Paid, or to be paid there; the hospital has yet to register it. */
export const Confirming = ({ one, onBack }: WaitingProps) => (
  <ResultPage
    title="医院确认中"
    verdict="waiting"
    headline="医院正在确认"
    onBack={onBack ?? (() => undefined)}
    links={
      <ButtonLink to={bookingPages.booking.to({ id: one.bookingId })} look="soft">
        查看预约
      </ButtonLink>
    }
  >
    <p>{what(one)}</p>
    <p>
      {one.isPaid ? '您已支付。' : ''}
      医院确认后会给您取号码，并通知您。您可以离开本页，不用再次支付；医院没有确认的，费用全额退回。
    </p>
  </ResultPage>
)

/** It came to nothing; what now. */
export const Ended = ({ one, onBack }: WaitingProps) => (
  <ResultPage
    title={one.status === 'refused' ? '预约失败' : '预约已取消'}
    verdict="bad"
    headline={one.status === 'refused' ? '没有预约成功' : '预约已取消'}
    onBack={onBack ?? (() => undefined)}
    links={
      <>
        <ButtonLink to={otherTimes({ ...one, sort: bookSorts[one.sort] })} replace>
          看看其他时间
        </ButtonLink>
        {one.status === 'refused' && (
          <ButtonLink to={bookingPages.waitlistApply.to({ bookSchemeId: one.sessionId })} look="soft">
            候补这一节
          </ButtonLink>
        )}
        <ButtonLink to={bookingPages.booking.to({ id: one.bookingId })} look="quiet" replace>
          查看详情
        </ButtonLink>
      </>
    }
  >
    <p>{what(one)}</p>
    {one.reason && <p>原因：{one.reason}</p>}
    {one.refunds.length > 0 && <p>已支付的费用会原路退回，可在详情里查看进度。</p>}
  </ResultPage>
)
