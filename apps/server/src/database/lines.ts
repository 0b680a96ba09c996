import pg from 'pg'

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
  connection: pg.ClientConfig
  size: number
  onError: (error: Error) => void
}

interface Line {
  client: pg.Client
  opened: Promise<unknown>
  /** Statements that were sent and are not answered yet. */
  underWay: number
}

export function openLines({ connection, size, onError }: LinesOptions): Lines {
  const lines = new Set<Line>()
  let isClosed = false

  function open(): Line {
    const client = new pg.Client({ ...connection, pipeline: true })
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
    for (const line of lines) if (!best || line.underWay < best.underWay) best = line
    return best && (best.underWay === 0 || lines.size >= size) ? best : open()
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
