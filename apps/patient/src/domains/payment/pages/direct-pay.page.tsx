import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { consultTypeLabels } from '@nethos/contract/consult/consult.kinds.ts'
import type { ConsultDetail } from '@nethos/contract/consult/consult.schemas.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import { paymentRefusals } from '@nethos/contract/payment/payment.refusals.ts'
import { shellRefusals } from '@nethos/contract/shell/shell.refusals.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { PayDeadline } from '../../../patterns/pay-deadline.tsx'
import { PayPage } from '../../../patterns/pay-page.tsx'
import { ResultPage } from '../../../patterns/result-page.tsx'
import { usePayer } from '../../shell/public.ts'
import { openCashier } from '../cashier.ts'
import { consultDetail, pay } from '../payment.calls.ts'
import { PayWaysCard } from '../parts/pay-ways-card.tsx'
import { useChosenWay } from '../use-pay-ways.ts'
import { usePaymentStatus, type PaymentStatus } from '../use-payment-status.ts'

/** 支付, opened from a QR code or a pushed message: what, how much, and back to where it was asked from. */
export default function DirectPayPage() {
  const [query] = useSearchParams()
  const orderId = query.get('orderId')
  if (!orderId) return <Navigate to={paymentPages.payments.at} replace />
  return (
    <Order
      orderId={orderId}
      returnUrl={query.get('returnUrl') || consultPages.consult.to({ consultId: orderId })}
      isBack={query.get('result') !== null}
    />
  )
}

function Order({ orderId, returnUrl, isBack }: { orderId: string; returnUrl: string; isBack: boolean }) {
  const detail = useServiceQuery(consultDetail(orderId))
  const { status, trouble, ask } = usePaymentStatus(orderId)
  const { openLink } = useAppInfo()
  const leave = () => openLink(returnUrl, true)
  const isPaidNow = isBack && status?.state === 'paid'
  useEffect(() => {
    if (!isPaidNow) return
    toast('支付成功')
    openLink(returnUrl, true)
  }, [isPaidNow, openLink, returnUrl])

  if (detail.value && status?.state === 'paid')
    return (
      <ResultPage
        verdict="good"
        headline={isBack ? '支付成功' : '当前订单已支付'}
        links={<Button onClick={leave}>返回</Button>}
      >
        {consultTypeLabels[detail.value.consult.consultType]} {yuan(detail.value.consult.feeCents)}元
      </ResultPage>
    )
  if (detail.value && status?.state === 'gone')
    return <ResultPage verdict="bad" headline="订单已取消，无法支付" links={<Button onClick={leave}>返回</Button>} />
  if (!detail.value || !status)
    return (
      <DetailPage
        detail={
          trouble
            ? { value: undefined, status: 'fault', sentence: trouble, retry: ask }
            : { ...detail, value: undefined }
        }
      >
        {() => null}
      </DetailPage>
    )
  return <Cashier consult={detail.value.consult} status={status} returnUrl={returnUrl} ask={ask} />
}

interface CashierProps {
  consult: ConsultDetail
  status: PaymentStatus
  returnUrl: string
  ask: () => void
}

function Cashier({ consult, status, returnUrl, ask }: CashierProps) {
  const { consultId, feeCents } = consult
  const chosen = useChosenWay()
  const { way } = chosen
  const payer = usePayer()
  const [until] = useState(() => serverNow() + status.payWaitSeconds * 1000)
  const go = useNavigate()
  const here = paymentPages.direct.to({ orderId: consultId, returnUrl, result: 'back' })
  const paid = () => {
    void go(here, { replace: true })
    ask()
  }
  const opening = useCommand(pay, error => {
    if (error.code === shellRefusals.payer_unknown.code) {
      payer.ask()
      return true
    }
    if (error.code === paymentRefusals.order_gone.code || error.code === paymentRefusals.already_paid.code) ask()
    return false
  })
  const start = async () => {
    if (way === '') return toast('请选择支付方式')
    const entry = await opening.run({ consultId, payChannel: way, returnUrl: `${location.origin}${here}` })
    if (entry === undefined) return
    if (entry === 'SUCCESS') return paid()
    const cashed = await openCashier(entry)
    if (cashed === 'left' || cashed === 'cancel') return
    if (cashed !== 'ok') toast(cashed.fail)
    else paid()
  }
  return (
    <PayPage
      amountCents={feeCents}
      pay="确认支付"
      onPay={start}
      notice={<PayDeadline until={until} now={serverNow} onEnd={ask} after="超时订单自动取消" />}
    >
      {status.state === 'failed' && <Notice tone="danger">上次支付没有成功，请重新支付。</Notice>}
      <Card>
        <Lines
          lines={[
            { label: '订单', value: consultTypeLabels[consult.consultType] },
            { label: '医生', value: [consult.docName, consult.docTitle].filter(Boolean).join(' ') },
            { label: '就诊人', value: consult.consulterName },
            { label: '金额', value: `${yuan(feeCents)}元` },
          ]}
        />
      </Card>
      <PayWaysCard {...chosen} rings />
    </PayPage>
  )
}
