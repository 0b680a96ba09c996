import type { Report } from '@nethos/contract/reports/report.schemas.ts'
import { reportLink } from '@nethos/contract/reports/reports.links.ts'
import { reportPages as pages } from '@nethos/contract/reports/reports.pages.ts'
import { run, useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Navigate, useSearchParams } from 'react-router'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { PayPage } from '../../../patterns/pay-page.tsx'
import { useCashier } from '../../payment/public.tsx'
import { accessSentence } from '../parts/report-words.ts'
import { payReport, queryReportPayment, report } from '../reports.calls.ts'

/** 报告支付: what, for whom, how much; once it is paid the page leads back to the report. */
export default function PayReportPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <Payment reportId={id} /> : <Navigate to={pages.home.at} replace />
}

function Payment({ reportId }: { reportId: string }) {
  const result = useServiceQuery(report(reportId))
  const one = result.value
  if (one?.access === 'to_pay') return <Cashier one={one} onChange={result.retry} />
  return (
    <DetailPage detail={result}>
      {({ kind, access, feeCents, ...rest }) => (
        <>
          <StatusLine word={access === 'open' && feeCents > 0 ? '已支付' : '无需支付'} tone="good">
            {accessSentence({ kind, access, feeCents, ...rest }) || '可以查看报告了'}
          </StatusLine>
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
  const ask = () => void run(queryReportPayment, { reportId }).then(onChange, () => undefined)
  const cashier = useCashier({ wayBack: reportLink(kind, reportId), onReturn: ask })
  const opening = useCommand(payReport, cashier.refused)
  const start = () => cashier.open(chosen => opening.run({ reportId, ...chosen }))
  return (
    <PayPage amountCents={feeCents} pay="确认支付" onPay={start}>
      <Bill one={one} />
      {cashier.ways}
    </PayPage>
  )
}
