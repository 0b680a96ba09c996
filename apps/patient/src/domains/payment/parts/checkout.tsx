import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import { couponPages } from '@nethos/contract/coupons/coupons.pages.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { price } from '@nethos/contract/common/money.ts'
import { consultTypeLabels } from '@nethos/contract/consult/consult.kinds.ts'
import type { ConsultDetail } from '@nethos/contract/consult/consult.schemas.ts'
import { paymentRefusals } from '@nethos/contract/payment/payment.refusals.ts'
import { shellRefusals } from '@nethos/contract/shell/shell.refusals.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { alert } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { PayDeadline } from '../../../patterns/pay-deadline.tsx'
import { PayPage } from '../../../patterns/pay-page.tsx'
import type { Payer } from '../../shell/public.ts'
import { openCashier } from '../cashier.ts'
import { pay } from '../payment.calls.ts'
import { useCoupon } from '../use-coupon.ts'
import { PayWaysCard } from './pay-ways-card.tsx'
import { useChosenWay } from '../use-pay-ways.ts'
import type { PaymentStatus } from '../use-payment-status.ts'

interface CheckoutProps {
  consult: ConsultDetail
  status: PaymentStatus
  /** Why the last question for the result has not been answered. */
  trouble: string | undefined
  /** Asks once more how the payment stands. */
  ask: () => void
  /** Whether the app around us has told who pays. */
  payer: Payer
}

/** How long, how much, by what; and the way to the cashier. */
export function Checkout({ consult, status, trouble, ask, payer }: CheckoutProps) {
  const { consultId } = consult
  const coupon = useCoupon(consult)
  const isCovered = coupon.payCents === 0
  const chosen = useChosenWay()
  const { way } = chosen
  const [until] = useState(() => serverNow() + status.payWaitSeconds * 1000)
  const go = useNavigate()
  const toConsult = () => void go(consultPages.consult.to({ consultId }), { replace: true })
  const opening = useCommand(pay, error => {
    if (error.code === paymentRefusals.already_paid.code) {
      void alert({ title: error.message }).then(ask)
      return true
    }
    if (error.code === shellRefusals.payer_unknown.code) {
      payer.ask()
      return true
    }
    // What became of a tap whose answer was lost nobody here knows.
    if (error.code === undefined || error.code === paymentRefusals.order_gone.code) ask()
    // Over or taken meanwhile: the next best one is proposed.
    if (error.code === paymentRefusals.coupon_unusable.code) coupon.askAgain()
    return false
  })

  const start = async () => {
    if (way === '' && !isCovered) return toast('请选择支付方式')
    const entry = await opening.run({
      consultId,
      // A coupon that covers all needs no provider; some way stands in every call.
      payChannel: way || 'WECHAT',
      ...(coupon.couponId && { myCouponId: coupon.couponId }),
      returnUrl: `${location.origin}${paymentPages.payResult.to({ id: consultId })}`,
    })
    if (entry === undefined) return
    if (entry === 'SUCCESS') {
      coupon.forget()
      return ask()
    }
    const cashed = await openCashier(entry)
    if (cashed === 'left' || cashed === 'cancel') return
    if (cashed !== 'ok') toast(cashed.fail)
    ask()
  }
  const timeUp = () => {
    toast('超出支付时间，订单自动取消')
    toConsult()
  }

  return (
    <PayPage
      title="支付"
      amountCents={coupon.payCents}
      pay="确认支付"
      onPay={start}
      notice={<PayDeadline until={until} now={serverNow} onEnd={timeUp} after="超时订单自动取消" />}
      leave={{
        title: '确定不支付吗？',
        text: '您的订单已经生成，15分钟不支付会自动取消。',
        stay: '继续支付',
        leave: '暂不支付',
        onLeave: toConsult,
      }}
    >
      {status.state === 'failed' && <Notice tone="danger">上次支付没有成功，请重新支付。</Notice>}
      {payer.isUnknown && <Notice tone="warn">还没有取得您的微信授权。点“确认支付”会先请您授权，再回到本页。</Notice>}
      {trouble && <Notice tone="danger">没有查到支付结果：{trouble}</Notice>}
      <ConsultCard consult={consult} />
      <CouponCard consult={consult} coupon={coupon} />
      {isCovered ? (
        <Notice tone="good">优惠券已抵扣全部费用，点“确认支付”就可以开始咨询。</Notice>
      ) : (
        <PayWaysCard {...chosen} rings />
      )}
    </PayPage>
  )
}

const ConsultCard = ({ consult }: { consult: ConsultDetail }) => (
  <Card>
    <Lines
      lines={[
        { label: '服务', value: consultTypeLabels[consult.consultType] },
        { label: '医生', value: [consult.docName, consult.docTitle].filter(Boolean).join(' ') },
        { label: '就诊人', value: consult.consulterName },
      ]}
    />
  </Card>
)

/** Which voucher, and what it leaves to pay. */
function CouponCard({ consult, coupon }: { consult: ConsultDetail; coupon: ReturnType<typeof useCoupon> }) {
  const { consultId, feeCents } = consult
  return (
    <Card>
      <ActionList
        actions={[
          {
            label: '礼券',
            value: coupon.word,
            note: coupon.sentence,
            to: couponPages.select.to({ currentService: consult.consultType, payMoney: feeCents, consultId }),
          },
        ]}
      />
      {coupon.offCents > 0 && (
        <Lines
          lines={[
            { label: '咨询费用', value: price(feeCents) },
            { label: '优惠券抵扣', value: `-${price(coupon.offCents)}` },
            { label: '实付金额', value: price(coupon.payCents) },
          ]}
        />
      )}
    </Card>
  )
}
