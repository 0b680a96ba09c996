import { lastOf } from '@nethos/contract/common/present.ts'
import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { pathOfFile } from '../adapters/local-files/local-files.ts'
import type { Sealer } from '../secrets/sealer.ts'
import { savedFileKeys } from '../database/saved-files.ts'
import { resealed, type Resealed } from './reseal.ts'

const atOnce = 500

/** The sealed files of this machine, by their keys in the database; each is replaced whole, so that it is always one or the other. */
export async function resealFiles(client: Pick<pg.Client, 'query'>, sealer: Sealer, folder: string): Promise<Resealed> {
  const counts: Resealed = { done: 0, old: 0, unreadable: 0 }
  await mkdir(join(folder, 'drafts'), { recursive: true, mode: 0o700 })
  const keys = await savedFileKeys(client)
  let after = ''
  for (;;) {
    const { rows } = await client.query<{ key: string }>(
      `select key from (${keys}) as keys where key > $1 order by key limit ${atOnce}`,
      [after],
    )
    for (const { key } of rows) {
      const outcome = await resealFile(folder, key, sealer)
      if (outcome === 'done') counts.done++
      if (outcome === 'unreadable') counts.unreadable++
    }
    if (rows.length < atOnce) return counts
    after = lastOf(rows).key
  }
}

async function resealFile(
  folder: string,
  key: string,
  sealer: Sealer,
): Promise<'done' | 'new' | 'gone' | 'unreadable'> {
  const path = pathOfFile(folder, key)
  const sealed = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    // Whether it should be there is asked at the end (backup/files-missing.ts); one that cannot be read ends the run.
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!sealed) return 'gone'
  if (!sealer.isOld(sealed)) return 'new'
  const to = resealed(sealer, sealed, `file ${key}`)
  if (!to) return 'unreadable'
  const draft = join(folder, 'drafts', randomUUID())
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(to)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, path)
  return 'done'
}

/** Text messages that wait in the job queue, or are kept there after their end; the working role's tables. */
export async function resealJobs(client: Pick<pg.Client, 'query'>, sealer: Sealer): Promise<Resealed> {
  const counts: Resealed = { done: 0, old: 0, unreadable: 0 }
  const { rows } = await client.query<{ id: string; sealed: string }>(
    `select id, data->>'sealed' as sealed from pgboss.job where name = 'sms.send' and data ? 'sealed'`,
  )
  for (const { id, sealed } of rows) {
    const bytes = Buffer.from(sealed, 'base64')
    if (!sealer.isOld(bytes)) continue
    const to = resealed(sealer, bytes, 'sms.send')
    if (!to) {
      counts.unreadable++
      continue
    }
    await client.query(
      `update pgboss.job set data = jsonb_set(data, '{sealed}', to_jsonb($3::text)) where name = 'sms.send' and id = $1
       and data->>'sealed' = $2`,
      [id, sealed, to.toString('base64')],
    )
    counts.done++
  }
  return counts
}
