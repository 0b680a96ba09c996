import { Descriptions, Image } from 'antd'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { resultText } from '@nethos/contract/reports/report-changes.ts'
import type { LabItem } from '@nethos/contract/reports/report-content.schemas.ts'
import { Tag } from '../../../controls/tag.tsx'
import type { DeskReport } from '../reports.calls.ts'
import { DenseTable } from '../../../patterns/dense-table.tsx'

const marks: Readonly<Record<LabItem['flag'], string>> = {
  '': '',
  low: '↓',
  critical_low: '↓ 危急',
  high: '↑',
  critical_high: '↑ 危急',
  abnormal: '异常',
}

const at = (instant: number | null): string => (instant === null ? '—' : dayAndTime(instant))

/** All of a report: facts, items with the laboratory's marks, texts, pictures and files, and what it said before. */
export function ReportView({ report }: { report: DeskReport }) {
  const { content } = report
  if (!content) return null
  const texts = [
    ['结论', content.conclusion],
    ['所见', content.findings],
    ['建议', content.advice],
  ] as const
  return (
    <>
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
      {content.items.length > 0 && (
        <DenseTable
          rowKey={(_, index) => String(index)}
          dataSource={content.items}
          columns={[
            { title: '项目', dataIndex: 'name' },
            {
              title: '结果',
              key: 'result',
              render: (_, item) => (
                <>
                  {resultText(item)} {item.flag && <Tag tone="danger">{marks[item.flag]}</Tag>}
                </>
              ),
            },
            { title: '参考范围', key: 'range', render: (_, item) => item.range.text },
          ]}
        />
      )}
      <Image.PreviewGroup>
        {content.series
          .flatMap(one => one.pictures)
          .map(({ attaId, imageUrl, thumbUrl, title }) => (
            <Image key={attaId} width={96} src={thumbUrl} preview={{ src: imageUrl }} alt={title || '影像'} />
          ))}
      </Image.PreviewGroup>
      {content.documents.map(({ attaId, url, title }) => (
        <p key={attaId}>
          <a href={url} download>
            {title || '报告'}.pdf
          </a>
        </p>
      ))}
      {report.earlier.map(({ version, issuedAt, changes }) => (
        <section key={version} aria-label="更正前">
          <h3>更正前的版本（{at(issuedAt)}）</h3>
          {changes.map(({ what, before, after }) => (
            <p key={what}>
              {what}：{before} → {after}
            </p>
          ))}
        </section>
      ))}
    </>
  )
}
