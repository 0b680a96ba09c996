import { lastOf } from '@nethos/contract/common/present.ts'
import type pg from 'pg'
import { DatabaseClient, type ClientOptions } from './client.ts'

/**
 * A few connections that statements share: each is sent without waiting for the answers to those before it. For short
 * statements that stand alone it costs PostgreSQL and us a quarter less than a connection of one's own for each
 * (docs/decisions/0012).
 */
export interface Lines {
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>>
  close(): Promise<void>
}

export interface LinesOptions {
  connection: ClientOptions
  size: number
  onError: (error: Error) => void
}

interface Line {
  client: DatabaseClient
  opened: Promise<unknown>
  /** Statements that were sent and are not answered yet. */
  underWay: number
}

/** A line that has been silent for so long gets nothing new: a slow statement ends on it, a dead one is given up. */
const suspectAfterMs = 1_500

export function openLines({ connection, size, onError }: LinesOptions): Lines {
  const lines = new Set<Line>()
  let isClosed = false

  function open(): Line {
    const client = new DatabaseClient({ ...connection, pipeline: true })
    const line: Line = { client, opened: client.connect(), underWay: 0 }
    const forget = () => void lines.delete(line)
    line.opened.catch(forget)
    client.on('end', forget)
    client.on('error', error => {
      forget()
      onError(error)
    })
    lines.add(line)
    return line
  }

  /** One that has nothing to do, or a new one, or the one with the least to do: who waits for long is passed by. */
  function leastBusy(): Line {
    let best: Line | undefined
    let lastId = 0
    const now = performance.now()
    for (const line of lines) {
      if (line.client.quietMs(now) > suspectAfterMs) continue
      lastId++
      if (!best || line.underWay < best.underWay) best = line
    }
    if (best && (best.underWay === 0 || lastId >= size)) return best
    // Those that are silent are given up in seconds: until then there are at most twice as many.
    if (lines.size < 2 * size) return open()
    return best ?? lastOf([...lines])
  }

  return {
    async query(statement) {
      if (isClosed) throw new Error('The lines to the database are closed.')
      const line = leastBusy()
      line.underWay++
      try {
        await line.opened
        return await line.client.query(statement)
      } finally {
        line.underWay--
      }
    },
    async close() {
      isClosed = true
      await Promise.all([...lines].map(line => line.client.end().catch(() => undefined)))
    },
  }
}
