import { reportPages as pages } from '@nethos/contract/reports/reports.pages.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { Navigate, useSearchParams } from 'react-router'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { standsFor } from '../parts/report-words.ts'
import { report } from '../reports.calls.ts'
import '../parts/reports.css'

/** 查看PDF报告: each file of the report, to be opened and saved; a missing one is said. */
export default function PdfPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <Pdf reportId={id} /> : <Navigate to={pages.home.at} replace />
}

function Pdf({ reportId }: { reportId: string }) {
  const asked = useAsked(report(reportId))
  return (
    <DetailPage detail={asked}>
      {one => {
        const documents = one.content?.documents ?? []
        if (documents.length === 0)
          return (
            <Empty
              sentence={
                standsFor(one) || (one.content?.filesComing ? 'PDF报告正在从医院传来，请稍后再查看' : '暂无PDF报告')
              }
            >
              <ButtonLink to={pages.home.to({ compatId: one.personId })}>查看其他报告</ButtonLink>
            </Empty>
          )
        return documents.map(({ attaId, url, title }) => (
          <Card key={attaId} title={title || one.reportName}>
            <Lines
              lines={[
                { label: '报告', value: one.reportName },
                { label: '就诊人', value: one.personName },
                { label: '医院', value: one.hosName },
              ]}
            />
            <p>
              <a className="button button--main" href={url} download={`${title || one.reportName}.pdf`}>
                打开或保存PDF
              </a>
            </p>
          </Card>
        ))
      }}
    </DetailPage>
  )
}
