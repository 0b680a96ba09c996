import { sql } from 'kysely'
import { dayOf } from '@nethos/contract/common/days.ts'
import { inSeparateTransactions } from '../../../jobs/in-separate-transactions.ts'
import type { JobContext, Timer } from '../../../jobs/job.ts'
import { notifyAnswerers } from '../consult.news.ts'
import { takePaidConsult } from '../consult.table.ts'
import { assign } from '../team.table.ts'
import { handToCover } from './hand-to-cover.ts'

const batch = 100

/** What the chief has given to a member who is away is the whole team's again. */
async function giveBackToTeams(on: JobContext, today: string): Promise<number> {
  const { rows } = await sql<{ consultId: string }>`
    select consult.consult_id from doctor_absence away join consult on consult.assigned_doc_id = away.doc_id
    where away.ended_at is null and ${today}::date between away.from_on and away.until_on
      and consult.status = 'going' and consult.team_id is not null
    order by consult.started_at limit ${batch}`.execute(on.db)
  return inSeparateTransactions(on, rows, async (ctx, { consultId }) => {
    const consult = await takePaidConsult(ctx, consultId)
    if (!consult || consult.assignedDocId === null) return 0
    await assign(ctx, consult, null)
    await notifyAnswerers(ctx, consultId)
    return 1
  })
}

/** Whoever waits for a doctor who is away today, those who ask meanwhile too. */
export const absenceTimer: Timer = {
  name: 'doctor absence',
  async run(on) {
    const today = dayOf(on.now())
    const { rows } = await sql<{ consultId: string }>`
      select consult.consult_id from doctor_absence away join consult using (doc_id)
      where away.ended_at is null and ${today}::date between away.from_on and away.until_on
        and consult.status = 'going' and consult.team_id is null and consult.cover_doc_id is null
        and not exists (select from consult_absence told
          where told.consult_id = consult.consult_id and told.absence_id = away.absence_id)
      order by consult.started_at limit ${batch}`.execute(on.db)
    const handed = await inSeparateTransactions(on, rows, (ctx, { consultId }) => handToCover(ctx, consultId))
    return handed + (await giveBackToTeams(on, today))
  },
}
