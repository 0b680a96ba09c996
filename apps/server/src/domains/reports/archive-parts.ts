import { sql } from 'kysely'
import { resultText } from '@nethos/contract/reports/report-changes.ts'
import type { ReportContent } from '@nethos/contract/reports/report-content.schemas.ts'
import { reportKinds, type ReportKind } from '@nethos/contract/reports/reports.kinds.ts'
import type { ArchivePart, ArchiveScope, Section } from '../../registry/archive.ts'
import { filesOf, isPaid, isReleased } from './rights.ts'

interface Row {
  issuedAt: Date | null
  personName: string
  hosName: string
  kind: ReportKind
  reportName: string
  content: ReportContent
}

const mostReports = 2_000

/** What can be read now: what a doctor has to speak of first is not in it. */
async function reportsPart(scope: ArchiveScope): Promise<Section> {
  const { rows } = await sql<Row>`
    select said.issued_at, person.name as person_name, hospital.hos_name, report.kind, report.report_name, said.content
    from hospital_report report join hospital on hospital.hos_id = report.hos_id ${filesOf(scope)}
    join report_version said on said.report_id = report.report_id and said.version = report.version
    where ${isReleased(scope.now)} and ${isPaid}
    order by report.dated_at desc, report.report_id limit ${mostReports}`.execute(scope.db)
  return {
    name: 'reports',
    title: '检查检验报告',
    labels: {
      issuedAt: '报告时间',
      personName: '就诊人',
      hosName: '医院',
      kind: '类型',
      reportName: '报告名称',
      results: '结果',
      findings: '所见',
      conclusion: '结论',
      advice: '建议',
    },
    rows: rows.map(({ content, kind, ...row }) => ({
      ...row,
      kind: reportKinds[kind],
      results: content.items.map(item => `${item.name}：${resultText(item)}（参考 ${item.range.text}）`).join('；'),
      findings: content.findings,
      conclusion: content.conclusion,
      advice: content.advice,
    })),
  }
}

export const archiveParts: readonly ArchivePart[] = [{ place: 65, sectionOf: reportsPart }]
