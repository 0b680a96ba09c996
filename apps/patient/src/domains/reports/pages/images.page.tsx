import { reportPages as pages } from '@nethos/contract/reports/reports.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Navigate, useSearchParams } from 'react-router'
import { ButtonLink } from '../../../controls/button.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { EcgTraceView } from '../ecg/ecg-trace.tsx'
import { Facts } from '../parts/facts.tsx'
import { accessSentence } from '../parts/report-words.ts'
import { SeriesViewer } from '../viewer/series-viewer.tsx'
import { report } from '../reports.calls.ts'

/** 数字影像, 心电图: the trace on its paper, and the pictures series by series with zoom and the next one. */
export default function ImagesPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <Images reportId={id} /> : <Navigate to={pages.home.at} replace />
}

function Images({ reportId }: { reportId: string }) {
  const result = useServiceQuery(report(reportId))
  return (
    <DetailPage detail={result}>
      {one => {
        const series = (one.content?.series ?? []).filter(({ pictures }) => pictures.length > 0)
        return (
          <>
            {series.length === 0 && !one.content?.ecg?.trace && (
              <Empty icon="scan" sentence={accessSentence(one) || '暂无影像'}>
                <ButtonLink to={pages.home.to({ compatId: one.personId })}>查看其他报告</ButtonLink>
              </Empty>
            )}
            {one.content?.ecg?.trace && <EcgTraceView ecg={one.content.ecg} />}
            {series.length > 0 && <SeriesViewer series={series} />}
            <Facts report={one} />
          </>
        )
      }}
    </DetailPage>
  )
}
