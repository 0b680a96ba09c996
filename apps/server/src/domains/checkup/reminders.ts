import { addDays, dayOf, instantInWords, startOfDay } from '@nethos/contract/common/days.ts'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import type { Ctx } from '../../calls/handler.ts'
import { inSeparateTransactions } from '../../jobs/in-separate-transactions.ts'
import type { Timer } from '../../jobs/job.ts'
import type { CheckupFollowUp } from '../../ports/hospital-checkups.ts'
import { putMessage, quietEndOf } from '../messages/public.ts'
import { checkupOrders } from './order.lifecycle.ts'
import { findOrder, type CheckupOrder } from './order.table.ts'
import { preparationOf } from './preparation.ts'

const hour = 3_600_000
/** The evening before, as people eat. */
const eveHour = 19
const morningHour = 9

type Planned = Pick<CheckupOrder, 'orderId' | 'startsAt' | 'status'>

const eveOf = ({ startsAt }: Planned) => startOfDay(addDays(dayOf(startsAt), -1)) + eveHour * hour

/** Writes down the evening before the date that is kept, and drops what belongs to another one. */
export async function planEve(ctx: Ctx, one: Planned): Promise<void> {
  const isStillBooked = one.status === 'to_check'
  let others = ctx.db
    .updateTable('checkupReminder')
    .set({ outcome: 'dropped', dueAt: null, settledAt: new Date(ctx.now) })
    .where('orderId', '=', one.orderId)
    .where('kind', '=', 'eve')
    .where('outcome', 'is', null)
  if (isStillBooked) others = others.where('forAt', '<>', new Date(one.startsAt))
  await others.execute()
  if (!isStillBooked || one.startsAt <= ctx.now) return
  const dueAt = new Date(Math.max(eveOf(one), ctx.now))
  await ctx.db
    .insertInto('checkupReminder')
    .values({ orderId: one.orderId, kind: 'eve', key: 'prepare', forAt: new Date(one.startsAt), dueAt })
    .onConflict(on =>
      on
        .columns(['orderId', 'kind', 'key', 'forAt'])
        .doUpdateSet({ dueAt, outcome: null, settledAt: null })
        .where('checkupReminder.outcome', '=', 'dropped'),
    )
    .execute()
}

/** 'YYYY-MM-DD' so many months later; a day that the month does not have becomes its last. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}

/** What the report asks to be repeated, each once on the morning of its day. */
export async function planFollowUps(ctx: Ctx, one: CheckupOrder, followUps: readonly CheckupFollowUp[]): Promise<void> {
  for (const { what, why, afterMonths } of followUps) {
    const at = new Date(startOfDay(monthsAfter(dayOf(one.startsAt), afterMonths)) + morningHour * hour)
    await ctx.db
      .insertInto('checkupReminder')
      .values({ orderId: one.orderId, kind: 'follow_up', key: what, forAt: at, why, dueAt: at })
      .onConflict(on => on.doNothing())
      .execute()
  }
}

interface Key {
  orderId: string
  kind: string
  key: string
  forAt: Date
}

/** Tells what is due, each once. */
export const reminderTimer: Timer = {
  name: 'checkup-reminder',
  run: async on => {
    const due = await on.db
      .selectFrom('checkupReminder')
      .select(['orderId', 'kind', 'key', 'forAt'])
      .where('dueAt', '<=', new Date(on.now()))
      .orderBy('dueAt')
      .limit(100)
      .execute()
    return inSeparateTransactions(on, due, notify)
  },
}

async function notify(ctx: Ctx, key: Key): Promise<number> {
  const one = await findOrder(ctx, key.orderId, true)
  const held = await ctx.db
    .selectFrom('checkupReminder')
    .select('dueAt')
    .where('orderId', '=', key.orderId)
    .where('kind', '=', key.kind)
    .where('key', '=', key.key)
    .where('forAt', '=', key.forAt)
    .where('dueAt', '<=', new Date(ctx.now))
    .forUpdate()
    .executeTakeFirst()
  if (!one || !held) return 0
  const isEve = key.kind === 'eve'
  const { status } = checkupOrders.asOf(one, ctx.now)
  const isWanted = !isEve || (status === 'to_check' && one.startsAt === key.forAt.getTime() && one.startsAt > ctx.now)
  if (!isWanted) return settle(ctx, key, { outcome: 'dropped', dueAt: null, settledAt: new Date(ctx.now) })
  // Later in the quiet hours; the evening before only as long as it is of use then.
  const later = await quietEndOf(ctx, one.accountId)
  if (later !== undefined && (!isEve || later < one.startsAt - 10 * hour))
    return settle(ctx, key, { dueAt: new Date(later) })
  await (isEve ? notifyEve(ctx, one) : notifyFollowUp(ctx, one, key.key))
  return settle(ctx, key, { outcome: 'sent', dueAt: null, settledAt: new Date(ctx.now) })
}

const notifyEve = (ctx: Ctx, one: CheckupOrder) =>
  putMessage(ctx, {
    accountId: one.accountId,
    type: 'checkup_prepare',
    values: {
      person: one.personName,
      time: instantInWords(one.startsAt),
      step: preparationOf(one)[0]?.text ?? '请带好身份证。',
    },
    link: checkupPages.order.to({ id: one.orderId }),
    about: { recordType: 'checkup_eve', recordId: one.orderId },
  })

/** The finding stands on the page alone: a message lies open on a locked screen. */
const notifyFollowUp = (ctx: Ctx, one: CheckupOrder, what: string) =>
  putMessage(ctx, {
    accountId: one.accountId,
    type: 'checkup_follow_up',
    values: { person: one.personName, what },
    link: checkupPages.order.to({ id: one.orderId }),
    about: { recordType: 'checkup_follow_up', recordId: `${one.orderId}.${what}` },
  })

async function settle({ db }: Ctx, { orderId, kind, key, forAt }: Key, set: object): Promise<number> {
  await db
    .updateTable('checkupReminder')
    .set(set)
    .where('orderId', '=', orderId)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('forAt', '=', forAt)
    .execute()
  return 1
}
