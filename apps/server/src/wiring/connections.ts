import type pg from 'pg'
import { DatabaseClient } from '../database/client.ts'
import {
  connectionAtStart,
  connectionOf,
  openDatabase,
  openPool,
  openReadLines,
  type Database,
} from '../database/connect.ts'
import type { Lines } from '../database/lines.ts'
import { openStandby, type Standby, type StandbyOptions } from '../database/standby.ts'
import type { Env } from '../settings.ts'

/** Of the connections that the settings allow: the part that queries share, each of them being worth several. */
const sharedPart = 0.3

export interface Connections {
  pool: pg.Pool
  db: Database
  /** Those that queries share. */
  lines: Lines
  /** The copy for long queries, where the settings name one. */
  openStandby: (onRead: StandbyOptions['onRead']) => Standby | undefined
}

interface ConnectionOptions {
  env: Env
  databaseUrl: string
  directUrl: string
  onError: (error: Error) => void
}

/** All connections of one process to its databases. */
export function openConnections({ env, databaseUrl, directUrl, onError }: ConnectionOptions): Connections {
  const size = Math.ceil(env.DATABASE_POOL * sharedPart)
  const isPooled = directUrl !== databaseUrl
  const working = { url: databaseUrl, isPooled, onError }
  const pool = openPool({ ...working, size: env.DATABASE_POOL - size, isStarting: true })
  const lines = openReadLines({ ...working, size })
  return {
    pool,
    lines,
    db: openDatabase(pool),
    openStandby: onRead =>
      env.DATABASE_READS_URL === undefined
        ? undefined
        : openStandby({ url: env.DATABASE_READS_URL, isPooled, primary: lines, size, onError, onRead }),
  }
}

/** A connection of its own for what follows the key of lookups; the first one waits for a database that is starting. */
export function lookupConnections(url: string, onError: (error: Error) => void): () => Promise<DatabaseClient> {
  let next = connectionAtStart(url)
  return async () => {
    const line = new DatabaseClient({ ...next, application_name: 'nethos-lookup' })
    next = connectionOf(url)
    line.on('error', onError)
    await line.connect()
    return line
  }
}
