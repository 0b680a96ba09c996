import { useEffect, useState } from 'react'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import type { ItemOrderDetail } from '@nethos/contract/exam/exam.schemas.ts'
import { payWayLabels, type PayWay } from '@nethos/contract/payment/payment.rules.ts'
import { shellRefusals } from '@nethos/contract/shell/shell.refusals.ts'
import { run, useCommand } from '@nethos/calls/command.ts'
import { Notice } from '../../../controls/notice.tsx'
import { OptionList } from '../../../controls/picker-sheet.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { PayPage } from '../../../patterns/pay-page.tsx'
import { openCashier, usePayWays } from '../../payment/public.tsx'
import { usePayer } from '../../shell/public.ts'
import { payOrder, queryPayment } from '../item-order.calls.ts'

/** 支付: what, for whom, how much, by when; whoever comes back from the cashier may have paid. */
export function PayOrder({ one, onBack }: { one: ItemOrderDetail; onBack: () => void }) {
  const { itemOrderId, totalCents, itemNames, personName, payBy } = one
  const ways = usePayWays()
  const [way, setWay] = useState<PayWay | ''>(ways.length === 1 ? ways[0]! : '')
  const payer = usePayer()
  const ask = () => void run(queryPayment, { itemOrderId }).catch(() => undefined)
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && ask()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
    // oxlint-disable-next-line react/exhaustive-deps -- asked on return, not whenever the page is drawn
  }, [itemOrderId])
  const opening = useCommand(payOrder, error => {
    if (error.code !== shellRefusals.payer_unknown.code) return false
    payer.ask()
    return true
  })
  const start = async () => {
    if (way === '') return toast('请选择支付方式')
    const returnUrl = `${location.origin}${examPages.epidemicOrder.to({ id: itemOrderId })}`
    const entry = await opening.run({ itemOrderId, payChannel: way, returnUrl })
    if (entry === undefined) return
    if (entry === 'SUCCESS') return ask()
    const cashed = await openCashier(entry)
    if (cashed === 'left' || cashed === 'cancel') return
    if (cashed !== 'ok') toast(cashed.fail)
    ask()
  }
  return (
    <PayPage
      title="支付"
      amountCents={totalCents}
      pay="确认支付"
      onPay={start}
      notice={<Notice>请在{dayAndTime(payBy)}前完成支付，逾期自动取消。</Notice>}
      leave={{
        title: '还没有支付',
        text: '订单会保留到截止时间，可以稍后再付。',
        leave: '离开',
        stay: '继续支付',
        onLeave: onBack,
      }}
    >
      <Card>
        <Lines
          lines={[
            { label: '项目', value: itemNames },
            { label: '检测人', value: personName },
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
