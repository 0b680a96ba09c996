import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import type { HospitalRule } from '@nethos/contract/booking/hospital-rules.ts'
import { mixMinutes, mostEntries } from '@nethos/contract/booking/waitlist.rules.ts'
import type { waitlistServices as services } from '@nethos/contract/booking/waitlist.services.ts'
import { timeOf } from '@nethos/contract/common/days.ts'
import { isRefused, type Ctx, type HandlerOf } from '../../../calls/handler.ts'
import { noteActFor } from '../../people/public.ts'
import { visitorOf } from '../visitor.ts'
import { hasFree } from '../number.table.ts'
import { entryIdOf } from '../draw/lot.ts'
import { ruleOf } from '../rule.table.ts'
import { turnOf } from '../turn.ts'
import { openToWait } from './choices.ts'
import { beginWait, type Place } from './wait.lifecycle.ts'
import { countWaits, ownWaitFor } from './wait.table.ts'

/** Stands in the line of the chosen sessions: by lot while it is mixed, later after everybody who stands there already. */
export const joinWaitlist: HandlerOf<typeof services.joinWaitlist> = async ({ input, ctx, refuse }) => {
  const sessionIds = [...new Set(input.sessionIds)]
  const sessions = await openToWait(ctx)
    .select(hasFree(new Date(ctx.now)).as('hasFree'))
    .select(['clinicSession.opensAt', 'clinicSession.releaseBy'])
    .where('clinicSession.sessionId', 'in', sessionIds)
    .execute()
  const [first] = sessions
  if (!first || sessions.length < sessionIds.length || sessions.some(({ deptId }) => deptId !== first.deptId))
    return refuse('cannot_wait')
  // Else whoever waits for something else besides would stand first in the line of what is not full yet.
  const free = sessions.find(session => session.hasFree)
  if (free) return refuse('bookable', { obj: { sessionId: free.sessionId } })
  const rule = await ruleOf(ctx, first.hosId)
  if (!rule.waitlistOn) return refuse('waitlist_closed')
  const opensAt = Math.max(...sessions.map(session => lineOpensAt(session, rule)))
  if (opensAt > ctx.now)
    return refuse('line_not_open', { sentence: `刚刚放号，候补${timeOf(Math.ceil(opensAt / minute) * minute)}开放` })
  const { accountId } = ctx.caller
  const visitor = await visitorOf(ctx, { accountId, personId: input.personId, hosId: first.hosId })
  if (isRefused(visitor)) return visitor
  const { realPerson, personName } = visitor

  if ((await countWaits(ctx, realPerson)) >= mostEntries) return refuse('too_many_entries')
  if (await hasNumber(ctx, realPerson, sessionIds)) return refuse('has_number')
  if (await gaveBack(ctx, { realPerson, accountId, sessionIds })) return refuse('gave_back')
  const places = sessions.map(session => placeIn(session, { rule, realPerson, now: ctx.now }))
  const waitId = await beginWait(
    ctx,
    { places, turn: await turnNow(ctx, realPerson, rule) },
    {
      accountId,
      personId: input.personId,
      realPerson,
      personName,
      hosId: first.hosId,
      deptId: first.deptId,
      madeBy: 'patient',
      endsAt: Math.max(...sessions.map(({ endsAt }) => endsAt.getTime())),
      createdAt: ctx.now,
      declines: 0,
      misses: 0,
    },
  )
  if (!waitId) {
    const other = await ownWaitFor(ctx, realPerson, sessionIds)
    return refuse('waits_already', { obj: { waitId: other?.waitId ?? '' } })
  }
  await noteActFor(ctx, { action: 'waitlist.join', personId: input.personId, recordType: 'waitlist', recordId: waitId })
  return { waitId }
}

async function hasNumber({ db }: Pick<Ctx, 'db'>, realPerson: Buffer, sessionIds: readonly string[]): Promise<boolean> {
  const booked = await db
    .selectFrom('booking')
    .select('bookingId')
    .where('realPerson', '=', realPerson)
    .where('sessionId', 'in', sessionIds)
    .where('status', 'in', ['taking', 'unpaid', 'confirming', 'booked'])
    .executeTakeFirst()
  return booked !== undefined
}

async function turnNow({ db, now }: Pick<Ctx, 'db' | 'now'>, realPerson: Buffer, rule: HospitalRule): Promise<number> {
  const since = sql`${new Date(now - rule.turnDays * dayMs)}::timestamptz`
  const { rows } = await sql<{ turn: number }>`select ${turnOf(sql`${realPerson}::bytea`, since)} as turn`.execute(db)
  return firstOf(rows).turn
}

type Released = { sessionId: string; opensAt: Date; releaseBy: string }
const minute = 60_000
const dayMs = 24 * 60 * minute

/** Some minutes after anybody could take its numbers; after a draw at once, as those who lost stand there in the drawn order. */
const lineOpensAt = ({ opensAt, releaseBy }: Released, { lineAfterMinutes }: HospitalRule): number =>
  opensAt.getTime() + (releaseBy === 'draw' ? 0 : lineAfterMinutes * minute)

/**
 * By lot in the first minutes, so that nobody gains by being quick; the lot is the person's for this session, whatever account and
 * however often he comes again (as in a draw, lot.ts). Afterwards at the end.
 */
function placeIn(
  session: Released,
  { rule, realPerson, now }: { rule: HospitalRule; realPerson: Buffer; now: number },
): Place {
  const { sessionId, releaseBy } = session
  const isMixing = releaseBy !== 'draw' && now < lineOpensAt(session, rule) + mixMinutes * minute
  const lot = -1 - Number.parseInt(entryIdOf(realPerson, sessionId).slice(0, 12), 16)
  return { sessionId, lot: isMixing ? lot : null }
}

/** Whoever has given a number of a session back does not wait for it, nor does his account: nobody empties it for his friends. */
async function gaveBack(
  { db }: Pick<Ctx, 'db'>,
  { realPerson, accountId, sessionIds }: { realPerson: Buffer; accountId: string; sessionIds: readonly string[] },
): Promise<boolean> {
  const row = await db
    .selectFrom('bookingCancellation')
    .select('bookingId')
    .where('sessionId', 'in', sessionIds)
    .where('forgivenAt', 'is', null)
    .where(({ or, eb }) => or([eb('realPerson', '=', realPerson), eb('accountId', '=', accountId)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
