import { useServiceQuery } from '@nethos/calls/query.ts'
import { pharmacistTabs } from '@nethos/contract/renewal/renewal.status.ts'
import { QueuePage } from '../parts/queue-page.tsx'
import { columnsFor } from '../parts/queue.tsx'
import { prescriptions, type PharmacistTab } from '../renewal.calls.ts'
import { useQueue } from '../use-queue.ts'

const tabs: Readonly<Record<PharmacistTab, string>> = {
  review: pharmacistTabs.review.label,
  make_up: pharmacistTabs.make_up.label,
  handed: pharmacistTabs.handed.label,
  ended: pharmacistTabs.ended.label,
}
const columns = columnsFor('/prescriptions')

/** What waits for a pharmacist: to be reviewed, made up, handed out. */
export default function PrescriptionsPage() {
  const queue = useQueue(tabs, 'review')
  const query = useServiceQuery(prescriptions(queue.tab, queue.search, queue.pageNum), {
    keepPrevious: true,
    everyMs: 15_000,
  })
  return (
    <QueuePage title="处方审核" label="处方" queue={queue} query={query} columns={columns} empty="没有待处理的处方" />
  )
}
