import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { counts } from './follow.calls.ts'

/** How many messages of followers the doctor has not read, also while the tab is not looked at; undefined while it is not known. */
export function useUnreadTalks(isAnswering: boolean): number | undefined {
  const { value, retry } = useServiceQuery(counts, { unless: !isAnswering, everyMs: 15_000 })
  useEvents(({ type }) => isAnswering && type === 'follow' && retry())
  return isAnswering ? value?.unread : 0
}
