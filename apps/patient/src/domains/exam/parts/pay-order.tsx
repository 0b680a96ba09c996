import { dayAndTime } from '@nethos/contract/common/days.ts'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import type { ItemOrderDetail } from '@nethos/contract/exam/exam.schemas.ts'
import { run, useCommand } from '@nethos/calls/command.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { PayPage } from '../../../patterns/pay-page.tsx'
import { useCashier } from '../../payment/public.tsx'
import { payOrder, queryPayment } from '../item-order.calls.ts'

/** 支付: what, for whom, how much, by when; whoever comes back from the cashier may have paid. */
export function PayOrder({ one, onBack }: { one: ItemOrderDetail; onBack: () => void }) {
  const { itemOrderId, totalCents, itemNames, personName, payBy } = one
  const ask = () => void run(queryPayment, { itemOrderId }).catch(() => undefined)
  const cashier = useCashier({ wayBack: examPages.epidemicOrder.to({ id: itemOrderId }), onReturn: ask })
  const opening = useCommand(payOrder, cashier.refused)
  const start = () => cashier.open(chosen => opening.run({ itemOrderId, ...chosen }))
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
      {cashier.ways}
    </PayPage>
  )
}
