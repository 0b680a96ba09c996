import type { Lines } from '../database/lines.ts'
import { eventChannel, type PushEvent } from './hub.ts'

/** Tells the pages of all processes what has been committed. */
export type Announce = (events: readonly PushEvent[]) => void

const most = 500
/** Nobody notices so little, and a busy server tells of many at once. */
const gatheredForMs = 20

const statement = { name: 'announce', text: 'select pg_notify($1, event) from unnest($2::text[]) as event' }

/**
 * One statement for all that has gathered. Inside of a command's own transaction a notification would make its commit
 * wait for every other's: PostgreSQL lets only one that notifies commit at a time (docs/decisions/0012).
 */
export function announcer(lines: Lines, onError: (error: Error) => void): Announce {
  const waiting: string[] = []
  let timer: NodeJS.Timeout | undefined

  function send(): void {
    const events = waiting.splice(0, most)
    timer = waiting.length > 0 ? setTimeout(send, gatheredForMs) : undefined
    // Pages ask again by themselves: an event makes them quicker, and nothing hangs on it.
    lines.query({ ...statement, values: [eventChannel, events] }).catch(onError)
  }

  return events => {
    for (const event of events) waiting.push(JSON.stringify(event))
    timer ??= setTimeout(send, gatheredForMs)
  }
}
