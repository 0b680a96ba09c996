import { Descriptions } from 'antd'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { DeskReport } from '../reports.calls.ts'
import { EcgView } from './ecg.tsx'
import { LabItems } from './lab-items.tsx'
import { Series } from './series.tsx'

const at = (instant: number | null): string => (instant === null ? '—' : dayAndTime(instant))

/** All of a report: facts, texts, items with the laboratory's marks and what they were before, trace, pictures and files, and what it said before it was amended. */
export function ReportView({ report }: { report: DeskReport }) {
  const { content } = report
  if (!content) return null
  return (
    <>
      <Facts report={report} content={content} />
      {content.items.length > 0 && <LabItems report={report} items={content.items} />}
      {content.ecg && <EcgView ecg={content.ecg} />}
      {content.series
        .filter(({ pictures }) => pictures.length > 0)
        .map((one, at) => (
          <Series key={at} series={one} />
        ))}
      {content.filesComing > 0 && <p>还有{content.filesComing}个文件正在从医院传来。</p>}
      {content.documents.map(({ attaId, url, title }) => (
        <p key={attaId}>
          <a href={url} download>
            {title || '报告'}.pdf
          </a>
        </p>
      ))}
      <Earlier report={report} />
    </>
  )
}

function Facts({ report, content }: { report: DeskReport; content: NonNullable<DeskReport['content']> }) {
  const texts = [
    ['部位或标本', content.subject],
    ['临床诊断', content.clinicalDiagnosis],
    ['结论', content.conclusion],
    ['所见', content.findings],
    ['建议', content.advice],
  ] as const
  return (
    <Descriptions
      bordered
      column={1}
      items={[
        {
          key: 'name',
          label: '报告',
          children: `${report.reportName}（${report.hosName} ${report.departmentName}）`,
        },
        { key: 'person', label: '患者', children: report.personName },
        { key: 'taken', label: '采样或检查', children: at(report.takenAt) },
        {
          key: 'issued',
          label: '出具',
          children: `${at(report.issuedAt)} ${report.reportedBy} / ${report.checkedBy}`,
        },
        ...texts
          .filter(([, text]) => text !== '')
          .map(([label, text]) => ({
            key: label,
            label,
            children: <span style={{ whiteSpace: 'pre-wrap' }}>{text}</span>,
          })),
      ]}
    />
  )
}

const Earlier = ({ report }: { report: DeskReport }) =>
  report.earlier.map(({ version, issuedAt, changes }) => (
    <section key={version} aria-label="更正前">
      <h3>更正前的版本（{at(issuedAt)}）</h3>
      {changes.map(({ what, before, after }) => (
        <p key={what}>
          {what}：{before} → {after}
        </p>
      ))}
    </section>
  ))
