import { useAsked } from '@nethos/calls/query.ts'
import { waitingAt } from './figure-places.ts'
import { today } from './today.calls.ts'

/** How much waits at a desk, by the address of its first page; the same figures as on the first page. */
export function useWaiting(): (path: string) => number {
  const { value } = useAsked(today, { everyMs: 60_000 })
  return path => (value ? waitingAt(value.figures, path) : 0)
}
