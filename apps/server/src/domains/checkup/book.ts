import { dayOf, addDays, startOfDay } from '@nethos/contract/common/days.ts'
import { problemsFor } from '@nethos/contract/checkup/checkup.rules.ts'
import type { checkupServices } from '@nethos/contract/checkup/checkup.services.ts'
import { payMinutes } from '@nethos/contract/checkup/checkup.status.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, refuse, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { mayActFor, noteActFor, personForConsult, personOf } from '../people/public.ts'
import { changeJob, giveBackJob } from './job-names.ts'
import { offeredPackage } from './offer.table.ts'
import { announce, askToConfirm, moveOrder } from './order.life.ts'
import { checkupOrders } from './order.lifecycle.ts'
import { findOrder, type CheckupOrder, type OrderedAddOn } from './order.table.ts'
import { facts } from './read.ts'
import { releasePlace, takePlace } from './time.table.ts'

type Services = typeof checkupServices
type Offered = NonNullable<Awaited<ReturnType<typeof offeredPackage>>>
const minute = 60_000

const note = (ctx: Ctx<AccountCaller>, personId: string, orderId: string) =>
  noteActFor(ctx, { action: 'checkup.book', personId, recordType: 'checkup_order', recordId: orderId })

/** The add-ons by their codes, for this person; undefined: one of them is not offered, or not for him. */
function chosenAddOns(offered: Offered, codes: readonly string[], gender: string): OrderedAddOn[] | undefined {
  const chosen = [...new Set(codes)].map(code =>
    offered.content.addOns.find(one => one.code === code && (one.sex === 'any' || one.sex === gender)),
  )
  return chosen.every(one => one !== undefined)
    ? chosen.map(({ code, name, priceCents }) => ({ code, name, priceCents }))
    : undefined
}

interface Wanted {
  packageId: string
  personId: string
  timeId: string
  addOns: readonly string[]
  totalCents: number
  /** The company pays for the package; the add-ons are the employee's. */
  voucher?: { voucherId: string; companyName: string }
  /** The employee's check by which his family has the price of the company's contract. */
  family?: { familyOf: string; priceCents: number }
}

/** Takes a place and opens the order: to be paid, or at once to be confirmed where nothing is. */
export async function openOrder(ctx: Ctx<AccountCaller>, wanted: Wanted) {
  const { personId, timeId, voucher, family } = wanted
  const fitting = await fittingPackage(ctx, wanted)
  if (isRefused(fitting)) return fitting
  const { offered, addOns } = fitting
  const totalCents =
    (voucher ? 0 : (family?.priceCents ?? offered.priceCents)) + addOns.reduce((sum, one) => sum + one.priceCents, 0)
  if (totalCents !== wanted.totalCents) return refuse('price_changed')
  const time = await takePlace(ctx, { timeId, centreId: offered.centreId })
  if (!time) return refuse('time_gone')
  const isFree = totalCents === 0
  const order = await checkupOrders.begin(ctx, rowOf(ctx, { ...wanted, ...fitting, ...time }), {
    event: 'book',
    by: 'patient',
    to: isFree ? 'to_confirm' : 'to_pay',
  })
  if (!order) return refuse('order_open')
  if (isFree) await askToConfirm(ctx, order)
  await announce(ctx, order)
  await note(ctx, personId, order.orderId)
  return { orderId: order.orderId }
}

interface Placed {
  offered: Offered
  person: { personName: string }
  addOns: OrderedAddOn[]
  startsAt: Date
  endsAt: Date
}

const rowOf = (ctx: Ctx<AccountCaller>, wanted: Omit<Wanted, 'addOns'> & Placed) => {
  const { packageId, personId, timeId, voucher, family, totalCents, offered, person, addOns, startsAt, endsAt } = wanted
  return {
    accountId: ctx.caller.accountId,
    personId,
    personName: person.personName,
    hosId: offered.hosId,
    centreId: offered.centreId,
    packageId,
    packageName: offered.packageName,
    content: { groups: offered.content.groups, notice: offered.content.notice },
    addOns,
    totalCents,
    voucherId: voucher?.voucherId ?? null,
    companyName: voucher?.companyName ?? '',
    familyOf: family?.familyOf ?? null,
    timeId,
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    dayEndsAt: startOfDay(addDays(dayOf(startsAt.getTime()), 1)),
    attempt: 1,
    createdAt: ctx.now,
    payBy: ctx.now + payMinutes * minute,
  }
}

/** What is offered, to whom, with what besides; refused where he may not have it. */
async function fittingPackage(ctx: Ctx<AccountCaller>, { packageId, personId, addOns: wanted }: Wanted) {
  const may = await mayActFor(ctx, personId, 'book')
  if (may !== true) return may
  const offered = await offeredPackage(ctx, packageId)
  if (!offered) return refuse('package_gone')
  // Held: he is not removed meanwhile.
  if (!(await personForConsult(ctx, personId))) return refuse('not_found')
  const person = await personOf(ctx, personId)
  if (!person) return refuse('not_found')
  const [problem] = problemsFor(facts(person), offered)
  if (problem) return refuse('unfit', { sentence: problem.sentence })
  const addOns = chosenAddOns(offered, wanted, person.gender)
  return addOns ? { offered, person, addOns } : refuse('add_on_gone')
}

export const bookCheckup: HandlerOf<Services['bookCheckup']> = ({ input, ctx }) => openOrder(ctx, input)

/** The account's own, whose person lets it; or why not. */
export async function ownOrder(ctx: Ctx<AccountCaller>, orderId: string, hold = false) {
  const one = await findOrder(ctx, orderId, hold)
  if (!one) return refuse('not_found')
  const may = await mayActFor(ctx, one.personId, 'book')
  return may === true ? one : may
}

export const cancelCheckup: HandlerOf<Services['cancelCheckup']> = async ({ input, ctx }) => {
  const one = await ownOrder(ctx, input.orderId, true)
  if (isRefused(one)) return one
  if (!(await moveOrder(ctx, one, 'cancel', 'patient'))) return refuse('cannot_now')
  await note(ctx, one.personId, one.orderId)
  return true
}

/** Between which instants a company's check may be; undefined: it is no company's. */
export async function periodOf({ db }: Pick<Ctx, 'db'>, one: Pick<CheckupOrder, 'voucherId' | 'familyOf'>) {
  const voucherId = one.voucherId ?? one.familyOf
  if (voucherId === null) return undefined
  const row = await db
    .selectFrom('checkupVoucher')
    .innerJoin('checkupCompany', 'checkupCompany.companyId', 'checkupVoucher.companyId')
    .select(['checkupCompany.fromDay', 'checkupVoucher.validUntil'])
    .where('voucherId', '=', voucherId)
    .executeTakeFirst()
  return row && { from: startOfDay(String(row.fromDay)), until: row.validUntil.getTime() }
}

export const changeDate: HandlerOf<Services['changeDate']> = async ({ input, ctx }) => {
  const held = await ownOrder(ctx, input.orderId, true)
  if (isRefused(held)) return held
  const one = checkupOrders.asOf(held, ctx.now)
  const isOpen = one.status === 'to_pay' || one.status === 'to_confirm' || one.status === 'to_check'
  if (!isOpen || one.wantedTimeId !== null || one.startsAt <= ctx.now) return refuse('cannot_now')
  if (one.timeId === input.timeId) return true
  const time = await takePlace(ctx, { timeId: input.timeId, centreId: one.centreId })
  if (!time) return refuse('time_gone')
  const period = await periodOf(ctx, one)
  const startsAt = time.startsAt.getTime()
  if (period && (startsAt < period.from || startsAt >= period.until)) return refuse('outside_period')
  if (await hasOther(ctx, one, startsAt)) return refuse('order_open')
  if (one.status === 'to_check') {
    const asked = await checkupOrders.change(ctx, one, { wantedTimeId: time.timeId, reason: '' })
    await ctx.enqueue(changeJob, { orderId: one.orderId, attempt: one.attempt, timeId: time.timeId })
    await announce(ctx, asked)
  } else await moveBefore(ctx, one, { ...time, startsAt })
  await note(ctx, one.personId, one.orderId)
  return true
}

const hasOther = async ({ db }: Ctx, one: CheckupOrder, startsAt: number): Promise<boolean> =>
  (await db
    .selectFrom('checkupOrder')
    .select('orderId')
    .where('personId', '=', one.personId)
    .where('orderId', '<>', one.orderId)
    .where('dayEndsAt', '=', new Date(startOfDay(addDays(dayOf(startsAt), 1))))
    .where('status', 'in', ['to_pay', 'to_confirm', 'to_check'])
    .executeTakeFirst()) !== undefined

/** The hospital has confirmed nothing yet: what it may be keeping goes back, and it is asked under another number. */
async function moveBefore(ctx: Ctx, one: CheckupOrder, time: { timeId: string; startsAt: number; endsAt: Date }) {
  await releasePlace(ctx, one.timeId)
  if (one.status === 'to_confirm') await ctx.enqueue(giveBackJob, { orderId: one.orderId, attempt: one.attempt })
  const moved = await checkupOrders.change(ctx, one, {
    timeId: time.timeId,
    startsAt: time.startsAt,
    endsAt: time.endsAt.getTime(),
    dayEndsAt: startOfDay(addDays(dayOf(time.startsAt), 1)),
    attempt: one.attempt + 1,
    deskConfirmedAt: null,
  })
  if (moved.status === 'to_confirm') await askToConfirm(ctx, moved)
  await announce(ctx, moved)
}
