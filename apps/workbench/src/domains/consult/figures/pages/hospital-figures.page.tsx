import { Link } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { Choice } from '../../../../controls/choice.tsx'
import { DenseTable } from '../../../../patterns/dense-table.tsx'
import { OfficePage } from '../../../../patterns/office-page.tsx'
import { PeriodFields, periodIn } from '../../../../patterns/period.tsx'
import { Fault, Waiting } from '../../../../patterns/states.tsx'
import { useFilters } from '../../../../patterns/use-filters.ts'
import { departments } from '../../../doctors/public.tsx'
import { hospitalFigures, type DoctorFigures } from '../figures.calls.ts'
import { inTimeShare } from '../figures.words.ts'
import { ExportFigures } from '../parts/export-figures.tsx'
import { moneyColumns, ShownFigures } from '../parts/shown-figures.tsx'
import type { DeskColumn } from '../../../../patterns/desk-column.ts'

/** 咨询统计: the hospital's consults and their money, by department and doctor. */
export default function HospitalFiguresPage() {
  const today = dayOf(serverNow())
  const { value, filter } = useFilters({ from: '', until: '', dept: '', doc: '' })
  const period = periodIn(value, today, 30)
  const known = useServiceQuery(departments())
  const choices: Record<string, string> = { '': '全部科室' }
  for (const { gbDeptCode, gbDeptName } of known.value ?? []) choices[gbDeptCode] = gbDeptName
  const { fromDay, untilDay, wrong } = period
  const asked = { fromDay, untilDay, gbDeptCode: value.dept, docId: value.doc }
  return (
    <OfficePage
      title="咨询统计"
      tools={
        <>
          <PeriodFields period={period} today={today} onChange={filter} />
          <Choice
            label="科室"
            value={value.dept in choices ? value.dept : ''}
            of={choices}
            onChange={dept => filter({ dept, doc: '' })}
          />
          {!wrong && <ExportFigures {...asked} />}
        </>
      }
    >
      <p>
        只统计咨询；挂号、体检等收入见<Link to="/orders/totals">收入汇总</Link>。金额以账本为准，按记账的日期统计。
      </p>
      {wrong ? <Fault sentence={wrong} /> : <Hospital asked={asked} />}
    </OfficePage>
  )
}

function Hospital({ asked }: { asked: Parameters<typeof hospitalFigures>[0] }) {
  const { value, status, sentence, retry } = useServiceQuery(hospitalFigures(asked), { keepPrevious: true })
  if (!value) return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting rows={8} />
  return (
    <>
      {asked.docId !== '' && (
        <p>
          只看{value.doctors[0]?.docName ?? '这位医生'}。
          <Link to={{ search: searchOf({ ...asked, docId: '' }) }}>看全部医生</Link>
        </p>
      )}
      <ShownFigures figures={value} />
      <section className="office__section" aria-label="按医生">
        <h2>按医生</h2>
        <DenseTable<DoctorFigures>
          chosenAs="按医生"
          columns={columnsFor(asked)}
          dataSource={value.doctors}
          rowKey={row => row.docId}
          locale={{ emptyText: '这段时间没有接诊' }}
        />
      </section>
    </>
  )
}

const searchOf = ({ fromDay, untilDay, gbDeptCode, docId }: Parameters<typeof hospitalFigures>[0]): string =>
  `?${new URLSearchParams({ from: fromDay, until: untilDay, dept: gbDeptCode, doc: docId })}`

const columnsFor = (asked: Parameters<typeof hospitalFigures>[0]): DeskColumn<DoctorFigures>[] => [
  {
    title: '医生',
    key: 'doctor',
    sortBy: row => row.docName,
    render: (_, { docId, docName }) => <Link to={{ search: searchOf({ ...asked, docId }) }}>{docName}</Link>,
  },
  { title: '科室', dataIndex: 'docDeptName', sortBy: row => row.docDeptName },
  { title: '接诊', dataIndex: 'begun', sortBy: row => row.begun, align: 'right', className: 'paged__number' },
  {
    title: '按时答复',
    key: 'inTime',
    sortBy: row => (row.promised === 0 ? null : row.inTime / row.promised),
    align: 'right',
    className: 'paged__number',
    render: (_, { inTime, promised }) => inTimeShare(inTime, promised),
  },
  {
    title: '评分',
    key: 'score',
    sortBy: row => (row.reviewCount === 0 ? null : row.score),
    align: 'right',
    className: 'paged__number',
    render: (_, { score, reviewCount }) => (reviewCount === 0 ? '—' : `${score.toFixed(1)}（${reviewCount}条）`),
  },
  ...moneyColumns<DoctorFigures>(),
]
