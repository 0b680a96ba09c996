import { reportPages as pages } from '@nethos/contract/reports/reports.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Navigate, useSearchParams } from 'react-router'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { accessSentence } from '../parts/report-words.ts'
import { PdfReader } from '../pdf/pdf-reader.tsx'
import { report } from '../reports.calls.ts'
import '../parts/reports.css'

/** 查看PDF报告: each file of the report, page by page; a missing one is said. */
export default function PdfPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <Pdf reportId={id} /> : <Navigate to={pages.home.at} replace />
}

function Pdf({ reportId }: { reportId: string }) {
  const result = useServiceQuery(report(reportId))
  return (
    <DetailPage detail={result}>
      {one => {
        const documents = one.content?.documents ?? []
        if (documents.length === 0)
          return (
            <Empty
              icon="report"
              sentence={
                accessSentence(one) ||
                (one.content?.filesComing ? 'PDF报告正在从医院传来，请稍后再查看' : '暂无PDF报告')
              }
            >
              <ButtonLink to={pages.home.to({ compatId: one.personId })}>查看其他报告</ButtonLink>
            </Empty>
          )
        return documents.map(({ attaId, url, title }) => (
          <Card key={attaId} title={title || one.reportName}>
            <p className="reports__line">
              {one.personName} · {one.hosName}
            </p>
            <PdfReader url={url} title={title || one.reportName} />
            <p>
              <a className="button button--main" href={url} download={`${title || one.reportName}.pdf`}>
                打开、保存或打印PDF
              </a>
            </p>
          </Card>
        ))
      }}
    </DetailPage>
  )
}
