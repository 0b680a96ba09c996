import type { Lines } from '../database/lines.ts'
import { eventChannel, type PushEvent } from './hub.ts'

/** Tells the pages of all processes what has been committed. */
export type Announce = (events: readonly PushEvent[]) => void

const most = 500

/**
 * One statement for all that has gathered while the one before was under way. Inside of a command's own transaction the
 * notification would make its commit wait for every other's: PostgreSQL lets only one that notifies commit at a time.
 */
export function announcer(lines: Lines, onError: (error: Error) => void): Announce {
  const waiting: string[] = []
  let isSending = false

  async function send(): Promise<void> {
    try {
      while (waiting.length > 0) {
        const values = [eventChannel, waiting.splice(0, most)]
        await lines.query({
          name: 'announce',
          text: 'select pg_notify($1, event) from unnest($2::text[]) as event',
          values,
        })
      }
    } catch (error) {
      // Pages ask again by themselves: an event makes them quicker, and nothing hangs on it.
      onError(error as Error)
    } finally {
      isSending = false
    }
  }

  return events => {
    for (const event of events) waiting.push(JSON.stringify(event))
    if (waiting.length === 0 || isSending) return
    isSending = true
    setImmediate(() => void send())
  }
}
