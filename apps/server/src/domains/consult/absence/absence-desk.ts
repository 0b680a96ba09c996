import { sql } from 'kysely'
import type { absenceServices } from '@nethos/contract/consult/absence.services.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../../calls/handler.ts'
import { answeringWith } from '../give-to.ts'

type Services = typeof absenceServices

const covers = (ctx: Ctx<StaffCaller>) => {
  const docId = ctx.caller.docId ?? ''
  return answeringWith(ctx, docId).where('doctor.docId', '<>', docId)
}

export const myAbsence: HandlerOf<Services['myAbsence']> = async ({ ctx }) => {
  const today = dayOf(ctx.now)
  const row = await ctx.db
    .selectFrom('doctorAbsence')
    .leftJoin('doctor', 'doctor.docId', 'doctorAbsence.coverDocId')
    .select([sql<string>`from_on::text`.as('from'), sql<string>`until_on::text`.as('until'), 'coverDocId', 'docName'])
    .where('doctorAbsence.docId', '=', ctx.caller.docId ?? '')
    .where('endedAt', 'is', null)
    .where(sql<boolean>`until_on >= ${today}::date`)
    .executeTakeFirst()
  return {
    absence: row
      ? {
          from: row.from,
          until: row.until,
          coverDocId: row.coverDocId ?? '',
          coverName: row.docName ?? '',
          isNow: row.from <= today,
        }
      : null,
    colleagues: await covers(ctx).limit(200).execute(),
  }
}

const end = async (ctx: Ctx<StaffCaller>): Promise<boolean> => {
  const { numUpdatedRows } = await ctx.db
    .updateTable('doctorAbsence')
    .set({ endedAt: new Date(ctx.now) })
    .where('docId', '=', ctx.caller.docId ?? '')
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function isAwayBetween({ db }: Ctx, docId: string, from: string, until: string): Promise<boolean> {
  const row = await db
    .selectFrom('doctorAbsence')
    .select('absenceId')
    .where('docId', '=', docId)
    .where('endedAt', 'is', null)
    .where(sql<boolean>`from_on <= ${until}::date and until_on >= ${from}::date`)
    .executeTakeFirst()
  return row !== undefined
}

const note = (ctx: Ctx<StaffCaller>) =>
  ctx.audit({ action: 'absence.change', recordType: 'doctor', recordId: ctx.caller.docId ?? '' })

export const saveAbsence: HandlerOf<Services['saveAbsence']> = async ({ input, ctx, refuse }) => {
  const { docId } = ctx.caller
  if (docId === null) return refuse('no_cover')
  const { from, until, coverDocId } = input
  if (until < dayOf(ctx.now)) return refuse('absence_past')
  if (coverDocId && !(await covers(ctx).where('doctor.docId', '=', coverDocId).executeTakeFirst()))
    return refuse('no_cover')
  if (coverDocId && (await isAwayBetween(ctx, coverDocId, from, until))) return refuse('cover_away')
  // One at a time: who enters twice at once waits here.
  await ctx.db.selectFrom('doctor').select('docId').where('docId', '=', docId).forUpdate().execute()
  await end(ctx)
  await ctx.db
    .insertInto('doctorAbsence')
    .values({
      docId,
      fromOn: from,
      untilOn: until,
      coverDocId: coverDocId || null,
      setBy: ctx.caller.staffId,
      createdAt: new Date(ctx.now),
    })
    .execute()
  await note(ctx)
  return true
}

export const endAbsence: HandlerOf<Services['endAbsence']> = async ({ ctx, refuse }) => {
  if (!(await end(ctx))) return refuse('no_absence')
  await note(ctx)
  return true
}
