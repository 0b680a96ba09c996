import { Input, type TableColumnsType } from 'antd'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime, isDay } from '@nethos/contract/common/days.ts'
import { warningKindLabels } from '@nethos/contract/renewal/drug.kinds.ts'
import { warningOutcomes, type WarningOutcome } from '@nethos/contract/renewal/warning-overview.services.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { firedWarnings, warningCounts, type FiredWarning, type WarningFilter } from '../renewal.calls.ts'
import '../parts/renewal.css'

const outcomes = { '': '全部结果', ...warningOutcomes }
const kinds = { '': '全部类别', ...warningKindLabels }
const tones: Partial<Record<WarningOutcome, Tone>> = {
  stopped: 'danger',
  waits: 'warn',
  seconded: 'warn',
  declined: 'good',
}
const day = (text: string) => (isDay(text) ? text : '')

/** 用药警示: what the checks have said of prescriptions, what was overridden, by whom and why. */
export default function WarningsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ outcome: '', kind: '', from: '', until: '', search: '' })
  const outcome = value.outcome in outcomes ? (value.outcome as keyof typeof outcomes) : ''
  const kind = value.kind in kinds ? (value.kind as keyof typeof kinds) : ''
  const wanted: WarningFilter = { outcome, kind, from: day(value.from), until: day(value.until), search: value.search }
  const query = useServiceQuery(firedWarnings(wanted, pageNum), { keepPrevious: true })
  const counted = useServiceQuery(warningCounts(wanted), { keepPrevious: true })
  return (
    <OfficePage
      title="用药警示"
      tools={
        <>
          <Choice label="结果" value={outcome} of={outcomes} onChange={next => filter({ outcome: next })} />
          <Choice label="类别" value={kind} of={kinds} onChange={next => filter({ kind: next })} />
          <Day label="从" value={wanted.from ?? ''} onChange={from => filter({ from })} />
          <Day label="到" value={wanted.until ?? ''} onChange={until => filter({ until })} />
          <Input.Search
            aria-label="搜索警示或医生"
            placeholder="警示内容或医生"
            defaultValue={value.search}
            allowClear
            maxLength={30}
            onSearch={search => filter({ search: search.trim() })}
          />
        </>
      }
    >
      <p>医生开方时系统提示过什么、被拦下什么、谁说明了什么理由。“仅提示”的不计入全部，可单独筛选。</p>
      <ul className="warnings-counts" aria-label="次数">
        {counted.value?.map(one => (
          <li key={`${one.kind}|${one.outcome}`}>
            <button type="button" onClick={() => filter({ kind: one.kind, outcome: one.outcome })}>
              <span>{`${warningKindLabels[one.kind]} ${one.times}次`}</span>
              <small>{warningOutcomes[one.outcome]}</small>
            </button>
          </li>
        ))}
      </ul>
      <PagedTable
        label="用药警示"
        query={query}
        columns={columns}
        rowKey={row => row.rowId}
        empty="没有符合条件的警示"
        emptyAs="search"
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}

const Day = ({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) => (
  <label className="warnings-day">
    {label}
    <Input type="date" value={value} onChange={event => onChange(event.target.value)} />
  </label>
)

const columns: TableColumnsType<FiredWarning> = [
  {
    title: '结果',
    key: 'outcome',
    render: (_, { outcome }) => <Tag tone={tones[outcome] ?? 'plain'}>{warningOutcomes[outcome]}</Tag>,
  },
  {
    title: '警示',
    key: 'sentence',
    width: 420,
    render: (_, { kind, sentence, source, knowledge }) => (
      <TwoLines
        first={`${warningKindLabels[kind]}：${sentence}`}
        second={[source && `依据：${source}`, knowledge].filter(Boolean).join('；')}
      />
    ),
  },
  {
    title: '医生',
    key: 'doctor',
    width: 240,
    render: (_, { doctorName, reason }) => <TwoLines first={doctorName} second={reason} />,
  },
  {
    title: '第二位医生',
    key: 'second',
    width: 240,
    render: (_, { second }) => (second ? `${second.name} ${second.agrees ? '同意' : '未同意'}：${second.reason}` : '—'),
  },
  {
    title: '处方',
    key: 'prescription',
    render: (_, { prescriptionNo, at }) => <TwoLines first={prescriptionNo || '未开具'} second={dayAndTime(at)} />,
  },
]
