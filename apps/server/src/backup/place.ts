import { resolve } from 'node:path'
import type pg from 'pg'
import { DatabaseClient } from '../database/client.ts'
import { startEmbedded } from '../database/embedded.ts'
import { reachDatabase } from '../database/reach.ts'
import { dataFolderOf } from './own-folder.ts'

/** What is backed up, or put back into: a database by its two roles, and the folder of the files. */
export interface Place {
  ownerUrl: string
  appUrl: string
  /** undefined: in a bucket. */
  files: string | undefined
  close(): Promise<void>
}

/** The database and the files of this environment, as the server would use them. */
export async function openPlace(env: Record<string, string | undefined>, say: (line: string) => void): Promise<Place> {
  const data = dataFolderOf(env)
  const files = env['S3_BUCKET'] ? undefined : resolve(data, 'files')
  // A copy holds one snapshot in several sessions: no pooler may stand between.
  const setting = env['DATABASE_DIRECT_URL'] ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  const appUrl = env[setting]
  if (appUrl) {
    const ownerUrl = env['DATABASE_OWNER_URL'] || appUrl
    await reachDatabase({ setting, url: appUrl, onWait: say, patienceMs: 10_000 })
    return { ownerUrl, appUrl, files, close: async () => {} }
  }
  const embedded = await startEmbedded(data, say)
  return { ownerUrl: embedded.url, appUrl: embedded.appUrl, files, close: embedded.stop }
}

/** Runs with a connection that has as much time as it takes. */
export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new DatabaseClient({ connectionString: url, application_name: 'nethos-backup' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    return await work(client)
  } finally {
    await client.end()
  }
}
