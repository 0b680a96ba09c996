import { sql, type Selectable } from 'kysely'
import {
  endingSoonDays,
  type CouponKind,
  type CouponScope,
  type CouponTerms,
} from '@nethos/contract/coupons/coupons.rules.ts'
import { couponStates, type CouponFacts, type CouponState } from '@nethos/contract/coupons/coupons.status.ts'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { dueEvent, stateAt } from '@nethos/contract/states.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Coupon as CouponTable } from '../../database/types.gen.ts'
import { takeOne, termsColumns, type Batch } from './batch.table.ts'

/** A coupon as the rules see it. Instants epoch ms; the state is what is true now, whatever the row says. */
export interface OwnCoupon extends CouponTerms, CouponScope, CouponFacts {
  readonly couponId: string
  readonly accountId: string
  readonly couponName: string
  readonly scopeText: string
  readonly validFrom: number
  readonly couponStatus: CouponState
  readonly bizType: string | null
  readonly bizId: string | null
  readonly receivedAt: number
  readonly usedAt: number | null
  readonly isReturned: boolean
}

const columns = [
  'coupon.couponId',
  'coupon.accountId',
  'coupon.state',
  'coupon.validFrom',
  'coupon.validUntil',
  'coupon.bizType',
  'coupon.bizId',
  'coupon.lockedUntil',
  'coupon.receivedAt',
  'coupon.usedAt',
  'coupon.givenBackAt',
] as const

type Row = Pick<
  Selectable<CouponTable>,
  | 'couponId'
  | 'accountId'
  | 'state'
  | 'validFrom'
  | 'validUntil'
  | 'bizType'
  | 'bizId'
  | 'lockedUntil'
  | 'receivedAt'
  | 'usedAt'
  | 'givenBackAt'
> &
  Omit<CouponTerms & CouponScope, 'couponKind'> & { couponName: string; couponKind: string; scopeText: string }

export function couponOf({ state, givenBackAt, ...row }: Row, now: number): OwnCoupon {
  const facts = { validUntil: row.validUntil.getTime(), lockedUntil: row.lockedUntil?.getTime() ?? null }
  const couponStatus = stateNow(state as CouponState, facts, now)
  const isBound = couponStatus === 'locked' || couponStatus === 'used'
  return {
    ...row,
    ...facts,
    couponKind: row.couponKind as CouponKind,
    validFrom: row.validFrom.getTime(),
    couponStatus,
    bizType: isBound ? row.bizType : null,
    bizId: isBound ? row.bizId : null,
    receivedAt: row.receivedAt.getTime(),
    usedAt: row.usedAt?.getTime() ?? null,
    isReturned: givenBackAt !== null,
  }
}

/** What comes free again may be over by then: the table is asked twice. */
const stateNow = (state: CouponState, facts: CouponFacts, now: number): CouponState => {
  const once = stateAt(couponStates, state, facts, now)
  return once === state ? state : stateAt(couponStates, once, facts, now)
}

export const couponsOf = ({ db }: Pick<Ctx, 'db'>, accountId: string) =>
  db
    .selectFrom('coupon')
    .innerJoin('couponBatch', 'couponBatch.batchId', 'coupon.batchId')
    .select(columns)
    .select(termsColumns)
    .where('coupon.accountId', '=', accountId)

/** The account's own coupon; `take` holds it to the end of the transaction. */
export async function findCoupon(
  ctx: Pick<Ctx, 'db' | 'now'>,
  accountId: string,
  couponId: string,
): Promise<OwnCoupon | undefined> {
  const row = await couponsOf(ctx, accountId).where('coupon.couponId', '=', couponId).executeTakeFirst()
  return row && couponOf(row, ctx.now)
}

/** When the clock comes next for a coupon in this state. */
export const dueAtOf = (state: CouponState, facts: CouponFacts): Date | null => {
  const due = dueEvent(couponStates, state, facts)
  return due ? new Date(due.at) : null
}

export interface Issue {
  accountId: string
  source: 'received' | 'invited' | 'inviter' | 'given'
  activityId?: string
  /** Why an operator has given it. */
  note?: string
}

/** Gives one of a batch to an account. Undefined: it was stopped, or the last one has gone. */
export async function issueCoupon(
  ctx: Pick<Ctx, 'db' | 'now' | 'announce'>,
  batchId: string,
  { accountId, source, activityId, note = '' }: Issue,
): Promise<OwnCoupon | undefined> {
  const batch = await takeOne(ctx, batchId)
  if (!batch) return undefined
  const validity = validityOf(batch, ctx.now)
  const remindAt = validity.validUntil - endingSoonDays * 86_400_000
  const { couponId } = await ctx.db
    .insertInto('coupon')
    .values({
      batchId,
      accountId,
      source,
      activityId: activityId ?? null,
      note,
      state: 'unused',
      validFrom: new Date(validity.validFrom),
      validUntil: new Date(validity.validUntil),
      receivedAt: new Date(ctx.now),
      dueAt: new Date(validity.validUntil),
      remindAt: remindAt > ctx.now ? new Date(remindAt) : null,
    })
    .returning('couponId')
    .executeTakeFirstOrThrow()
  await ctx.announce({ accountId }, 'coupon', couponId)
  return findCoupon(ctx, accountId, couponId)
}

/** Days from its receipt count whole: one of 7 days received today is good to the end of the seventh day. */
export function validityOf({ validFrom, validUntil, validDays }: Batch, now: number) {
  return {
    validFrom: Math.max(validFrom?.getTime() ?? 0, now),
    validUntil: validUntil?.getTime() ?? startOfDay(addDays(dayOf(now), (validDays ?? 0) + 1)),
  }
}

/** As it is read now, in SQL: not over yet (what an unpaid order holds included). */
export const isNotOver = (now: number) =>
  sql<boolean>`(coupon.state = 'locked' and coupon.locked_until > ${new Date(now)} or coupon.state in ('unused', 'locked') and coupon.valid_until > ${new Date(now)})`

/** … over without having been used. */
export const isExpired = (now: number) =>
  sql<boolean>`(coupon.state = 'expired' or coupon.state = 'unused' and coupon.valid_until <= ${new Date(now)} or coupon.state = 'locked' and coupon.locked_until <= ${new Date(now)} and coupon.valid_until <= ${new Date(now)})`
