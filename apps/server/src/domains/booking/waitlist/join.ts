import { mostEntries } from '@nethos/contract/booking/waitlist.rules.ts'
import type { waitlistServices as services } from '@nethos/contract/booking/waitlist.services.ts'
import { isRefused, type HandlerOf } from '../../../calls/handler.ts'
import { noteActFor } from '../../people/public.ts'
import { visitorOf } from '../visitor.ts'
import { hasFree } from '../fair-session.ts'
import { ruleOf } from '../rule.table.ts'
import { openToWait } from './choices.ts'
import { keepMove } from './wait.move.ts'
import { addWait, countWaits, ownWaitFor } from './wait.table.ts'

/** Stands in the line of the chosen sessions, after everybody who stands there already. */
export const joinWaitlist: HandlerOf<typeof services.joinWaitlist> = async ({ input, ctx, refuse }) => {
  const sessionIds = [...new Set(input.sessionIds)]
  const sessions = await openToWait(ctx)
    .select(hasFree(new Date(ctx.now)).as('hasFree'))
    .where('clinicSession.sessionId', 'in', sessionIds)
    .execute()
  const [first] = sessions
  if (!first || sessions.length < sessionIds.length || sessions.some(({ deptId }) => deptId !== first.deptId))
    return refuse('cannot_wait')
  // Else whoever waits for something else besides would stand first in the line of what is not full yet.
  const free = sessions.find(session => session.hasFree)
  if (free) return refuse('bookable', { obj: { sessionId: free.sessionId } })
  if (!(await ruleOf(ctx, first.hosId)).waitlistOn) return refuse('waitlist_closed')
  const { accountId } = ctx.caller
  const visitor = await visitorOf(ctx, { accountId, personId: input.personId, hosId: first.hosId })
  if (isRefused(visitor)) return visitor
  const { realPerson, personName } = visitor

  if ((await countWaits(ctx, realPerson)) >= mostEntries) return refuse('too_many_entries')
  const booked = await ctx.db
    .selectFrom('booking')
    .select('bookingId')
    .where('realPerson', '=', realPerson)
    .where('sessionId', 'in', sessionIds)
    .where('status', 'in', ['taking', 'unpaid', 'confirming', 'booked'])
    .executeTakeFirst()
  if (booked) return refuse('has_number')
  const waitId = await addWait(ctx, {
    accountId,
    personId: input.personId,
    realPerson,
    personName,
    hosId: first.hosId,
    deptId: first.deptId,
    madeBy: 'patient',
    endsAt: new Date(Math.max(...sessions.map(({ endsAt }) => endsAt.getTime()))),
    sessionIds,
  })
  if (!waitId) {
    const other = await ownWaitFor(ctx, realPerson, sessionIds)
    return refuse('waits_already', { obj: { waitId: other?.waitId ?? '' } })
  }
  await keepMove(ctx, waitId, null, 'waiting', 'join', 'patient')
  await noteActFor(ctx, { action: 'waitlist.join', personId: input.personId, recordType: 'waitlist', recordId: waitId })
  return { waitId }
}
