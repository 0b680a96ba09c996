import type { TableColumnsType } from 'antd'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { ShownScore, TrendPoint } from '@nethos/contract/questionnaire/questionnaire.schemas.ts'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { DenseTable } from '../../../patterns/dense-table.tsx'

const tones = { good: 'good', watch: 'brand', warn: 'warn', danger: 'danger' } as const satisfies Record<string, Tone>

type Line = ShownScore['groups'][number] & { key: string }

/** Each score, then its subscales. */
const linesOf = (scores: readonly ShownScore[]): Line[] =>
  scores.flatMap(score => [
    { ...score, key: score.id },
    ...score.groups.map(group => ({
      ...group,
      key: `${score.id}/${group.id}`,
      title: `${score.title} · ${group.title}`,
    })),
  ])

const columns: TableColumnsType<Line> = [
  { title: '评分', key: 'title', dataIndex: 'title' },
  {
    title: '得分',
    key: 'value',
    render: (_, { value, max }) => (value === null ? '有题目没有回答，没有计分' : `${value}分（满分${max}分）`),
  },
  {
    title: '等级',
    key: 'level',
    render: (_, { band }) => (band ? <Tag tone={tones[band.tone]}>{band.title}</Tag> : '—'),
  },
  { title: '给患者的建议', key: 'advice', render: (_, { band }) => band?.advice ?? '—' },
]

/** What it came to, and what the patient was advised. */
export const Scores = ({ scores }: { scores: readonly ShownScore[] }) =>
  scores.length === 0 ? null : (
    <section className="office__section" aria-label="评分">
      <h2>评分</h2>
      <DenseTable<Line> columns={columns} dataSource={linesOf(scores)} />
    </section>
  )

const trendColumns: TableColumnsType<TrendPoint> = [
  { title: '时间', key: 'at', render: (_, { submittedAt }) => dayAndTime(submittedAt) },
  { title: '得分', key: 'value', render: (_, { value }) => `${value}分` },
  {
    title: '等级',
    key: 'level',
    render: (_, { title, tone }) => (title ? <Tag tone={tone ? tones[tone] : 'plain'}>{title}</Tag> : '—'),
  },
]

/** The same questionnaire of the same person before, oldest first, this one last. */
export const Trend = ({ points }: { points: TrendPoint[] }) => (
  <section className="office__section" aria-label="历次结果">
    <h2>历次结果</h2>
    <DenseTable<TrendPoint> columns={trendColumns} dataSource={points} rowKey={point => point.assignmentId} />
  </section>
)
