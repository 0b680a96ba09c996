import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { recordPages } from '@nethos/contract/record/record.pages.ts'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { bookSorts } from '@nethos/contract/booking/booking.words.ts'
import type { BookingDetail } from '@nethos/contract/booking/orders.schemas.ts'
import { bookedSentence, insuranceHint } from '@nethos/contract/booking/orders.texts.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { guideText } from '../../../patterns/guide-text.ts'
import { Page } from '../../../patterns/page.tsx'
import { BookingLines } from '../parts/booking-lines.tsx'
import { PickUpCode } from '../parts/pick-up-code.tsx'
import { Confirming, Ended, Taking } from '../parts/waiting.tsx'
import { WayThere } from '../parts/way-there.tsx'
import { useBooking } from '../use-booking.ts'

/** What the older address carries: {"orderId": …} as JSON. */
const orderIn = (query: URLSearchParams): string => {
  const params = query.get('orderId')
  if (params) return params
  try {
    const { orderId } = JSON.parse(query.get('orderInfo') ?? '') as { orderId?: unknown }
    return typeof orderId === 'string' ? orderId : ''
  } catch {
    return ''
  }
}

/** 预约成功, as soon as the hospital says so. */
export default function SuccessPage() {
  const [query] = useSearchParams()
  const bookingId = orderIn(query)
  return bookingId ? <Outcome bookingId={bookingId} /> : <Navigate to={bookingPages.mine.at} replace />
}

function Outcome({ bookingId }: { bookingId: string }) {
  const detail = useBooking(bookingId)
  const go = useNavigate()
  const home = () => void go(bookingPages.home.at, { replace: true })
  const one = detail.value
  if (!one)
    return (
      <DetailPage title={bookedSentence} detail={detail} onBack={home}>
        {() => null}
      </DetailPage>
    )
  if (one.status === 'unpaid') return <Navigate to={bookingPages.pay.to({ orderId: bookingId })} replace />
  if (one.status === 'taking') return <Taking one={one} onBack={home} />
  if (one.status === 'confirming') return <Confirming one={one} onBack={home} />
  if (one.status === 'booked') return <Booked one={one} onBack={home} />
  if (one.status === 'cancelled' || one.status === 'refused') return <Ended one={one} onBack={home} />
  return <Navigate to={bookingPages.booking.to({ id: bookingId })} replace />
}

const recordsPage = ({ sort, bookingId }: BookingDetail): string =>
  `/myBookNumber?${new URLSearchParams({ orderInfo: JSON.stringify({ bookSort: bookSorts[sort], orderId: bookingId }) })}`

/** What was written in the guide just before goes along once the patient has looked at it: it may be of somebody else. */
function IllnessCard({ one }: { one: BookingDetail }) {
  const guided = guideText()
  return (
    <Card title="就诊前填写病史">
      <p>{guided === '' ? '提前告诉医生哪里不舒服，看病更从容。' : `您刚才在导诊里说：${guided}`}</p>
      <ButtonLink
        to={recordPages.editIllness.to({ ddid: one.bookingId, compatId: one.personId })}
        look={guided === '' ? 'soft' : 'main'}
      >
        {guided === '' ? '填写病史' : '核对后告诉医生'}
      </ButtonLink>
    </Card>
  )
}

const Booked = ({ one, onBack }: { one: BookingDetail; onBack: () => void }) => (
  <Page title={bookedSentence} onBack={onBack} bar={<ButtonLink to={recordsPage(one)}>查看预约记录</ButtonLink>}>
    <PickUpCode one={one} headline={bookedSentence} />
    <BookingLines one={one} />
    <WayThere one={one} />
    <Card title="就诊须知">
      <p>{one.checkInNote}</p>
    </Card>
    {one.payAt === 'window' ? (
      <Notice tone="warn">
        {one.feeCents === null ? '挂号费以医院为准' : '您选择了到院支付'}：就诊当天请到窗口或自助机缴费后取号。
      </Notice>
    ) : (
      <Notice tone="quiet">{insuranceHint}</Notice>
    )}
    {!one.hasIllness && <IllnessCard one={one} />}
  </Page>
)
