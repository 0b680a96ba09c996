import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import type { Job, JobContext, Timer } from '../../jobs/job.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import { carryOut, applyHappening } from './hear.ts'

const askJob = 'surgery.ask'
const everyMs = 15_000
const mostAtOnce = 200
const mostRounds = 50
const filesAtOnce = 50

/** What happened since, and the operations of files that were bound since. */
export const askHospital: Job<{ hosId: string }> = {
  name: askJob,
  retries: 0,
  async run({ hosId }, on) {
    try {
      await fetchFiles(on, hosId)
      await receiveAll(on, hosId)
    } catch (error) {
      if (!(error instanceof HospitalUnreachableError)) throw error
      await on.db.updateTable('surgeryLine').set({ trouble: '医院系统没有应答' }).where('hosId', '=', hosId).execute()
    }
  },
}

async function fetchFiles({ db, runtime, transact }: JobContext, hosId: string): Promise<void> {
  const files = await db
    .selectFrom('hospitalAccount as file')
    .select('file.recordNumber')
    .distinct()
    .where('file.hosId', '=', hosId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('surgeryFile as known')
            .select('known.recordNumber')
            .whereRef('known.hosId', '=', 'file.hosId')
            .whereRef('known.recordNumber', '=', 'file.recordNumber'),
        ),
      ),
    )
    .limit(filesAtOnce)
    .execute()
  for (const { recordNumber } of files) {
    const surgeries = await runtime.hospital.surgeries.surgeries(hosId, recordNumber)
    await transact(async ctx => {
      for (const one of surgeries) await applyHappening(ctx, hosId, one, true)
      await ctx.db
        .insertInto('surgeryFile')
        .values({ hosId, recordNumber, fetchedAt: new Date(ctx.now) })
        .onConflict(on => on.doNothing())
        .execute()
    })
  }
}

async function receiveAll({ runtime, transact, db }: JobContext, hosId: string): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const { cursor: from } = await db
      .selectFrom('surgeryLine')
      .select('cursor')
      .where('hosId', '=', hosId)
      .executeTakeFirstOrThrow()
    const { happenings, cursor } = await runtime.hospital.surgeries.happenings(hosId, from)
    const isMine = await transact(async ctx => {
      // Two that ask at once carry the same out once: the first moves the cursor.
      const line = await ctx.db
        .updateTable('surgeryLine')
        .set({ cursor, trouble: '' })
        .where('hosId', '=', hosId)
        .where('cursor', '=', from)
        .returning('hosId')
        .executeTakeFirst()
      if (line) await carryOut(ctx, hosId, happenings)
      return line !== undefined
    })
    if (!isMine || happenings.length < mostAtOnce) return
  }
}

/** The hospital says that something has changed. Of one that nobody here has to do with yet nothing is asked. */
export async function askAtOnce({ db, enqueue }: Ctx, hosId: string): Promise<void> {
  const line = await db.selectFrom('surgeryLine').select('hosId').where('hosId', '=', hosId).executeTakeFirst()
  if (line) await enqueue(askJob, { hosId })
}

/** Only queued here: a hospital that hangs must not keep the clock waiting. */
export const lineTimer: Timer = {
  name: 'surgeries',
  run: ({ transact }) =>
    transact(async ({ db, runtime, now, enqueue }) => {
      // A hospital that nobody here has bound a file of is not asked.
      await sql`
        insert into surgery_line (hos_id)
        select distinct hos_id from hospital_account file
        where not exists (select from surgery_line line where line.hos_id = file.hos_id)
        on conflict do nothing`.execute(db)
      const due = await db
        .updateTable('surgeryLine')
        .set({ askedAt: new Date(now) })
        .where('hosId', 'in', ({ selectFrom }) =>
          selectFrom('surgeryLine')
            .select('hosId')
            .where(({ or, eb }) => or([eb('askedAt', 'is', null), eb('askedAt', '<=', new Date(now - everyMs))]))
            .forUpdate()
            .skipLocked(),
        )
        .returning('hosId')
        .execute()
      for (const { hosId } of due) if (runtime.hospital.surgeries.speaksFor(hosId)) await enqueue(askJob, { hosId })
      return 0
    }),
}
