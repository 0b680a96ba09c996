import { sql } from 'kysely'
import { phrasesMost } from '@nethos/contract/consult/phrase.words.ts'
import type { phraseServices } from '@nethos/contract/consult/phrase.services.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../../calls/handler.ts'

type Services = typeof phraseServices
type Desk = Ctx<StaffCaller>

const departmentOf = async ({ db, caller }: Desk): Promise<string | null> => {
  if (caller.docId === null) return null
  const row = await db.selectFrom('doctor').select('gbDeptCode').where('docId', '=', caller.docId).executeTakeFirst()
  return row?.gbDeptCode ?? null
}

export const listPhrases: HandlerOf<Services['listPhrases']> = async ({ ctx }) => {
  const { staffId } = ctx.caller
  const rows = await ctx.db
    .selectFrom('staffPhrase')
    .innerJoin('staff', 'staff.staffId', 'staffPhrase.staffId')
    .select(['phraseId', 'text', 'isShared', 'staffPhrase.staffId', 'staff.name as authorName'])
    .where(({ eb, or, and }) =>
      or([
        eb('staffPhrase.staffId', '=', staffId),
        and([eb('isShared', '=', true), eb('staffPhrase.gbDeptCode', '=', departmentQuery(ctx))]),
      ]),
    )
    .orderBy(({ eb }) => eb('staffPhrase.staffId', '=', staffId), 'desc')
    .orderBy('phraseId')
    .limit(listedMost)
    .execute()
  return rows.map(({ staffId: author, ...row }) => ({ ...row, isOwn: author === staffId }))
}

/** A department that shares more should write a leaflet. */
const listedMost = 300

const departmentQuery = ({ db, caller }: Desk) =>
  db
    .selectFrom('doctor')
    .select('gbDeptCode')
    .where('docId', '=', caller.docId ?? '')

export const addPhrase: HandlerOf<Services['addPhrase']> = async ({ input: { text, isShared }, ctx, refuse }) => {
  const { staffId } = ctx.caller
  const gbDeptCode = await departmentOf(ctx)
  if (isShared && gbDeptCode === null) return refuse('no_department')
  // Held, so that two pages of one person do not both add the last one.
  await ctx.db.selectFrom('staff').select('staffId').where('staffId', '=', staffId).forUpdate().execute()
  const { count } = await ctx.db
    .selectFrom('staffPhrase')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('staffId', '=', staffId)
    .executeTakeFirstOrThrow()
  if (count >= phrasesMost) return refuse('too_many_phrases')
  return ctx.db
    .insertInto('staffPhrase')
    .values({ staffId, gbDeptCode, text, isShared, createdAt: new Date(ctx.now) })
    .returning('phraseId')
    .executeTakeFirstOrThrow()
}

export const changePhrase: HandlerOf<Services['changePhrase']> = async ({ input, ctx, refuse }) => {
  const { phraseId, text, isShared } = input
  const gbDeptCode = await departmentOf(ctx)
  const changed = await ctx.db
    .updateTable('staffPhrase')
    .set({ text, isShared: isShared && gbDeptCode !== null, gbDeptCode })
    .where('phraseId', '=', phraseId)
    .where('staffId', '=', ctx.caller.staffId)
    .returning('phraseId')
    .executeTakeFirst()
  if (!changed) return refuse('not_found')
  return isShared && gbDeptCode === null ? refuse('no_department') : true
}

export const removePhrase: HandlerOf<Services['removePhrase']> = async ({ input, ctx, refuse }) => {
  const removed = await ctx.db
    .deleteFrom('staffPhrase')
    .where('phraseId', '=', input.phraseId)
    .where('staffId', '=', ctx.caller.staffId)
    .returning('phraseId')
    .executeTakeFirst()
  return removed ? true : refuse('not_found')
}
