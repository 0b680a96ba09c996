import { useAsked } from '@nethos/calls/query.ts'
import { counts } from './consult.calls.ts'

export { forgetDrafts, keepDraftsOf } from './draft.ts'

/** How many messages of patients the doctor has not read. */
export const useUnread = (isAnswering: boolean): number =>
  useAsked(counts, { unless: !isAnswering, everyMs: 10_000 }).value?.unread ?? 0
