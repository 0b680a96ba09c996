import { useAsked } from '@nethos/calls/query.ts'
import { counts } from './follow.calls.ts'

/** How many messages of followers the doctor has not read. */
export const useUnreadTalks = (isAnswering: boolean): number =>
  useAsked(counts, { unless: !isAnswering, everyMs: 15_000 }).value?.unread ?? 0
