import type { Ctx } from '../../calls/handler.ts'
import { eachAlone } from '../../jobs/each-alone.ts'
import type { Due } from '../../jobs/job.ts'
import { carryOutDue } from './consult.life.ts'
import { deadlines } from './consult.move.ts'
import { takeDueConsult, type Consult } from './consult.table.ts'

const batch = 50

/** 15 minutes unpaid, 24 hours unanswered, 48 hours after the first reply, 15 days unreviewed (rules.md 1.1). */
const consultDue: Due = {
  name: 'consult',
  async carryOut(on) {
    const due = await on.db
      .selectFrom('consult')
      .select('consultId')
      .where('dueAt', '<=', new Date(on.now()))
      .orderBy('dueAt')
      .limit(batch)
      .execute()
    return eachAlone(on, due, (ctx, { consultId }) => carryOutOne(ctx, consultId))
  },
}
export const consultDues: Due[] = [consultDue]

async function carryOutOne(ctx: Ctx, consultId: string): Promise<number> {
  const consult = await takeDueConsult(ctx, consultId)
  if (!consult) return 0
  if (await carryOutDue(ctx, consult)) return 1
  await mendDeadline(ctx, consult)
  return 0
}

/** The table has changed since the row was written: the row follows the table. */
async function mendDeadline({ db }: Ctx, consult: Consult): Promise<void> {
  await db
    .updateTable('consult')
    .set(deadlines(consult.consultStatus, consult))
    .where('consultId', '=', consult.consultId)
    .execute()
}
