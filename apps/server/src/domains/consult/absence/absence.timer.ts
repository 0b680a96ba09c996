import { sql } from 'kysely'
import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { inSeparateTransactions } from '../../../jobs/in-separate-transactions.ts'
import type { Timer } from '../../../jobs/job.ts'
import { addNotice } from '../consult-message.table.ts'
import { consults } from '../consult.lifecycle.ts'
import { notify } from '../consult.life.ts'
import { notices } from '../consult.notices.ts'
import { takePaidConsult } from '../consult.table.ts'
import { answeringWith, giveTo, isHandable } from '../give-to.ts'

const batch = 100

interface Waiting {
  consultId: string
  absenceId: string
  docName: string
  coverDocId: string | null
  untilOn: string
}

/** Whoever waits for a doctor who is away today: given to his cover, or told; once for each absence, those who ask meanwhile too. */
export const absenceTimer: Timer = {
  name: 'doctor absence',
  async run(on) {
    const today = dayOf(on.now())
    const { rows } = await sql<Waiting>`
      select consult.consult_id, away.absence_id, doctor.doc_name, away.cover_doc_id, away.until_on::text as until_on
      from doctor_absence away join doctor using (doc_id) join consult using (doc_id)
      where away.ended_at is null and ${today}::date between away.from_on and away.until_on
        and consult.status = 'going' and consult.team_id is null and consult.cover_doc_id is null
        and not exists (select from consult_absence told
          where told.consult_id = consult.consult_id and told.absence_id = away.absence_id)
      order by consult.started_at limit ${batch}`.execute(on.db)
    return inSeparateTransactions(on, rows, handle)
  },
}

async function handle(ctx: Ctx, { consultId, absenceId, docName, coverDocId, untilOn }: Waiting): Promise<number> {
  const taken = await takePaidConsult(ctx, consultId)
  const { numInsertedOrUpdatedRows = 0n } = await ctx.db
    .insertInto('consultAbsence')
    .values({ consultId, absenceId, at: new Date(ctx.now) })
    .onConflict(on => on.doNothing())
    .executeTakeFirst()
  if (!taken || numInsertedOrUpdatedRows === 0n) return 0
  const consult = consults.asOf(taken, ctx.now)
  if (!isHandable(consult) || consult.coverDocId !== null) return 0
  const cover = coverDocId
    ? await answeringWith(ctx, consult.docId).where('doctor.docId', '=', coverDocId).executeTakeFirst()
    : undefined
  if (cover) await giveTo(ctx, consult, cover)
  else {
    await addNotice(ctx, consult, notices.away(docName, dayInWords(untilOn)), 'both')
    await notify(ctx, consult, 'both')
  }
  return 1
}
