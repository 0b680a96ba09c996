import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { Report } from '@nethos/contract/reports/report.schemas.ts'
import { Card, Lines } from '../../../patterns/card.tsx'

/** What the subject of a report is called: a specimen, a part of the body. */
const subjectWords: Readonly<Record<Report['kind'], string>> = {
  lab: '标本',
  imaging: '检查部位',
  endoscopy: '检查部位',
  pathology: '标本',
  ecg: '检查项目',
  checkup: '标本',
  school: '标本',
  document: '项目',
}

const at = (instant: number | null): string => (instant === null ? '' : dayAndTime(instant))

/** Whose, of what, when and by whom: what another hospital asks about a report, not what its reader came for. */
export const Facts = ({ report, title = report.reportName }: { report: Report; title?: string }) => (
  <Card title={title}>
    <Lines
      lines={[
        { label: '就诊人', value: report.personName },
        { label: '医院', value: report.hosName },
        { label: '科室', value: report.departmentName },
        { label: subjectWords[report.kind], value: report.content?.subject },
        { label: '临床诊断', value: report.content?.clinicalDiagnosis },
        { label: '开单医生', value: report.orderedBy },
        { label: report.kind === 'lab' ? '采样时间' : '检查时间', value: at(report.takenAt) },
        { label: '报告时间', value: at(report.issuedAt) },
        { label: '报告医生', value: report.reportedBy },
        { label: '审核医生', value: report.checkedBy },
      ]}
    />
  </Card>
)
