import { DatabaseClient } from '../database/client.ts'

export const eventChannel = 'nethos_event'
/** The sandbox's clock was moved. */
export const clockChannel = 'nethos_clock'

/** Whose pages hear of it. */
export type Audience =
  | { accountId: string }
  /** Several at once: the members of a group. */
  | { accountIds: readonly string[] }
  | { staffId: string }
  | { docId: string }
  | { teamId: string }
  | { sessionId: string }
  | 'operators'

export interface PushEvent {
  to: Audience
  type: string
  id: string
}

export type Listener = (event: PushEvent) => void

export interface Hub {
  /** Hears every event; the listener picks its own. Gives back how to stop. */
  listen(listener: Listener): () => void
  /** Whether the line stands: while it does not, pages learn of news by asking. */
  isUp(): boolean
  close(): Promise<void>
}

const retryAfterMs = 1_000
/** A line that only listens says nothing when all is well: it is asked, so that one that has died is noticed. */
const askedEveryMs = 3_000
const silentAfterMs = 3_000

/** One LISTEN connection a process: what any process announces reaches every page of every process. */
export function openHub(
  url: string,
  onError: (error: Error) => void,
  onOther?: (channel: string, payload: string) => void,
  others: readonly string[] = [],
): Hub {
  const listeners = new Set<Listener>()
  let client: DatabaseClient | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new DatabaseClient({
      connectionString: url,
      application_name: 'nethos-events',
      connectionTimeoutMillis: 2_000,
      silentAfterMs,
    })
    next.on('notification', ({ channel, payload }) => {
      if (channel !== eventChannel) return onOther?.(channel, payload ?? '')
      const event = JSON.parse(payload ?? '{}') as PushEvent
      for (const listener of listeners) listener(event)
    })
    next.on('error', error => {
      onError(error)
      again()
    })
    next.on('end', again)
    await next.connect()
    for (const channel of [eventChannel, ...others]) await next.query(`listen ${channel}`)
    client = next
    // What was announced while the line was down is lost: pages poll, and the clock is read anew.
    for (const channel of others) onOther?.(channel, '')
  }

  function again(): void {
    client = undefined
    if (closed || retry) return
    retry = setTimeout(() => {
      retry = undefined
      connect().catch((error: Error) => {
        onError(error)
        again()
      })
    }, retryAfterMs)
  }

  connect().catch((error: Error) => {
    onError(error)
    again()
  })
  const heartbeat = setInterval(() => client?.query('select 1').catch(() => undefined), askedEveryMs)
  heartbeat.unref()

  return {
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isUp: () => client !== undefined,
    async close() {
      closed = true
      clearTimeout(retry)
      clearInterval(heartbeat)
      await client?.end().catch(() => {})
    },
  }
}
