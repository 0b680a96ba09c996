import { dayOf } from '@nethos/contract/common/days.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Job, Timer } from '../../jobs/job.ts'
import { workQueue } from '../../media/work-queue.ts'
import type { ArchivePart } from '../../registry/archive.ts'
import { askedArchive, isStored, saveArchive, moveDueArchives } from './archive.table.ts'
import { buildJob, dropJob } from './job-names.ts'

const keyOf = (archiveId: string): string => `archive-${archiveId}`

/** One after the other: an archive is held in memory while it is built. */
const inTurn = workQueue(1, 1_000)

export const buildArchiveJob = (parts: readonly ArchivePart[]): Job<{ archiveId: string }> => ({
  name: buildJob,
  run: ({ archiveId }, on) =>
    inTurn(async () => {
      const { db, runtime } = on
      const asked = await askedArchive({ db }, archiveId)
      if (!asked) return
      const { accountId } = asked
      const caller: AccountCaller = { kind: 'account', accountId, sessionId: '' }
      // With the first archive: a start does without what packs it.
      const { buildArchive } = await import('./build-archive.ts')
      const bytes = await buildArchive({ db, runtime, caller, now: on.now() }, parts)
      // The same run again writes over it; the bytes of one that is given up are deleted below.
      const storageKey = keyOf(archiveId)
      await runtime.files.put(storageKey, bytes)
      const file = { storageKey, fileName: `我的资料-${dayOf(on.now())}.zip`, byteSize: bytes.length }
      await on.transact(async ctx => {
        if (await saveArchive(ctx, archiveId, file)) await ctx.announce({ accountId }, 'archive', archiveId)
        else await ctx.enqueue(dropJob, { archiveId })
      })
    }),
})

/** Deletes the bytes of an archive that is none any more. */
export const dropArchiveJob: Job<{ archiveId: string }> = {
  name: dropJob,
  async run({ archiveId }, { db, runtime }) {
    if (!(await isStored({ db }, archiveId))) await runtime.files.delete(keyOf(archiveId))
  },
}

/** What was not built in time is given up; what has lain ready for seven days goes, its bytes with it. */
export const archiveTimer: Timer = {
  name: 'archive',
  run: ({ transact }) =>
    transact(async ctx => {
      const moved = await moveDueArchives(ctx)
      for (const { archiveId, accountId } of moved) {
        await ctx.enqueue(dropJob, { archiveId })
        await ctx.announce({ accountId }, 'archive', archiveId)
      }
      return moved.length
    }),
}
