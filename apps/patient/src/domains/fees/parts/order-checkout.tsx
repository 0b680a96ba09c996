import { useEffect, useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import type { FeeOrder } from '@nethos/contract/fees/fees.schemas.ts'
import { payWayLabels, type PayWay } from '@nethos/contract/payment/payment.rules.ts'
import { shellRefusals } from '@nethos/contract/shell/shell.refusals.ts'
import { Countdown } from '../../../controls/countdown.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { OptionList } from '../../../controls/picker-sheet.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { PayPage } from '../../../patterns/pay-page.tsx'
import { openCashier, usePayWays } from '../../payment/public.tsx'
import { usePayer } from '../../shell/public.ts'
import { payOrder } from '../fees.calls.ts'
import { ItemsCard } from './items.tsx'
import { ShareCard } from './share-card.tsx'

interface OrderCheckoutProps {
  order: FeeOrder
  title?: string
  /** The page that the cashier comes back to: an address of our own. */
  wayBack: string
  /** It may be paid now, or over: the page asks anew. */
  onChange: () => void
  onLeave: () => void
}

/** What the insurance pays, what is left, by what, and the way to the cashier. */
export function OrderCheckout({ order, title, wayBack, onChange, onLeave }: OrderCheckoutProps) {
  const ways = usePayWays()
  const payer = usePayer()
  const [way, setWay] = useState<PayWay | ''>(ways.length === 1 ? ways[0]! : '')
  const [until] = useState(() => serverNow() + order.payWaitSeconds * 1000)
  const isCovered = order.ownCents === 0
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && onChange()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [onChange])
  const opening = useCommand(payOrder, error => {
    if (error.code === shellRefusals.payer_unknown.code) {
      payer.ask()
      return true
    }
    onChange()
    return false
  })
  const start = async () => {
    if (way === '' && !isCovered) return toast('请选择支付方式')
    const entry = await opening.run({
      orderId: order.orderId,
      totalCents: order.totalCents,
      ...(way && { payChannel: way }),
      returnUrl: `${location.origin}${wayBack}`,
    })
    if (entry === undefined) return
    if (entry !== 'SUCCESS') {
      const cashed = await openCashier(entry)
      if (cashed === 'left' || cashed === 'cancel') return
      if (cashed !== 'ok') toast(cashed.fail)
    }
    onChange()
  }
  return (
    <PayPage
      title={title}
      amountCents={order.ownCents}
      pay={isCovered ? '确认结算' : '确认支付'}
      onPay={start}
      leave={{
        title: '确定不支付吗？',
        text: '账单仍会保留，可稍后再来缴费，也可以到医院窗口缴费。',
        stay: '继续支付',
        leave: '暂不支付',
        onLeave,
      }}
      notice={
        <Notice tone="warn">
          <Countdown until={until} now={serverNow} onEnd={onChange}>
            {left => `请在 ${left}内完成支付，超时需重新结算`}
          </Countdown>
        </Notice>
      }
    >
      {order.hasFailed && <Notice tone="danger">上次支付没有成功，请重新支付。</Notice>}
      {payer.isUnknown && <Notice tone="warn">还没有取得您的微信授权。点“确认支付”会先请您授权，再回到本页。</Notice>}
      <ShareCard {...order} />
      {order.bills.map(one =>
        one.items.length > 0 && order.what === 'outpatient' ? (
          <ItemsCard key={one.settleNo} items={one.items} totalCents={one.totalCents} />
        ) : null,
      )}
      {isCovered ? (
        <Notice tone="good">
          {order.prepaidCents > 0
            ? '预缴金足够支付个人部分，多余的会自动退回。'
            : '医保已支付全部费用，无需付款，点“确认结算”即可。'}
        </Notice>
      ) : (
        <Card title="支付方式">
          {ways.length === 0 && <p>这里暂时没有可用的支付方式，请换用手机浏览器打开本页。</p>}
          <OptionList
            rings
            options={ways.map(one => ({ value: one, label: payWayLabels[one] }))}
            value={way}
            onChoose={chosen => setWay(ways.find(one => one === chosen) ?? '')}
          />
        </Card>
      )}
      <Notice tone="quiet">支付后由医院确认收费。医院30分钟内没有确认的，钱会自动退回。</Notice>
    </PayPage>
  )
}
