import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import type { HospitalRule } from '@nethos/contract/booking/hospital-rules.ts'
import {
  countedSince,
  kindsOf,
  strikeKinds,
  strikeLimit,
  type StrikeGroup,
  type StrikeKind,
} from '@nethos/contract/booking/strikes.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { Ctx } from '../../calls/handler.ts'
import { putMessage } from '../messages/public.ts'
import { banOf } from './limits.ts'
import type { Booking } from './booking.table.ts'
import { laterTurn } from './turn.ts'

const dayMs = 86_400_000

/** What counts against this person now, of one group. */
export async function strikesOf(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  realPerson: Buffer,
  group: StrikeGroup,
  rule: HospitalRule,
): Promise<number> {
  const { count } = await db
    .selectFrom('bookingCancellation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('realPerson', '=', realPerson)
    .where('kind', 'in', kindsOf(group))
    .where('at', '>=', new Date(countedSince(now, strikeLimit(group, rule))))
    .where('forgivenAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Counts it, once for a booking. The last but one of a limit warns, with the last the person does not book for a while. */
export async function countStrike(ctx: Ctx, booking: Booking, kind: StrikeKind, rule: HospitalRule): Promise<void> {
  const { bookingId, realPerson, accountId, personName, sessionId } = booking
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('bookingCancellation')
    .values({ bookingId, realPerson, accountId, sessionId, kind, at: new Date(ctx.now) })
    .onConflict(on => on.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return
  await laterTurn(ctx, realPerson)
  const { group } = strikeKinds[kind]
  const { most, banDays, words } = strikeLimit(group, rule)
  const count = await strikesOf(ctx, realPerson, group, rule)
  const reason = `${words}${count}次`
  if (count === most - 1)
    await putMessage(ctx, {
      accountId,
      type: 'booking_ban_near',
      values: { person: personName, reason, days: String(banDays) },
      link: bookingPages.bans.at,
      about: { recordType: 'booking', recordId: bookingId },
    })
  if (count < most || (await banOf(ctx, realPerson))) return
  await ban(ctx, booking, { cause: group, reason, untilAt: ctx.now + banDays * dayMs })
}

async function ban(
  ctx: Ctx,
  { realPerson, personName, accountId }: Booking,
  { cause, reason, untilAt }: { cause: StrikeGroup; reason: string; untilAt: number },
): Promise<void> {
  const { banId } = await ctx.db
    .insertInto('bookingBan')
    .values({ realPerson, personName, reason, cause, fromAt: new Date(ctx.now), untilAt: new Date(untilAt) })
    .returning('banId')
    .executeTakeFirstOrThrow()
  const message = { accountId, link: bookingPages.bans.at, about: { recordType: 'booking-ban', recordId: banId } }
  const day = dayOf(untilAt)
  await (cause === 'withdrawn'
    ? putMessage(ctx, { ...message, type: 'booking_banned', values: { person: personName, day } })
    : putMessage(ctx, { ...message, type: 'booking_paused', values: { person: personName, reason, day } }))
}

/** The hospital has corrected itself: he was there. */
export async function forgiveMissed({ db, now }: Pick<Ctx, 'db' | 'now'>, bookingId: string): Promise<void> {
  await db
    .updateTable('bookingCancellation')
    .set({ forgivenAt: new Date(now) })
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'missed')
    .execute()
}
