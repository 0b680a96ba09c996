import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { counts } from './consult.calls.ts'

/** How many messages of patients the doctor has not read, also while the tab is not looked at; undefined while it is not known. */
export function useUnread(isAnswering: boolean): number | undefined {
  const { value, retry } = useServiceQuery(counts, { unless: !isAnswering, everyMs: 10_000 })
  useEvents(({ type }) => isAnswering && type === 'consult' && retry())
  return isAnswering ? value?.unread : 0
}
