import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import type { BookingDetail } from '@nethos/contract/booking/orders.schemas.ts'
import { run, useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { paymentRefusals } from '@nethos/contract/payment/payment.refusals.ts'
import { payWayLabels, type PayWay } from '@nethos/contract/payment/payment.rules.ts'
import { shellRefusals } from '@nethos/contract/shell/shell.refusals.ts'
import { confirm } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { OptionList } from '../../../controls/picker-sheet.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { whenBack } from '../../../patterns/when-back.ts'
import { PayDeadline } from '../../../patterns/pay-deadline.tsx'
import { PayPage } from '../../../patterns/pay-page.tsx'
import { openCashier, usePayWays } from '../../payment/public.tsx'
import { usePayer } from '../../shell/public.ts'
import { payAtWindow, payBooking, queryPayment } from '../orders.calls.ts'
import { insuranceHint } from '@nethos/contract/booking/orders.texts.ts'
import { BookingLines } from '../parts/booking-lines.tsx'
import { DeadlineNotice } from '../parts/deadline-notice.tsx'
import { RefusalCard, useRefusal } from '../parts/refusal.tsx'
import { Ended, Taking } from '../parts/waiting.tsx'
import { useBooking } from '../use-booking.ts'

/** 支付挂号费. The second address tells by isFirst whether it comes straight from the confirmation: then back leads home. */
export default function PayBookingPage() {
  const [query] = useSearchParams()
  const { isFirst } = useParams()
  const bookingId = query.get('orderId')
  return bookingId ? (
    <Payment bookingId={bookingId} isFirst={isFirst === '1' || isFirst === 'true'} />
  ) : (
    <Navigate to={bookingPages.mine.at} replace />
  )
}

function Payment({ bookingId, isFirst }: { bookingId: string; isFirst: boolean }) {
  const detail = useBooking(bookingId)
  const go = useNavigate()
  const leave = () =>
    void go(isFirst ? bookingPages.home.at : bookingPages.booking.to({ id: bookingId }), { replace: true })
  const one = detail.value
  if (!one) return <DetailPage detail={detail}>{() => null}</DetailPage>
  if (one.status === 'taking') return <Taking one={one} onBack={leave} />
  if (one.status === 'unpaid') return <Cashier one={one} onChange={detail.retry} onLeave={leave} />
  if (one.status === 'cancelled' || one.status === 'refused') return <Ended one={one} onBack={leave} />
  return <Navigate to={bookingPages.success.to({ orderId: bookingId })} replace />
}

const there = 'THERE'

function Cashier({ one, onChange, onLeave }: { one: BookingDetail; onChange: () => void; onLeave: () => void }) {
  const { bookingId } = one
  const ways = usePayWays()
  const payer = usePayer()
  const [way, setWay] = useState<PayWay | typeof there | ''>((ways.length === 1 && ways[0]) || '')
  const [until] = useState(() => serverNow() + one.payWaitSeconds * 1000)
  useEffect(() => {
    // Whoever comes back from the cashier may have paid: the provider is asked.
    const ask = () => void run(queryPayment, { bookingId }).then(onChange, () => undefined)
    ask()
    return whenBack(ask)
    // oxlint-disable-next-line react/exhaustive-deps -- asked on entry and on return, not whenever the page is drawn
  }, [bookingId])
  const { refusal, show, clear } = useRefusal()
  const opening = useCommand(payBooking, error => {
    if (error.code === shellRefusals.payer_unknown.code) {
      payer.ask()
      return true
    }
    // The page goes on by itself to what has become of it.
    if (error.code === paymentRefusals.order_gone.code || error.code === paymentRefusals.already_paid.code) {
      onChange()
      return false
    }
    return show(error)
  })
  const atWindow = useCommand(payAtWindow, error => {
    onChange()
    return show(error)
  })
  const payThere = async () => {
    const isSure = await confirm({
      title: '确定到医院支付吗？',
      text: '号为您保留。就诊当天请到窗口或自助机缴费、取号。',
      yes: '到院支付',
    })
    if (isSure && (await atWindow.run({ bookingId }))) onChange()
  }
  const start = async () => {
    if (way === '') return toast('请选择支付方式')
    clear()
    if (way === there) return payThere()
    const returnUrl = `${location.origin}${bookingPages.pay.to({ orderId: bookingId })}`
    const entry = await opening.run({ bookingId, payChannel: way, returnUrl })
    if (entry === undefined) return
    if (entry !== 'SUCCESS') {
      const cashed = await openCashier(entry)
      if (cashed === 'left' || cashed === 'cancel') return
      if (cashed !== 'ok') toast(cashed.fail)
    }
    await run(queryPayment, { bookingId }).catch(() => undefined)
    onChange()
  }
  const options = [
    ...ways.map(one => ({ value: one as string, label: payWayLabels[one] })),
    ...(one.acts.includes('pay_at_window')
      ? [{ value: there, label: '到院支付', note: '在医院窗口或自助机缴费、取号' }]
      : []),
  ]
  return (
    <PayPage
      amountCents={one.feeCents ?? 0}
      pay={way === there ? '到院支付' : '确认支付'}
      onPay={start}
      leave={{
        title: '确定要离开吗？',
        text: '号会保留到倒计时结束，可在“我的挂号”继续支付。',
        stay: '继续支付',
        leave: '暂不支付',
        onLeave,
      }}
      notice={<PayDeadline until={until} now={serverNow} onEnd={onChange} after="超时后号会放回" />}
    >
      {refusal && <RefusalCard refusal={refusal} />}
      {payer.isUnknown && <Notice tone="warn">还没有取得您的微信授权。点“确认支付”会先请您授权，再回到本页。</Notice>}
      <BookingLines one={one} />
      <DeadlineNotice cancelUntil={one.isFinal ? 0 : one.cancelUntil} now={serverNow()} />
      <Card title="支付方式">
        {options.length === 0 && <p>这里暂时没有可用的支付方式，请换用手机浏览器打开本页。</p>}
        <OptionList rings options={options} value={way} onChoose={chosen => setWay(chosen as PayWay | typeof there)} />
      </Card>
      <Notice tone="quiet">{insuranceHint}</Notice>
    </PayPage>
  )
}
