import { dayAndTime } from '@nethos/contract/common/days.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import type { ApplicationDetail } from '@nethos/contract/programme/programme.schemas.ts'
import { run, useCommand } from '@nethos/calls/command.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { PayPage } from '../../../patterns/pay-page.tsx'
import { useCashier } from '../../payment/public.tsx'
import { pay, queryPayment } from '../programme.calls.ts'

/** 支付: what, for whom, how much, by when; whoever comes back from the cashier may have paid. */
export function PayApplication({ one }: { one: ApplicationDetail }) {
  const { applicationId, code, priceCents, offerTitle, personName, programmeName, payBy } = one
  const ask = () => void run(queryPayment, { applicationId }).catch(() => undefined)
  const cashier = useCashier({ wayBack: placeLink(code, 'pay', { id: applicationId }), onReturn: ask })
  const opening = useCommand(pay, cashier.refused)
  const start = () => cashier.open(chosen => opening.run({ applicationId, ...chosen }))
  return (
    <PayPage
      title="支付"
      amountCents={priceCents}
      pay="确认支付"
      onPay={start}
      notice={payBy === null ? undefined : <Notice>请在{dayAndTime(payBy)}前完成支付，逾期自动取消。</Notice>}
    >
      <Card>
        <Lines
          lines={[
            { label: '服务', value: offerTitle },
            { label: '专区', value: programmeName },
            { label: '就诊人', value: personName },
          ]}
        />
      </Card>
      {cashier.ways}
    </PayPage>
  )
}
