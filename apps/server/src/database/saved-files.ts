import { firstOf } from '@nethos/contract/common/present.ts'
import type pg from 'pg'

/**
 * Every key that the database names of the file store, as a subquery with the column `key`: what a backup must have and a new
 * seal must reach. A backup may be of a version that has not all of the tables yet.
 */
export async function savedFileKeys(client: Pick<pg.Client, 'query'>): Promise<string> {
  const { rows } = await client.query<{ hasRecordings: boolean }>(
    `select to_regclass('video_recording_part') is not null as "hasRecordings"`,
  )
  return [
    'select storage_key as key from attachment',
    'select thumbnail_key from attachment where thumbnail_key is not null',
    ...(firstOf(rows).hasRecordings ? ['select storage_key from video_recording_part'] : []),
  ].join(' union all ')
}
