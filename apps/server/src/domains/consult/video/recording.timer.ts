import { sql } from 'kysely'
import { recordingYears } from '@nethos/contract/consult/video/recording.rules.ts'
import { hourly } from '../../../jobs/periodic.ts'
import { removeFilesJob } from '../../system/public.ts'

/** Parts an hour; a backlog goes in as many hours as it takes. */
const mostAtOnce = 2_000

/**
 * Sound and pictures go when the years of the law are over: nobody needs them any more, and they take more room than everything
 * else. The years run by the database's clock, as the trigger that keeps them does.
 */
export const recordingTimer = hourly('consult.video.recordings', ({ transact }) =>
  transact(async ({ db, enqueue }) => {
    const { rows } = await sql<{ storageKey: string }>`
      delete from video_recording_part where (take_id, side, part_no) in (
        select take_id, side, part_no from video_recording_part
        where created_at < now() - make_interval(years => ${recordingYears}, days => 1)
        order by created_at limit ${mostAtOnce} for update skip locked
      ) returning storage_key`.execute(db)
    if (rows.length > 0) await enqueue(removeFilesJob, { keys: rows.map(({ storageKey }) => storageKey) })
    await sql`
      delete from video_recording one
      where created_at < now() - make_interval(years => ${recordingYears}, days => 1)
        and not exists (select from video_recording_part part where part.take_id = one.take_id and part.side = one.side)`.execute(
      db,
    )
  }),
)
