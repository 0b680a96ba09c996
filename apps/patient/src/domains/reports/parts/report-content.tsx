import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { Report } from '@nethos/contract/reports/report.schemas.ts'
import { reportPages as pages } from '@nethos/contract/reports/reports.pages.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Pictures } from '../../../controls/pictures.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { Readable } from '../../../patterns/readable.tsx'
import { FindingText } from '../lab/finding-text.tsx'
import { LabItemRow } from '../lab/lab-item-row.tsx'
import { Attachments, picturesOf } from './attachments.tsx'
import { SharedAttachments } from './shared-attachments.tsx'
import { Facts } from './facts.tsx'
import { hasCritical, inGroups, Items } from './items.tsx'
import { Summary } from './summary.tsx'
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

const Text = ({ title, children }: { title: string; children: string }) =>
  children ? (
    <Card title={title}>
      <Readable>
        <p className="reports__text">{children}</p>
      </Readable>
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

interface PassageProps {
  title: string
  text: string
  explained: Report['explained']
  part: 'findings' | 'conclusion'
}

/** A finding whole; its terms say on a tap what they mean. */
const Passage = ({ title, text, explained, part }: PassageProps) =>
  text ? (
    <Card title={title}>
      <Readable>
        {explained ? <FindingText pieces={explained[part]} terms={explained.terms} /> : <p>{text}</p>}
      </Readable>
    </Card>
  ) : null

/** Items under their headings, each with what it measures and what it may mean. */
function Groups({ report, isShared = false }: ContentProps) {
  const { content, explained, reportId: id } = report
  if (!content) return null
  const placed = content.items.map((item, at) => ({ item, at, reading: explained?.items[at] }))
  return inGroups(content.items).map(({ group, items }) => (
    <Card key={group} title={group || '检验项目'}>
      {explained ? (
        <ul>
          {placed
            .filter(({ item }) => items.includes(item))
            .map(({ item, at, reading }) =>
              reading ? (
                <LabItemRow
                  key={at}
                  at={at}
                  item={item}
                  explained={reading}
                  trendTo={isShared ? undefined : pages.trend.to({ id, item: at, key: reading.knowledge?.key })}
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

interface ContentProps {
  report: Report
  /** Read by somebody with a link: nothing leads to pages that are the patient's own. */
  isShared?: boolean
}

/** All that a report says, in the order in which it is read. */
export function Content({ report, isShared = false }: ContentProps) {
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
      <Amended report={report} />
      <Summary report={report} />
      <Passage title={called.conclusion} text={content.conclusion} explained={report.explained} part="conclusion" />
      <Ecg report={report} />
      <Groups report={report} isShared={isShared} />
      <Passage title={called.findings} text={content.findings} explained={report.explained} part="findings" />
      <Text title={called.advice}>{content.advice}</Text>
      {kind === 'endoscopy' && picturesOf(content).length > 0 && (
        <Card title="内镜图片">
          <Pictures
            pictures={picturesOf(content).map(one => ({ src: one.imageUrl, thumb: one.thumbUrl, alt: one.title }))}
          />
        </Card>
      )}
      {isShared ? <SharedAttachments content={content} /> : <Attachments report={report} />}
      <Earlier report={report} />
      <Facts report={report} title="报告信息" />
    </>
  )
}

/** Said before anything else, as somebody may know the old one by heart. */
const Amended = ({ report: { earlier } }: { report: Report }) =>
  earlier.length > 0 && (
    <Notice tone="warn">
      这份报告更正过，下面是现在的结果。{earlier.some(one => one.wasRead) && '您看过更正前的版本，请以现在的为准。'}
      改了什么写在报告的后面。
    </Notice>
  )

/** What stood in it before, and what is otherwise now. */
const Earlier = ({ report: { earlier } }: { report: Report }) => (
  <>
    {earlier.map(one => (
      <Card key={one.version} title={`更正前的版本${one.issuedAt === null ? '' : `（${dayAndTime(one.issuedAt)}）`}`}>
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
