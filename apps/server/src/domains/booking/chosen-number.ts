import { cancelUntil } from '@nethos/contract/booking/hospital-rules.ts'
import type { orderServices } from '@nethos/contract/booking/orders.services.ts'
import type { Period } from '@nethos/contract/booking/session.kinds.ts'
import { dayOf, timeOf } from '@nethos/contract/common/days.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { fairSessionOf, fairSessionRows } from './fair-session.ts'
import { ruleOf } from './rule.table.ts'

/** What is about to be booked, and until when it could be given back. */
export const chosenNumber: HandlerOf<(typeof orderServices)['chosenNumber']> = async ({ input, ctx, refuse }) => {
  const { sessionId, numberId } = input
  const row = await fairSessionRows(ctx).where('clinicSession.sessionId', '=', sessionId).executeTakeFirst()
  if (!row) return refuse('not_found')
  const number = numberId
    ? await ctx.db
        .selectFrom('clinicNumber')
        .select(['no', 'startsAt'])
        .where('numberId', '=', numberId)
        .where('sessionId', '=', sessionId)
        .executeTakeFirst()
    : undefined
  if (numberId && !number) return refuse('not_found')
  const { hosId, hosName, deptName, docName, docTitle, onDay, period, feeCents } = fairSessionOf(row)
  return {
    sessionId,
    hosId,
    hosName,
    deptName,
    docName,
    docTitle,
    onDay,
    feeCents,
    period: period as Period,
    time: number ? timeOf(number.startsAt.getTime()) : '',
    no: number?.no ?? 0,
    cancelUntil: cancelUntil(await ruleOf(ctx, hosId), {
      onDay,
      isSameDay: onDay === dayOf(ctx.now),
      sessionStartsAt: row.startsAt.getTime(),
    }),
  }
}
