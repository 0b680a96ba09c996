import { useEffect, useRef } from 'react'
import { Outlet, useParams } from 'react-router'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { PageTitle } from '../../../patterns/page-title.tsx'
import { counts, refreshConsult, refreshLists } from '../consult.calls.ts'
import { useForgottenName, useQueueFilter } from '../queue-filter.ts'
import { Queue } from '../parts/queue.tsx'
import './desk.css'

/** The queue, and beside it the consult that is being answered; on a phone one after the other. */
export default function DeskPage() {
  const { consultId } = useParams()
  const filter = useQueueFilter()
  useForgottenName()
  useLiveConsults(consultId)
  return (
    <div className={consultId ? 'desk desk--open' : 'desk'}>
      {!consultId && <PageTitle>咨询</PageTitle>}
      {!consultId && <h1 className="unseen">咨询</h1>}
      <Queue filter={filter} />
      <Outlet />
    </div>
  )
}

/** Counts that change so soon (ms) after an event tell nothing new. */
const streamIsFresh = 15_000

/** Changes come by the stream; where it cannot be opened, by the counts that are asked for every ten seconds. */
function useLiveConsults(consultId: string | undefined): void {
  const lastEventAt = useRef(0)
  useEvents(({ type, id }) => {
    if (type !== 'consult') return
    lastEventAt.current = Date.now()
    refreshLists()
    if (id === consultId) refreshConsult(id)
  })
  const { value } = useServiceQuery(counts, { everyMs: 10_000 })
  const seen = useRef(value)
  useEffect(() => {
    const before = seen.current
    seen.current = value
    if (!consultId || !before || !value || Date.now() - lastEventAt.current < streamIsFresh) return
    if (value.unread > before.unread || value.ended > before.ended) refreshConsult(consultId)
  }, [value, consultId])
}
