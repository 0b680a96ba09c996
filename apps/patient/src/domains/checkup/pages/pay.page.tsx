import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import type { CheckupOrderDetail } from '@nethos/contract/checkup/checkup.schemas.ts'
import { payWayLabels, type PayWay } from '@nethos/contract/payment/payment.rules.ts'
import { shellRefusals } from '@nethos/contract/shell/shell.refusals.ts'
import { run, useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { Countdown } from '../../../controls/countdown.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { OptionList } from '../../../controls/picker-sheet.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { PayPage } from '../../../patterns/pay-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { openCashier, usePayWays } from '../../payment/public.tsx'
import { usePayer } from '../../shell/public.ts'
import { order, pay, queryPayment } from '../checkup.calls.ts'
import { useCheckupNews } from '../parts/use-checkup-news.ts'

/** 支付: amount and the time left; paid, or too late, the order itself is shown. */
export default function PayCheckupPage() {
  const { id = '' } = useParams()
  const detail = useAsked(order(id))
  useCheckupNews(detail.retry)
  if (!detail.value)
    return (
      <Page>
        <Value of={detail}>{() => null}</Value>
      </Page>
    )
  if (detail.value.status !== 'to_pay') return <Navigate to={checkupPages.order.to({ id })} replace />
  return <Cashier one={detail.value} onChange={detail.retry} />
}

/** Opens the cashier; whoever comes back from it may have paid. */
function usePaying(orderId: string) {
  const ask = () => void run(queryPayment, { orderId }).catch(() => undefined)
  const payer = usePayer()
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && ask()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
    // oxlint-disable-next-line react/exhaustive-deps -- asked on return, not whenever the page is drawn
  }, [orderId])
  const opening = useCommand(pay, error => {
    if (error.code !== shellRefusals.payer_unknown.code) return false
    payer.ask()
    return true
  })
  return async (way: PayWay | '') => {
    if (way === '') return toast('请选择支付方式')
    const returnUrl = `${location.origin}${checkupPages.order.to({ id: orderId })}`
    const entry = await opening.run({ orderId, payChannel: way, returnUrl })
    if (entry === undefined) return
    if (entry === 'SUCCESS') return ask()
    const cashed = await openCashier(entry)
    if (cashed === 'left' || cashed === 'cancel') return
    if (cashed !== 'ok') toast(cashed.fail)
    ask()
  }
}

function Cashier({ one, onChange }: { one: CheckupOrderDetail; onChange: () => void }) {
  const ways = usePayWays()
  const navigate = useNavigate()
  const [way, setWay] = useState<PayWay | ''>(ways.length === 1 ? ways[0]! : '')
  const start = usePaying(one.orderId)
  return (
    <PayPage
      amountCents={one.totalCents}
      pay="确认支付"
      onPay={() => start(way)}
      notice={
        <Notice>
          <Countdown until={one.payBy} now={serverNow} onEnd={onChange}>
            {left => `请在 ${left}内完成支付，超时订单自动取消`}
          </Countdown>
        </Notice>
      }
      leave={{
        title: '还没有支付',
        text: '名额会保留到截止时间，可以稍后在我的体检里支付。',
        leave: '离开',
        stay: '继续支付',
        onLeave: () => void navigate(checkupPages.order.to({ id: one.orderId }), { replace: true }),
      }}
    >
      <Card>
        <Lines
          lines={[
            { label: '套餐', value: one.packageName },
            { label: '体检人', value: one.personName },
            { label: '日期', value: instantInWords(one.startsAt) },
          ]}
        />
      </Card>
      <Card title="支付方式">
        <OptionList
          options={ways.map(value => ({ value, label: payWayLabels[value] }))}
          value={way}
          onChoose={chosen => setWay(chosen as PayWay)}
        />
      </Card>
    </PayPage>
  )
}
