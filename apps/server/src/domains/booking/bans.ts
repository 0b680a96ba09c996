import { defaultRule, ruleSentences } from '@nethos/contract/booking/hospital-rules.ts'
import type { Period } from '@nethos/contract/booking/session.kinds.ts'
import { strikeKinds, type StrikeKind } from '@nethos/contract/booking/strikes.ts'
import type { bookingLimitServices } from '@nethos/contract/booking/limits.services.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { findHospital } from '../hospital-account/public.ts'
import { adviseWriter } from '../triage/public.ts'
import { visitInWords } from './booking.box.ts'
import { ruleOf } from './rule.table.ts'

type Services = typeof bookingLimitServices

/** Bans that stand now against somebody of the account's people. */
const ownBans = ({ db, caller, now }: Ctx<AccountCaller>) =>
  db
    .selectFrom('bookingBan')
    .where('liftedAt', 'is', null)
    .where('untilAt', '>', new Date(now))
    .where(({ eb, selectFrom }) =>
      eb(
        'realPerson',
        'in',
        selectFrom('person')
          .select('person.idCardHash')
          .where('person.accountId', '=', caller.accountId)
          .where('person.removedAt', 'is', null)
          .where('person.idCardHash', 'is not', null)
          .$castTo<{ idCardHash: Buffer }>(),
      ),
    )

export const listBans: HandlerOf<Services['listBans']> = async ({ ctx }) => {
  const bans = await ownBans(ctx)
    .select(['banId', 'personName', 'reason', 'fromAt', 'untilAt'])
    .orderBy('untilAt', 'desc')
    .execute()
  if (bans.length === 0) return []
  const appeals = await ctx.db
    .selectFrom('bookingAppeal')
    .select(['banId', 'state', 'content', 'answer', 'createdAt'])
    .where('accountId', '=', ctx.caller.accountId)
    .where(
      'banId',
      'in',
      bans.map(one => one.banId),
    )
    .orderBy('createdAt')
    .execute()
  const newest = new Map(appeals.map(({ banId, ...one }) => [banId, one]))
  return bans.map(ban => {
    const appeal = newest.get(ban.banId)
    return {
      ...ban,
      fromAt: ban.fromAt.getTime(),
      untilAt: ban.untilAt.getTime(),
      appeal: appeal
        ? {
            ...appeal,
            state: appeal.state as 'open' | 'granted' | 'refused',
            createdAt: appeal.createdAt.getTime(),
          }
        : null,
    }
  })
}

/** As long as any hospital may count them: the longest that stands by default. */
export const listStrikes: HandlerOf<Services['listStrikes']> = async ({ ctx }) => {
  const rows = await ctx.db
    .selectFrom('bookingCancellation as strike')
    .innerJoin('booking', 'booking.bookingId', 'strike.bookingId')
    .innerJoin('clinicDepartment', 'clinicDepartment.deptId', 'booking.deptId')
    .select(['strike.bookingId', 'strike.kind', 'strike.at', 'booking.personName', 'clinicDepartment.deptName'])
    .select(['booking.onDay', 'booking.period', 'booking.startsAt'])
    .where('strike.accountId', '=', ctx.caller.accountId)
    .where('strike.forgivenAt', 'is', null)
    .where('strike.at', '>', new Date(ctx.now - defaultRule.missesDays * dayMs))
    .orderBy('strike.at', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ kind, at, deptName, onDay, period, startsAt, ...row }) => ({
    ...row,
    strikeKind: kind as StrikeKind,
    kindLabel: strikeKinds[kind as StrikeKind].label,
    visit: `${visitInWords({ onDay: String(onDay), period: period as Period, startsAt: startsAt.getTime() })} ${deptName}`,
    at: at.getTime(),
  }))
}
const dayMs = 86_400_000

export const appeal: HandlerOf<Services['appeal']> = async ({ input, ctx, refuse }) => {
  const ban = await ownBans(ctx).select('banId').where('banId', '=', input.banId).executeTakeFirst()
  if (!ban) return refuse('no_ban')
  const added = await ctx.db
    .insertInto('bookingAppeal')
    .values({
      banId: ban.banId,
      accountId: ctx.caller.accountId,
      content: input.content,
      createdAt: new Date(ctx.now),
    })
    .onConflict(on => on.doNothing())
    .returning('appealId')
    .executeTakeFirst()
  if (!added) return refuse('appeal_open')
  await adviseWriter(ctx, { recordType: 'booking_ban', recordId: ban.banId }, input.content)
  await ctx.announce('operators', 'booking-appeal', added.appealId)
  return true
}

export const bookingRules: HandlerOf<Services['bookingRules']> = async ({ input, ctx, refuse }) => {
  const hospital = await findHospital(ctx, input.hosId)
  if (!hospital) return refuse('not_found')
  const rule = await ruleOf(ctx, hospital.hosId)
  const { checkInNote, windowPay, waitlistOn } = rule
  return { sentences: ruleSentences(rule), checkInNote, windowPay, waitlistOn }
}
