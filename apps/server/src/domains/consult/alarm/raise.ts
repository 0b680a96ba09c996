import { deskAfter, dutyAfter } from '@nethos/contract/consult/alarm.status.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { alarmColumns, alarmOf, alarms } from './alarm.lifecycle.ts'

/**
 * Wakes the staff for a patient in danger: the first call goes out with the next tick of the clock. A consult that has not
 * begun waits for its payment, as nobody of the staff may see it before; the patient has the advice to call 120 already.
 * Told again while one after the other is being called, it changes nothing; after somebody has looked, or when all were called
 * and nobody has, it begins anew.
 */
export async function raiseAlarm(ctx: Ctx, consultId: string): Promise<void> {
  const consult = await ctx.db
    .selectFrom('consult')
    .select(['redFlags', 'startedAt'])
    .where('consultId', '=', consultId)
    .executeTakeFirst()
  if (!consult || consult.startedAt === null || consult.redFlags.length === 0) return
  const times = {
    raisedAt: ctx.now,
    dutyAt: ctx.now + dutyAfter,
    deskAt: ctx.now + deskAfter,
    againAt: null,
    calls: 0,
    openWays: 0,
  }
  const row = await ctx.db
    .selectFrom('consultAlarm')
    .select(alarmColumns)
    .where('consultId', '=', consultId)
    .forUpdate()
    .executeTakeFirst()
  if (row) await alarms.transition(ctx, alarmOf(row), 'raise', 'patient', times)
  else await alarms.begin(ctx, { consultId, ...times }, { event: 'raise', by: 'patient', to: 'raised' })
}
