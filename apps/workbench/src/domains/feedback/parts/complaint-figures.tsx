import type { ComplaintFigures } from '@nethos/contract/feedback/complaint-office.services.ts'
import { complaintOutcomes, complaintChannels } from '@nethos/contract/feedback/complaint.rules.ts'
import { DayChart } from '../../../controls/day-chart.tsx'
import type { DeskColumn } from '../../../patterns/desk-column.ts'
import { DenseTable } from '../../../patterns/dense-table.tsx'
import './complaint-figures.css'

type Month = ComplaintFigures['months'][number]
type Doctor = ComplaintFigures['doctors'][number]
type Counts = Omit<Month, 'month'>

const inOrder = (months: readonly Month[]): Month[] =>
  [...months].sort((one, other) => one.month.localeCompare(other.month))

/** Sums on top, then every month, and of whose consults was complained. */
export const ShownComplaints = ({ figures }: { figures: ComplaintFigures }) => (
  <>
    <Sums figures={figures} />
    <section className="office__section" aria-label="按月">
      <h2>按月</h2>
      {figures.months.length > 1 && (
        <DayChart
          label={`${figures.months.length}个月的投诉和未按时答复，数字见下表`}
          days={inOrder(figures.months).map(({ month }) => month)}
          series={[
            { label: '投诉', tone: 'brand', as: 'bars', values: inOrder(figures.months).map(({ came }) => came) },
            {
              label: '超时和未答复',
              tone: 'warn',
              as: 'line',
              values: inOrder(figures.months).map(({ late, unanswered }) => late + unanswered),
            },
          ]}
          show={value => (Number.isInteger(value) ? String(value) : '')}
        />
      )}
      <DenseTable<Month>
        chosenAs="投诉按月"
        columns={[{ title: '月份', dataIndex: 'month', sortBy: row => row.month }, ...countColumns<Month>()]}
        dataSource={figures.months}
        rowKey="month"
        totals={Object.fromEntries(counted.map(([key]) => [key, figures[key]]))}
      />
    </section>
    <section className="office__section" aria-label="按医生">
      <h2>按医生（只算关联了咨询的）</h2>
      <DenseTable<Doctor>
        chosenAs="投诉按医生"
        columns={[
          { title: '医生', dataIndex: 'docName', sortBy: row => row.docName },
          { title: '科室', dataIndex: 'docDeptName', sortBy: row => row.docDeptName },
          ...countColumns<Doctor>(),
        ]}
        dataSource={figures.doctors}
        rowKey="docId"
        locale={{ emptyText: '这段时间没有关联咨询的投诉' }}
      />
    </section>
  </>
)

function Sums({ figures }: { figures: ComplaintFigures }) {
  const { came, inTime, late, unanswered, medianHours, reopened, ways, outcomes } = figures
  const answered = inTime + late
  const of = (parts: readonly { word: string; count: number }[]) =>
    parts
      .filter(({ count }) => count > 0)
      .map(({ word, count }) => `${word}${count}`)
      .join('、') || '—'
  return (
    <dl className="complaints-sums">
      <Tile
        word="投诉"
        figure={String(came)}
        more={of(ways.map(one => ({ word: complaintChannels[one.cameBy], count: one.came })))}
      />
      <Tile
        word="按时答复"
        figure={answered === 0 ? '—' : `${Math.round((inTime / answered) * 100)}%`}
        more={`按时${inTime}、超时${late}、未答复${unanswered}`}
      />
      <Tile
        word="一半的答复用时"
        figure={medianHours === null ? '—' : timeInWords(medianHours)}
        more="从提出到第一次答复"
      />
      <Tile
        word="已办结"
        figure={String(figures.closed)}
        more={of(outcomes.map(one => ({ word: complaintOutcomes[one.outcome], count: one.closed })))}
      />
      <Tile word="再次投诉" figure={String(reopened)} more="患者对答复不满意" />
    </dl>
  )
}

const Tile = ({ word, figure, more }: { word: string; figure: string; more: string }) => (
  <div className="complaints-sums__tile">
    <dt>{word}</dt>
    <dd>
      <strong>{figure}</strong>
      <span>{more}</span>
    </dd>
  </div>
)

const timeInWords = (hours: number): string =>
  hours < 1 ? '1小时内' : hours < 48 ? `${hours}小时内` : `${Math.ceil(hours / 24)}天内`

const counted = [
  ['came', '投诉'],
  ['inTime', '按时答复'],
  ['late', '超时答复'],
  ['unanswered', '未答复'],
  ['closed', '已办结'],
  ['upheld', '属实'],
  ['partly', '部分属实'],
  ['reopened', '再次投诉'],
] as const satisfies readonly (readonly [keyof Counts, string])[]

const countColumns = <Row extends Counts>(): DeskColumn<Row>[] =>
  counted.map(([key, title]) => ({
    title,
    key,
    align: 'right',
    className: 'paged__number',
    sortBy: row => row[key],
    render: (_, row) => String(row[key]),
  }))
