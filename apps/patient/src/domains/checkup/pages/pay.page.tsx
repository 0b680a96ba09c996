import { Navigate, useNavigate, useParams } from 'react-router'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import type { CheckupOrderDetail } from '@nethos/contract/checkup/checkup.schemas.ts'
import { run, useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { serverNow } from '@nethos/calls/config.ts'
import { PayDeadline } from '../../../patterns/pay-deadline.tsx'
import { PayPage } from '../../../patterns/pay-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { useCashier } from '../../payment/public.tsx'
import { order, pay, queryPayment } from '../checkup.calls.ts'
import { useCheckupNews } from '../parts/use-checkup-news.ts'

/** 支付: amount and the time left; paid, or too late, the order itself is shown. */
export default function PayCheckupPage() {
  const { id = '' } = useParams()
  const detail = useServiceQuery(order(id))
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

function Cashier({ one, onChange }: { one: CheckupOrderDetail; onChange: () => void }) {
  const navigate = useNavigate()
  const { orderId } = one
  const ask = () => void run(queryPayment, { orderId }).catch(() => undefined)
  const cashier = useCashier({ wayBack: checkupPages.order.to({ id: orderId }), onReturn: ask })
  const opening = useCommand(pay, cashier.refused)
  const start = () => cashier.open(chosen => opening.run({ orderId, ...chosen }))
  return (
    <PayPage
      amountCents={one.totalCents}
      pay="确认支付"
      onPay={start}
      notice={<PayDeadline until={one.payBy} now={serverNow} onEnd={onChange} after="超时订单自动取消" />}
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
      {cashier.ways}
    </PayPage>
  )
}
