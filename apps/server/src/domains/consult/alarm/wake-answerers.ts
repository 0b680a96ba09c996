import type { Ctx } from '../../../calls/handler.ts'
import { alertStaff } from '../../notify/public.ts'
import { answererStaff } from '../consult.news.ts'
import { takeOpenAlarm } from './answer.ts'

/** Somebody else answers from now on: he is woken, too, if the patient is in danger and the clock has called the one before him. */
export async function wakeAnswerers(ctx: Ctx, consultId: string): Promise<void> {
  const alarm = await takeOpenAlarm(ctx, consultId)
  if (!alarm || alarm.status === 'raised') return
  const urgent = { template: 'consult-urgent', link: '/alarms' } as const
  if ((await alertStaff(ctx, await answererStaff(ctx, consultId), urgent)) === 0) return
  const { accountId, personId } = await ctx.db
    .selectFrom('consult')
    .select(['accountId', 'personId'])
    .where('consultId', '=', consultId)
    .executeTakeFirstOrThrow()
  await ctx.audit({ action: 'consult.alarm.doctor', accountId, personId, recordType: 'consult', recordId: consultId })
}
