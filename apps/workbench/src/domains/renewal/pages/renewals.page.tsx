import { useServiceQuery } from '@nethos/calls/query.ts'
import { doctorTabs } from '@nethos/contract/renewal/renewal.status.ts'
import { QueuePage } from '../parts/queue-page.tsx'
import { columnsFor } from '../parts/queue.tsx'
import { renewals, type DoctorTab } from '../renewal.calls.ts'
import { useQueue } from '../use-queue.ts'

const tabs: Readonly<Record<DoctorTab, string>> = {
  new: doctorTabs.new.label,
  going: doctorTabs.going.label,
  ended: doctorTabs.ended.label,
  second: doctorTabs.second.label,
}
const columns = columnsFor('/renewals')

/** Who wants a prescription renewed: who waits longest first. */
export default function RenewalsPage() {
  const queue = useQueue(tabs, 'new')
  const query = useServiceQuery(renewals(queue.tab, queue.search, queue.pageNum), {
    keepPrevious: true,
    everyMs: 15_000,
  })
  return <QueuePage title="续方" label="续方申请" queue={queue} query={query} columns={columns} empty="没有续方申请" />
}
