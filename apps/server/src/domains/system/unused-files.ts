import { sql } from 'kysely'
import { hourly } from '../../jobs/periodic.ts'
import type { Job } from '../../jobs/job.ts'

/** Longer than any draft lives that names a file before it is sent. */
const unusedDays = 120
const dayMs = 86_400_000
/** An hour's work; a backlog goes in as many hours as it takes. */
const mostAtOnce = 500
/** The job's name, for who deletes rows with files of his own. */
export const removeFilesJob = 'system.file.remove'

interface Stored {
  storageKey: string
  thumbnailKey: string | null
}

/** The bytes of files that are no row any more. Run again it finds nothing to do. */
export const removeFiles: Job<{ keys: string[] }> = {
  name: removeFilesJob,
  async run({ keys }, { runtime }) {
    for (const key of keys) await runtime.files.delete(key)
  },
}

/**
 * Uploads of patients that never came to hang on anything, or hang on nothing any more (the picture of a note that he deleted).
 * What hangs on a record cannot go: attachment_use refers to it.
 */
export const unusedFilesTimer = hourly('system.files', ({ transact }) =>
  transact(async ({ db, now, enqueue }) => {
    const { rows } = await sql<Stored>`
      delete from attachment where atta_id in (
        select atta_id from attachment a
        where owner_account_id is not null and kind <> 'archive' and created_at < ${new Date(now - unusedDays * dayMs)}
          and not exists (select from attachment_use used where used.atta_id = a.atta_id)
          and not exists (select from report_file file where file.atta_id = a.atta_id)
        order by created_at limit ${mostAtOnce} for update skip locked
      ) returning storage_key, thumbnail_key`.execute(db)
    const keys = rows.flatMap(({ storageKey, thumbnailKey }) => [storageKey, ...(thumbnailKey ? [thumbnailKey] : [])])
    if (keys.length > 0) await enqueue(removeFilesJob, { keys })
  }),
)
