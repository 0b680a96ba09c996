import type { ShownContent } from '@nethos/contract/reports/report.schemas.ts'
import { lazy, Suspense } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import { Card } from '../../../patterns/card.tsx'

const SeriesViewer = lazy(async () => ({
  default: (await loadPart(() => import('../viewer/series-viewer.tsx'))).SeriesViewer,
}))
const PdfReader = lazy(async () => ({ default: (await loadPart(() => import('../pdf/pdf-reader.tsx'))).PdfReader }))

/** Pictures and files where they are read, for a reader who has no pages of his own here. */
export const SharedAttachments = ({ content: { series, documents } }: { content: ShownContent }) => (
  <Suspense>
    {series.some(one => one.pictures.length > 0) && (
      <Card title="数字影像">
        <SeriesViewer series={series} />
      </Card>
    )}
    {documents.map(({ attaId, url, title }) => (
      <Card key={attaId} title={title || 'PDF报告'}>
        <PdfReader url={url} title={title || 'PDF报告'} />
        <p>
          <a className="button button--soft" href={url} download={`${title || 'PDF报告'}.pdf`}>
            打开、保存或打印PDF
          </a>
        </p>
      </Card>
    ))}
  </Suspense>
)
