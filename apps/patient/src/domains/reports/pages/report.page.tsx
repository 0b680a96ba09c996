import type { Report } from '@nethos/contract/reports/report.schemas.ts'
import { reportPages as pages } from '@nethos/contract/reports/reports.pages.ts'
import { run } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { ButtonLink } from '../../../controls/button.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Facts } from '../parts/facts.tsx'
import { Content } from '../parts/report-content.tsx'
import { Heading } from '../parts/heading.tsx'
import { markRead, report } from '../reports.calls.ts'

/** A report of any kind: what it is and whose, what it says, and whom to ask about it. */
export default function ReportPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <OneReport reportId={id} /> : <Navigate to={pages.home.at} replace />
}

function OneReport({ reportId }: { reportId: string }) {
  const result = useServiceQuery(report(reportId))
  const version = result.value?.version
  const isOpen = result.value?.access === 'open'
  useEffect(() => {
    if (version === undefined) return
    // Read is what could be read; the message about it is read in any case.
    void run(markRead, { reportId, reportVersion: version }).catch(() => undefined)
  }, [reportId, version, isOpen])
  return (
    <DetailPage detail={result} bar={result.value && <Bar report={result.value} />}>
      {one => (
        <>
          <Heading report={one} />
          {one.content ? <Content report={one} /> : <Facts report={one} title="报告信息" />}
        </>
      )}
    </DetailPage>
  )
}

function Bar({ report: { access, kind, reportId: id } }: { report: Report }) {
  if (access === 'to_pay') return <ButtonLink to={pages.pay.to({ id })}>去支付</ButtonLink>
  if (access !== 'open') return null
  return (
    <>
      <ButtonLink look="soft" to={pages.interpretation.to({ id })}>
        解读服务
      </ButtonLink>
      <ButtonLink to={pages.labConsult.to({ id })}>{kind === 'endoscopy' ? '内镜报告咨询' : '报告咨询'}</ButtonLink>
    </>
  )
}
