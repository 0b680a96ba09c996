import { useParams } from 'react-router'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { OneReport } from '../parts/one-report.tsx'

/** One report, where a notice leads. */
export default function ReportPage() {
  const { reportId = '' } = useParams()
  return (
    <OfficePage title="报告">
      <OneReport reportId={reportId} />
    </OfficePage>
  )
}
