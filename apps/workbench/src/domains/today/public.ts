import { useServiceQuery } from '@nethos/calls/query.ts'
import { waitingAt, type Waiting } from './figure-places.ts'
import { today } from './today.calls.ts'

/** What waits at a desk, by the address of its first page; the same figures as on the first page. */
export function useWaiting(): (path: string) => Waiting {
  const { value } = useServiceQuery(today, { everyMs: 60_000 })
  return path => waitingAt(value?.figures ?? [], path)
}
