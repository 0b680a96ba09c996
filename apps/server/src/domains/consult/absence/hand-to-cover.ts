import { sql } from 'kysely'
import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { isAway } from '../../duty/public.ts'
import { addNotice } from '../consult-message.table.ts'
import { consults } from '../consult.lifecycle.ts'
import { notify } from '../consult.life.ts'
import { notices } from '../consult.notices.ts'
import { takePaidConsult } from '../consult.table.ts'
import { answeringWith, giveTo, isHandable } from '../give-to.ts'

interface Absence {
  absenceId: string
  docName: string
  untilOn: string
}

/** Whoever waits for a doctor who is away today: given to his cover, or told; once for each absence. 1: something was done. */
export async function handToCover(ctx: Ctx, consultId: string): Promise<number> {
  const taken = await takePaidConsult(ctx, consultId)
  if (!taken || taken.docId === null || taken.coverDocId !== null) return 0
  const away = await absenceOf(ctx, taken.docId)
  if (!away) return 0
  const { numInsertedOrUpdatedRows = 0n } = await ctx.db
    .insertInto('consultAbsence')
    .values({ consultId, absenceId: away.absenceId, at: new Date(ctx.now) })
    .onConflict(on => on.doNothing())
    .executeTakeFirst()
  const consult = consults.asOf(taken, ctx.now)
  if (numInsertedOrUpdatedRows === 0n || consult.consultStatus !== 'going') return 0
  const isForCover = isHandable(consult)
  const cover = isForCover ? await coverFor(ctx, taken.docId) : undefined
  if (cover) await giveTo(ctx, consult, cover)
  else {
    const words = isForCover ? notices.away : notices.awayHimself
    await addNotice(ctx, consult, words(away.docName, dayInWords(away.untilOn)), 'both')
    await notify(ctx, consult, 'both')
  }
  return 1
}

const absenceOf = async ({ db, now }: Ctx, docId: string): Promise<Absence | undefined> =>
  (
    await sql<Absence>`
      select absence_id, doc_name, until_on::text as until_on from doctor_absence join doctor using (doc_id)
      where doc_id = ${docId} and ended_at is null and ${dayOf(now)}::date between from_on and until_on`.execute(db)
  ).rows[0]

/** So many covers are asked after one another. */
const longestChain = 5

/** Who answers for him today: his cover, or that one's cover where he is away himself, and so on. */
async function coverFor(ctx: Ctx, docId: string): Promise<{ docId: string; docName: string } | undefined> {
  const isToday = sql`ended_at is null and ${dayOf(ctx.now)}::date between from_on and until_on`
  const { rows } = await sql<{ docId: string }>`
    with recursive cover (doc_id, nth) as (
      select cover_doc_id, 1 from doctor_absence where doc_id = ${docId} and ${isToday}
      union all
      select next.cover_doc_id, nth + 1 from cover join doctor_absence as next using (doc_id)
        where ${isToday} and nth < ${longestChain}::int)
    select doc_id from cover
    where doc_id is not null and not ${isAway(sql`cover.doc_id`, ctx.now)} order by nth limit 1`.execute(ctx.db)
  const found = rows[0]?.docId
  return found ? answeringWith(ctx, docId).where('doctor.docId', '=', found).executeTakeFirst() : undefined
}
