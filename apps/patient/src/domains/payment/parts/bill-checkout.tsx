import { useEffect, type ReactNode } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { paymentRefusals } from '@nethos/contract/payment/payment.refusals.ts'
import { shellRefusals } from '@nethos/contract/shell/shell.refusals.ts'
import { alert } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { PayPage } from '../../../patterns/pay-page.tsx'
import { usePayer } from '../../shell/public.ts'
import { openCashier } from '../cashier.ts'
import { pay } from '../payment.calls.ts'
import { PayWaysCard } from './pay-ways-card.tsx'
import { useChosenWay } from '../use-pay-ways.ts'
import { usePaymentStatus } from '../use-payment-status.ts'

interface BillCheckoutProps {
  title: string
  /** The consult whose bill it is. */
  consultId: string
  amountCents: number
  /** The page that the cashier comes back to: an address of our own. */
  wayBack: string
  /** It is paid, or gone: the page asks its server anew. */
  onChange: () => void
  notice?: ReactNode
  /** What is paid for: Cards. */
  children: ReactNode
}

/** The hospital's bill of a consult: no coupon, and days to pay instead of minutes. */
export function BillCheckout({
  title,
  consultId,
  amountCents,
  wayBack,
  onChange,
  notice,
  children,
}: BillCheckoutProps) {
  const chosen = useChosenWay()
  const { way } = chosen
  const { status, trouble, ask } = usePaymentStatus(consultId)
  const payer = usePayer()
  const state = status?.state
  useEffect(() => {
    if (state === 'paid' || state === 'gone') onChange()
    // oxlint-disable-next-line react/exhaustive-deps -- told once for each news of the provider
  }, [state])
  const opening = useCommand(pay, error => {
    if (error.code === paymentRefusals.already_paid.code) {
      void alert({ title: error.message }).then(ask)
      return true
    }
    if (error.code === shellRefusals.payer_unknown.code) {
      payer.ask()
      return true
    }
    if (error.code === paymentRefusals.order_gone.code) ask()
    return false
  })
  const start = async () => {
    if (way === '') return toast('请选择支付方式')
    const entry = await opening.run({ consultId, payChannel: way, returnUrl: `${location.origin}${wayBack}` })
    if (entry === undefined) return
    if (entry === 'SUCCESS') return ask()
    const cashed = await openCashier(entry)
    if (cashed === 'left' || cashed === 'cancel') return
    if (cashed !== 'ok') toast(cashed.fail)
    ask()
  }
  return (
    <PayPage title={title} amountCents={amountCents} pay="确认支付" onPay={start} notice={notice}>
      {state === 'failed' && <Notice tone="danger">上次支付没有成功，请重新支付。</Notice>}
      {payer.isUnknown && <Notice tone="warn">还没有取得您的微信授权。点“确认支付”会先请您授权，再回到本页。</Notice>}
      {trouble && <Notice tone="danger">没有查到支付结果：{trouble}</Notice>}
      {children}
      <PayWaysCard {...chosen} />
    </PayPage>
  )
}
