import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import type { bookingDeskServices } from '@nethos/contract/booking/booking-desk.services.ts'
import { maskName } from '@nethos/contract/common/masking.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { putMessage } from '../messages/public.ts'

type Services = typeof bookingDeskServices
type Desk = Ctx<StaffCaller>

export const listDeskBans: HandlerOf<Services['listDeskBans']> = async ({ input, ctx }) => {
  const { isOpen, pageNum, pageSize } = input
  const now = new Date(ctx.now)
  const found = await ctx.db
    .selectFrom('bookingBan')
    .selectAll()
    .$if(isOpen, query => query.where('liftedAt', 'is', null).where('untilAt', '>', now))
    .orderBy('fromAt', 'desc')
    .orderBy('banId', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return {
    rows: found.slice(0, pageSize).map(ban => ({
      banId: ban.banId,
      personName: maskName(ban.personName),
      reason: ban.reason,
      fromAt: ban.fromAt.getTime(),
      untilAt: ban.untilAt.getTime(),
      liftedAt: ban.liftedAt?.getTime() ?? null,
      liftNote: ban.liftNote ?? '',
      isOpen: ban.liftedAt === null && ban.untilAt > now,
    })),
    pageNum,
    pageSize,
    hasNextPage: found.length > pageSize,
  }
}

const dayMs = 86_400_000

export const bar: HandlerOf<Services['bar']> = async ({ input, ctx, refuse }) => {
  const booking = await ctx.db
    .selectFrom('booking')
    .select(['realPerson', 'personName', 'accountId', 'personId'])
    .where('bookingId', '=', input.bookingId)
    .executeTakeFirst()
  if (!booking) return refuse('not_found')
  const { realPerson, personName, accountId, personId } = booking
  const { banId } = await ctx.db
    .insertInto('bookingBan')
    .values({
      realPerson,
      personName,
      reason: input.reason,
      cause: 'staff',
      fromAt: new Date(ctx.now),
      untilAt: new Date(ctx.now + input.days * dayMs),
    })
    .returning('banId')
    .executeTakeFirstOrThrow()
  await ctx.audit({ action: 'booking.bar', accountId, personId, recordType: 'booking-ban', recordId: banId })
  return true
}

/** Lifts it, forgives what led to it, and tells everybody who looks after the person. False: there is nothing to lift. */
async function lift(ctx: Desk, banId: string, note: string): Promise<boolean> {
  const lifted = await ctx.db
    .updateTable('bookingBan')
    .set({ liftedAt: new Date(ctx.now), liftedBy: ctx.caller.staffId, liftNote: note })
    .where('banId', '=', banId)
    .where('liftedAt', 'is', null)
    .where('untilAt', '>', new Date(ctx.now))
    .returning(['realPerson', 'personName'])
    .executeTakeFirst()
  if (!lifted) return false
  const { realPerson, personName } = lifted
  const forgiven = await ctx.db
    .updateTable('bookingCancellation')
    .set({ forgivenAt: new Date(ctx.now) })
    .where('realPerson', '=', realPerson)
    .where('forgivenAt', 'is', null)
    .returning('accountId')
    .execute()
  const appealed = await ctx.db.selectFrom('bookingAppeal').select('accountId').where('banId', '=', banId).execute()
  for (const accountId of new Set([...forgiven, ...appealed].map(one => one.accountId)))
    await putMessage(ctx, {
      accountId,
      type: 'booking_ban_lifted',
      values: { person: personName },
      link: '/book',
      about: { recordType: 'booking-ban', recordId: banId },
    })
  await ctx.audit({ action: 'booking.ban.lift', recordType: 'booking-ban', recordId: banId })
  return true
}

export const liftBan: HandlerOf<Services['liftBan']> = async ({ input, ctx, refuse }) => {
  const known = await ctx.db
    .selectFrom('bookingBan')
    .select('banId')
    .where('banId', '=', input.banId)
    .executeTakeFirst()
  if (!known) return refuse('not_found')
  return (await lift(ctx, input.banId, input.note)) || refuse('already_lifted')
}

export const listAppeals: HandlerOf<Services['listAppeals']> = async ({ input, ctx }) => {
  const { isOpen, pageNum, pageSize } = input
  const found = await ctx.db
    .selectFrom('bookingAppeal')
    .innerJoin('bookingBan', 'bookingBan.banId', 'bookingAppeal.banId')
    .selectAll('bookingAppeal')
    .select(['personName', 'reason', 'untilAt'])
    .$if(isOpen, query => query.where('state', '=', 'open').orderBy('createdAt'))
    .$if(!isOpen, query => query.orderBy('createdAt', 'desc'))
    .orderBy('appealId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return {
    rows: found.slice(0, pageSize).map(one => ({
      appealId: one.appealId,
      banId: one.banId,
      personName: maskName(one.personName),
      reason: one.reason,
      untilAt: one.untilAt.getTime(),
      content: one.content,
      state: one.state as 'open' | 'granted' | 'refused',
      answer: one.answer,
      createdAt: one.createdAt.getTime(),
      answeredAt: one.answeredAt?.getTime() ?? null,
    })),
    pageNum,
    pageSize,
    hasNextPage: found.length > pageSize,
  }
}

export const answerAppeal: HandlerOf<Services['answerAppeal']> = async ({ input, ctx, refuse }) => {
  const known = await ctx.db
    .selectFrom('bookingAppeal')
    .innerJoin('bookingBan', 'bookingBan.banId', 'bookingAppeal.banId')
    .select(['bookingAppeal.banId', 'bookingAppeal.accountId', 'personName'])
    .where('appealId', '=', input.appealId)
    .executeTakeFirst()
  if (!known) return refuse('not_found')
  const { numUpdatedRows } = await ctx.db
    .updateTable('bookingAppeal')
    .set({
      state: input.isGranted ? 'granted' : 'refused',
      answer: input.answer,
      answeredAt: new Date(ctx.now),
      answeredBy: ctx.caller.staffId,
    })
    .where('appealId', '=', input.appealId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuse('already_answered')
  await ctx.audit({
    action: 'booking.appeal.answer',
    accountId: known.accountId,
    recordType: 'booking-appeal',
    recordId: input.appealId,
  })
  if (input.isGranted) await lift(ctx, known.banId, input.answer)
  else
    await putMessage(ctx, {
      accountId: known.accountId,
      type: 'booking_appeal_refused',
      values: { person: known.personName },
      link: bookingPages.bans.at,
      about: { recordType: 'booking-ban', recordId: known.banId },
    })
  return true
}
