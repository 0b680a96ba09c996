import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { Report, ShownContent } from '@nethos/contract/reports/report.schemas.ts'
import { reportPages as pages } from '@nethos/contract/reports/reports.pages.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Pictures } from '../../../controls/pictures.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { FindingText } from '../lab/finding-text.tsx'
import { LabItemRow } from '../lab/lab-item-row.tsx'
import { hasCritical, inGroups, Items, markedSentence } from './items.tsx'
import './reports.css'

const words: Readonly<Record<Report['kind'], { findings: string; conclusion: string; advice: string }>> = {
  lab: { findings: '说明', conclusion: '结论', advice: '建议' },
  imaging: { findings: '检查所见', conclusion: '诊断意见', advice: '建议' },
  endoscopy: { findings: '内镜所见', conclusion: '内镜诊断', advice: '建议' },
  pathology: { findings: '肉眼与镜下所见', conclusion: '病理诊断', advice: '建议' },
  ecg: { findings: '心电图所见', conclusion: '结论', advice: '建议' },
  checkup: { findings: '检查所见', conclusion: '总结', advice: '医生建议' },
  school: { findings: '检查所见', conclusion: '结论', advice: '建议' },
  document: { findings: '说明', conclusion: '结论', advice: '建议' },
}

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

/** Whose, of what, when and by whom. */
export const Head = ({ report }: { report: Report }) => (
  <Card title={report.reportName}>
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

const Text = ({ title, children }: { title: string; children: string }) =>
  children ? (
    <Card title={title}>
      <p className="reports__text">{children}</p>
    </Card>
  ) : null

const measured = (value: number | null, unit: string): string => (value === null ? '' : `${value} ${unit}`)

const Ecg = ({ report }: { report: Report }) => {
  const ecg = report.content?.ecg
  if (!ecg) return null
  const { lowestRate, highestRate } = ecg
  return (
    <Card title="心电数值">
      <Lines
        lines={[
          { label: '心率', value: measured(ecg.heartRate, '次/分') },
          { label: '最慢心率', value: measured(lowestRate, '次/分') },
          { label: '最快心率', value: measured(highestRate, '次/分') },
          { label: 'PR间期', value: measured(ecg.prMs, 'ms') },
          { label: 'QRS时限', value: measured(ecg.qrsMs, 'ms') },
          { label: 'QT间期', value: measured(ecg.qtMs, 'ms') },
          { label: 'QTc', value: measured(ecg.qtcMs, 'ms') },
          { label: '电轴', value: measured(ecg.axis, '°') },
        ]}
      />
    </Card>
  )
}

const picturesOf = ({ series }: ShownContent) => series.flatMap(one => one.pictures)

/** Pictures, trace and PDF: where each is looked at. */
function Ways({ report }: { report: Report }) {
  const { reportId: id, kind, content } = report
  if (!content) return null
  const pictures = picturesOf(content).length
  const isEcg = kind === 'ecg'
  const ways = [
    ...(pictures > 0 || (isEcg && content.ecg?.trace)
      ? [
          {
            label: isEcg ? '心电图' : '数字影像',
            value: pictures > 0 ? `${pictures}张` : '查看波形',
            to: (isEcg ? pages.ecgImage : pages.images).to({ id }),
          },
        ]
      : []),
    ...(content.documents.length > 0
      ? [
          {
            label: 'PDF报告',
            value: `${content.documents.length}份`,
            to: (isEcg ? pages.ecgPdf : pages.pdf).to({ id }),
          },
        ]
      : []),
  ]
  return (
    <>
      {ways.length > 0 && (
        <Card title="影像与文件">
          <ActionList actions={ways} />
        </Card>
      )}
      {content.filesComing > 0 && <Notice>还有{content.filesComing}个影像或文件正在从医院传来，请稍后再查看。</Notice>}
    </>
  )
}

interface SaidProps {
  title: string
  text: string
  explained: Report['explained']
  part: 'findings' | 'conclusion'
}

/** A finding whole; its terms say on a tap what they mean. */
const Said = ({ title, text, explained, part }: SaidProps) =>
  text ? (
    <Card title={title}>
      {explained ? <FindingText pieces={explained[part]} terms={explained.terms} /> : <p>{text}</p>}
    </Card>
  ) : null

/** Items under their headings, each with what it measures and what it may mean. */
function Groups({ report }: { report: Report }) {
  const { content, explained, reportId: id } = report
  if (!content) return null
  const placed = content.items.map((item, at) => ({ item, at, said: explained?.items[at] }))
  return inGroups(content.items).map(({ group, items }) => (
    <Card key={group} title={group || '检验项目'}>
      {explained ? (
        <ul>
          {placed
            .filter(({ item }) => items.includes(item))
            .map(({ item, at, said }) =>
              said ? (
                <LabItemRow
                  key={at}
                  item={item}
                  explained={said}
                  trendTo={pages.trend.to({ id, item: at, key: said.knowledge?.key })}
                />
              ) : null,
            )}
        </ul>
      ) : (
        <Items items={items} />
      )}
    </Card>
  ))
}

/** All that a report says, in the order in which it is read. */
export function Content({ report }: { report: Report }) {
  const { content, kind } = report
  if (!content) return null
  const { items } = content
  const called = words[kind]
  return (
    <>
      {hasCritical(items) && (
        <Notice tone="danger">
          检验科将其中的结果标为危急值。请立即联系开单医生或就近到急诊；如有胸痛、呼吸困难、意识不清，请拨打120。
        </Notice>
      )}
      <Said title={called.conclusion} text={content.conclusion} explained={report.explained} part="conclusion" />
      <Ecg report={report} />
      {items.length > 0 && <p className="reports__line">{report.explained?.summary ?? markedSentence(items)}</p>}
      <Groups report={report} />
      <Said title={called.findings} text={content.findings} explained={report.explained} part="findings" />
      <Text title={called.advice}>{content.advice}</Text>
      {kind === 'endoscopy' && picturesOf(content).length > 0 && (
        <Card title="内镜图片">
          <Pictures
            pictures={picturesOf(content).map(one => ({ src: one.imageUrl, thumb: one.thumbUrl, alt: one.title }))}
          />
        </Card>
      )}
      <Ways report={report} />
      <Earlier report={report} />
    </>
  )
}

/** What stood in it before, and what is otherwise now. */
const Earlier = ({ report: { earlier } }: { report: Report }) => (
  <>
    {earlier.map(one => (
      <Card key={one.version} title={`更正前的版本${one.issuedAt === null ? '' : `（${dayAndTime(one.issuedAt)}）`}`}>
        {one.wasRead && <p className="reports__line">您看过这个版本，请以现在的报告为准。</p>}
        {one.changes.length === 0 ? (
          <p>内容没有变化。</p>
        ) : (
          <Lines
            lines={one.changes.map(change => ({ label: change.what, value: `${change.before} → ${change.after}` }))}
          />
        )}
      </Card>
    ))}
  </>
)
