import { sql } from 'kysely'
import * as z from 'zod/mini'
import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { doctorDeskLimits, type OfferType } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import { practiceSlot, type PracticeSlot } from '@nethos/contract/doctors/practice.hours.ts'
import type { Ctx } from '../../calls/handler.ts'
import { jsonColumn } from '../../database/json-column.ts'

const storedHours = jsonColumn('doctor_practice.hours', z.array(practiceSlot))

export interface Practice {
  hours: PracticeSlot[]
  dailyQuota: number | null
  autoReply: string
}

/** What the doctor has decided; nothing yet: no hours, no end, no answer by itself. */
export async function practiceOf({ db }: Pick<Ctx, 'db'>, docId: string): Promise<Practice> {
  const row = await db
    .selectFrom('doctorPractice')
    .select(['hours', 'dailyQuota', 'autoReply'])
    .where('docId', '=', docId)
    .executeTakeFirst()
  return row ? { ...row, hours: storedHours(row.hours) } : { hours: [], dailyQuota: null, autoReply: '' }
}

/**
 * How many have asked him today by text and pictures, who waits for the cashier among them. Asks the table of the consults
 * itself: that domain leans on this one.
 */
export async function askedToday({ db, now }: Pick<Ctx, 'db' | 'now'>, docId: string): Promise<number> {
  const { count } = await db
    .selectFrom('consult')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('docId', '=', docId)
    .where('createdAt', '>=', new Date(startOfDay(dayOf(now))))
    .where('freeClinicId', 'is', null)
    .where(sql<boolean>`consult_type in ('DOCPIC', 'DRUGPIC')`)
    .where(({ or, and, eb }) =>
      or([eb('startedAt', 'is not', null), and([eb('status', '=', 'unpaid'), eb('dueAt', '>', new Date(now))])]),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** How many more may ask today; null: as many as like. */
export async function leftTodayOf(
  ctx: Pick<Ctx, 'db' | 'now'>,
  docId: string,
  { dailyQuota }: Pick<Practice, 'dailyQuota'>,
): Promise<number | null> {
  return dailyQuota === null ? null : Math.max(0, dailyQuota - (await askedToday(ctx, docId)))
}

/** One of today's places, held until the transaction ends: of two who ask for the last one at once, one gets it. */
export async function takePlaceToday(ctx: Ctx, docId: string): Promise<boolean> {
  const held = await ctx.db
    .selectFrom('doctorPractice')
    .select('dailyQuota')
    .where('docId', '=', docId)
    .where('dailyQuota', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  return !held || (await leftTodayOf(ctx, docId, held)) !== 0
}

export interface Bound {
  minCents: number
  maxCents: number
}
const unbound: Bound = { minCents: 0, maxCents: doctorDeskLimits.priceCents }

/** The hospital's bounds; where it has set none, those of every price. */
export async function boundsOf({ db }: Pick<Ctx, 'db'>): Promise<(consultType: OfferType) => Bound> {
  const rows = await db.selectFrom('offerBound').select(['consultType', 'minCents', 'maxCents']).execute()
  return consultType => {
    const found = rows.find(row => row.consultType === consultType)
    return found ? { minCents: found.minCents, maxCents: found.maxCents } : unbound
  }
}
