import { openAlarms } from '@nethos/contract/consult/alarm.status.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { addNotice } from '../consult-message.table.ts'
import type { Consult } from '../consult.table.ts'
import { alarmColumns, alarmOf, alarms, type Alarm } from './alarm.lifecycle.ts'
import { alarmNotices } from './alarm.notices.ts'

/**
 * The consult before its alarm, in every transaction that changes both: who answers holds the consult already when he comes to the
 * alarm, and one that holds the alarm and waits for the consult would end one of the two (40P01).
 */
export const holdConsult = async ({ db }: Pick<Ctx, 'db'>, consultId: string): Promise<void> => {
  await db.selectFrom('consult').select('consultId').where('consultId', '=', consultId).forUpdate().execute()
}

/** The same for the clock, which holds the alarm already: false, and it tries again with the next tick, while somebody is at it. */
export const isConsultFree = async ({ db }: Pick<Ctx, 'db'>, consultId: string): Promise<boolean> =>
  (await db
    .selectFrom('consult')
    .select('consultId')
    .where('consultId', '=', consultId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()) !== undefined

/** The alarm of a consult while nobody has looked; held by this transaction. */
export async function takeOpenAlarm({ db }: Pick<Ctx, 'db'>, consultId: string): Promise<Alarm | undefined> {
  const row = await db
    .selectFrom('consultAlarm')
    .select(alarmColumns)
    .where('consultId', '=', consultId)
    .where('status', 'in', openAlarms)
    .forUpdate()
    .executeTakeFirst()
  return row && alarmOf(row)
}

/**
 * One of the staff is at the consult: nobody else is called, and the patient reads it. `seenUntil`: how far he has looked; what
 * was raised after that he has not seen.
 */
export async function answerAlarm(
  ctx: Ctx,
  consultId: string,
  { seenUntil = Infinity, action }: { seenUntil?: number; action?: 'consult.alarm.seen' } = {},
): Promise<void> {
  const alarm = await takeOpenAlarm(ctx, consultId)
  if (!alarm || alarm.raisedAt > seenUntil || !(await endAlarm(ctx, alarm))) return
  await addNotice(ctx, { consultId } as Consult, alarmNotices.answered, 'patient')
  const { accountId, personId } = await ctx.db
    .selectFrom('consult')
    .select(['accountId', 'personId'])
    .where('consultId', '=', consultId)
    .executeTakeFirstOrThrow()
  if (action) await ctx.audit({ action, accountId, personId, recordType: 'consult', recordId: consultId })
  await ctx.announce({ accountId }, 'consult', consultId)
  await ctx.announce('operators', 'alarm', consultId)
}

/** A step that is due and not yet taken is not taken any more: who looks is never told that he came too late. */
export const endAlarm = (ctx: Ctx, alarm: Alarm): Promise<Alarm | undefined> =>
  alarms.transition(ctx, alarm, 'answer', 'doctor', {}, Math.min(ctx.now, alarm.raisedAt - 1))

/** The consult has ended: nobody is called about it any more. */
export async function closeAlarm(ctx: Ctx, consultId: string): Promise<void> {
  const alarm = await takeOpenAlarm(ctx, consultId)
  if (alarm) await alarms.transition(ctx, alarm, 'close', 'hospital', {}, Math.min(ctx.now, alarm.raisedAt - 1))
}
