import { useEffect } from 'react'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { payWayLabels, type PayWay } from '@nethos/contract/payment/payment.rules.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import type { ApplicationDetail } from '@nethos/contract/programme/programme.schemas.ts'
import { shellRefusals } from '@nethos/contract/shell/shell.refusals.ts'
import { run, useCommand } from '@nethos/calls/command.ts'
import { useState } from 'react'
import { OptionList } from '../../../controls/picker-sheet.tsx'
import { toast } from '../../../controls/toast.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { PayPage } from '../../../patterns/pay-page.tsx'
import { openCashier, usePayWays } from '../../payment/public.tsx'
import { usePayer } from '../../shell/public.ts'
import { pay, queryPayment } from '../programme.calls.ts'

/** 支付: what, for whom, how much, by when; whoever comes back from the cashier may have paid. */
export function PayApplication({ one }: { one: ApplicationDetail }) {
  const { applicationId, code, priceCents, offerTitle, personName, programmeName, payBy } = one
  const ways = usePayWays()
  const [way, setWay] = useState<PayWay | ''>(ways.length === 1 ? ways[0]! : '')
  const payer = usePayer()
  const ask = () => void run(queryPayment, { applicationId }).catch(() => undefined)
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && ask()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
    // oxlint-disable-next-line react/exhaustive-deps -- asked on return, not whenever the page is drawn
  }, [applicationId])
  const opening = useCommand(pay, error => {
    if (error.code !== shellRefusals.payer_unknown.code) return false
    payer.ask()
    return true
  })
  const start = async () => {
    if (way === '') return toast('请选择支付方式')
    const returnUrl = `${location.origin}${placeLink(code, 'pay', { id: applicationId })}`
    const entry = await opening.run({ applicationId, payChannel: way, returnUrl })
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
