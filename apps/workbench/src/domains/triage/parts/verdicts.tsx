import { triageLabels } from '@nethos/contract/triage/triage-flags.ts'
import type { TriageDesk } from '../triage.calls.ts'
import { DenseTable } from '../../../patterns/dense-table.tsx'

type Row = TriageDesk['verdicts'][number]

const columns = [
  { title: '情况', key: 'flag', render: (_: unknown, { flag }: Row) => triageLabels[flag] },
  { title: '提示过', dataIndex: 'fired', sortBy: (row: Row) => row.fired },
  { title: '认为对', dataIndex: 'right', sortBy: (row: Row) => row.right },
  { title: '认为误报', dataIndex: 'wrong', sortBy: (row: Row) => row.wrong },
  {
    title: '还没有判断',
    key: 'open',
    sortBy: (row: Row) => row.fired - row.right - row.wrong,
    render: (_: unknown, { fired, right, wrong }: Row) => fired - right - wrong,
  },
]

/** What doctors, nurses and the office said of alarms, by rule; nobody is named. */
export const Verdicts = ({ rows }: { rows: Row[] }) => (
  <section className="office__section" aria-label="工作人员的判断">
    <h2>工作人员的判断</h2>
    <DenseTable<Row>
      chosenAs="工作人员的判断"
      columns={columns}
      dataSource={rows}
      rowKey="flag"
      locale={{ emptyText: '还没有提示过' }}
    />
  </section>
)
