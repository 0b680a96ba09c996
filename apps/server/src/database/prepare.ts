import pg from 'pg'
import { DatabaseClient } from './client.ts'
import { openDatabase, type Database } from './connect.ts'

/** Held by the one process that puts in place what every start must find. */
const prepareLock = 7_638_469

export interface Prepare {
  db: Database
  pool: pg.Pool
}

interface PrepareOptions {
  url: string
  onError: (error: Error) => void
}

/**
 * Runs what must be done once before the first call is answered. Servers that start together take turns, each sees what
 * the one before has done. On connections of its own: those for calls give up after seconds, where a load takes as long
 * as it takes and waits for as long as somebody else's does.
 */
export async function prepareAlone(
  { url, onError }: PrepareOptions,
  work: (inside: Prepare) => Promise<void>,
): Promise<void> {
  const config: pg.ClientConfig = { connectionString: url, application_name: 'nethos-prepare', keepAlive: true }
  const turn = new DatabaseClient(config)
  turn.on('error', onError)
  await turn.connect()
  const pool = new pg.Pool({ ...config, Client: DatabaseClient, max: 4 })
  pool.on('error', onError)
  pool.on('connect', client => void client.on('error', onError))
  try {
    await turn.query('select pg_advisory_lock($1)', [prepareLock])
    await work({ db: openDatabase(pool), pool })
  } finally {
    await pool.end()
    await turn.end()
  }
}
