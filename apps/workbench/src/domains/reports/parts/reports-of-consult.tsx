import { Collapse } from 'antd'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Tag } from '../../../controls/tag.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { reportsOfConsult, type DeskReportRow } from '../reports.calls.ts'
import { OneReport } from './one-report.tsx'

/**
 * The kit opens a panel to the height that its content has at the tap, and cuts off what comes after for as long as it moves: of a report
 * that is the height of the grey lines before it. A tap on what is cut off falls beside it when the panel springs open.
 */
const atOnce = { openMotion: undefined }

/** What the patient sent along first, then all other reports, newest first; each opens in full. */
export function ReportsOfConsult({ consultId, mayOpen = true }: { consultId: string; mayOpen?: boolean }) {
  const { value, status, sentence, retry } = useServiceQuery(reportsOfConsult(consultId))
  // A pharmacist who answers a question about medicines looks into no reports.
  if (sentence === commonRefusals.not_found.sentence) return null
  if (!value) return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting />
  const rows = value.rows.filter(row => row.access === 'open')
  if (rows.length === 0)
    return (
      <section aria-label="检查检验报告">
        <h2>检查检验报告</h2>
        <p>没有可以查看的报告</p>
      </section>
    )
  const inOrder = [...rows.filter(row => row.isAttached), ...rows.filter(row => !row.isAttached)]
  return (
    <section aria-label="检查检验报告">
      <h2>检查检验报告</h2>
      <Collapse
        {...atOnce}
        destroyOnHidden
        items={inOrder.map(row => ({
          key: row.reportId,
          label: <Label row={row} />,
          children: <OneReport reportId={row.reportId} mayOpen={mayOpen} />,
        }))}
      />
    </section>
  )
}

const Label = ({ row }: { row: DeskReportRow }) => (
  <>
    {row.reportName} {dayOf(row.datedAt)} {row.isAttached && <Tag tone="brand">随咨询发送</Tag>}{' '}
    {row.isHeld && <Tag tone="warn">患者未见</Tag>}
  </>
)
