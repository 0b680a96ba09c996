import { payWayLabels, type PayWay } from '@nethos/contract/payment/payment.rules.ts'
import type { Report } from '@nethos/contract/reports/report.schemas.ts'
import { reportLink } from '@nethos/contract/reports/reports.links.ts'
import { reportPages as pages } from '@nethos/contract/reports/reports.pages.ts'
import { shellRefusals } from '@nethos/contract/shell/shell.refusals.ts'
import { run, useCommand } from '@nethos/calls/command.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { ButtonLink } from '../../../controls/button.tsx'
import { OptionList } from '../../../controls/picker-sheet.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines, Standing } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { PayPage } from '../../../patterns/pay-page.tsx'
import { openCashier, usePayWays } from '../../payment/public.tsx'
import { usePayer } from '../../shell/public.ts'
import { standsFor } from '../parts/report-words.ts'
import { payReport, queryReportPayment, report } from '../reports.calls.ts'

/** 报告支付: what, for whom, how much; once it is paid the page leads back to the report. */
export default function PayReportPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <Payment reportId={id} /> : <Navigate to={pages.home.at} replace />
}

function Payment({ reportId }: { reportId: string }) {
  const asked = useAsked(report(reportId))
  const one = asked.value
  if (one?.access === 'to_pay') return <Cashier one={one} onChange={asked.retry} />
  return (
    <DetailPage detail={asked}>
      {({ kind, access, feeCents, ...rest }) => (
        <>
          <Standing word={access === 'open' && feeCents > 0 ? '已支付' : '无需支付'} tone="good">
            {standsFor({ kind, access, feeCents, ...rest }) || '可以查看报告了'}
          </Standing>
          <Bill one={{ kind, access, feeCents, ...rest }} />
          <ButtonLink to={reportLink(kind, reportId)} replace>
            查看报告
          </ButtonLink>
        </>
      )}
    </DetailPage>
  )
}

const Bill = ({ one }: { one: Report }) => (
  <Card>
    <Lines
      lines={[
        { label: '项目', value: one.reportName },
        { label: '就诊人', value: one.personName },
        { label: '医院', value: one.hosName },
      ]}
    />
  </Card>
)

function Cashier({ one, onChange }: { one: Report; onChange: () => unknown }) {
  const { reportId, feeCents, kind } = one
  const ways = usePayWays()
  const [way, setWay] = useState<PayWay | ''>(ways.length === 1 ? ways[0]! : '')
  const payer = usePayer()
  const ask = () => void run(queryReportPayment, { reportId }).then(onChange, () => undefined)
  useEffect(() => {
    // Whoever comes back from the cashier may have paid: the provider is asked.
    const seen = () => document.visibilityState === 'visible' && ask()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
    // oxlint-disable-next-line react/exhaustive-deps -- asked on return, not whenever the page is drawn
  }, [reportId])
  const opening = useCommand(payReport, error => {
    if (error.code !== shellRefusals.payer_unknown.code) return false
    payer.ask()
    return true
  })
  const start = async () => {
    if (way === '') return toast('请选择支付方式')
    const returnUrl = `${location.origin}${reportLink(kind, reportId)}`
    const entry = await opening.run({ reportId, payChannel: way, returnUrl })
    if (entry === undefined) return
    if (entry === 'SUCCESS') return void onChange()
    const cashed = await openCashier(entry)
    if (cashed === 'left' || cashed === 'cancel') return
    if (cashed !== 'ok') toast(cashed.fail)
    ask()
  }
  return (
    <PayPage amountCents={feeCents} pay="确认支付" onPay={start}>
      <Bill one={one} />
      <Card title="支付方式">
        <OptionList
          options={ways.map(value => ({ value, label: payWayLabels[value] }))}
          value={way}
          onChoose={picked => setWay(picked as PayWay)}
        />
      </Card>
    </PayPage>
  )
}
