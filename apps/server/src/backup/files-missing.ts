import { lastOf } from '@nethos/contract/common/present.ts'
import { access } from 'node:fs/promises'
import type pg from 'pg'
import { savedFileKeys } from '../database/saved-files.ts'
import { pathOfFile } from '../adapters/local-files/local-files.ts'

const atOnce = 500

/** How many files the database names that are not in the folder: 0, or it is another folder, or files were lost. */
export async function filesMissing(client: Pick<pg.Client, 'query'>, folder: string): Promise<number> {
  const keys = await savedFileKeys(client)
  let missing = 0
  let after = ''
  for (;;) {
    const { rows } = await client.query<{ key: string }>(
      `select key from (${keys}) as keys where key > $1 order by key limit ${atOnce}`,
      [after],
    )
    const gone: string[] = []
    for (const { key } of rows) if (!(await isThere(pathOfFile(folder, key)))) gone.push(key)
    // What was deleted since is missed by nobody.
    if (gone.length > 0)
      missing += (await client.query(`select from (${keys}) as keys where key = any($1)`, [gone])).rowCount ?? 0
    if (rows.length < atOnce) return missing
    after = lastOf(rows).key
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

export const missingSentence = (missing: number, folder: string): string =>
  `${missing} files that the database names are not in ${folder}: it is another folder than the server's, or they were lost.`
