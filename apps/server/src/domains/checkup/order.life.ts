import { instantInWords } from '@nethos/contract/common/days.ts'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { holdingPlace } from '@nethos/contract/checkup/checkup.status.ts'
import type { Actor } from '@nethos/contract/states.ts'
import type { Ctx } from '../../calls/handler.ts'
import { textCalledOff } from '../account/public.ts'
import { putMessage } from '../messages/public.ts'
import { closePayments, earn, refundInFull } from '../payment/public.ts'
import { confirmJob, giveBackJob } from './job-names.ts'
import { packageCodeOf } from './offer.table.ts'
import { checkupOrders, type CheckupChanges, type CheckupEvent } from './order.lifecycle.ts'
import type { CheckupOrder } from './order.table.ts'
import { planEve } from './reminders.ts'
import { releasePlace } from './time.table.ts'
import { freeVoucher } from './voucher.life.ts'

export const businessOf = ({ orderId }: Pick<CheckupOrder, 'orderId'>) => ({ bizType: 'checkup_order', bizId: orderId })
export const linkOf = ({ orderId }: Pick<CheckupOrder, 'orderId'>) => checkupPages.order.to({ id: orderId })

/** Before the hospital has confirmed, the place is counted here. */
const isCountedHere = ({ status }: CheckupOrder) => status === 'to_pay' || status === 'to_confirm'

/** Asks the hospital, or waits for the workbench where the centre wants to look first. */
export async function askToConfirm(ctx: Ctx, one: CheckupOrder): Promise<void> {
  const { needsDesk } = await packageCodeOf(ctx, one.packageId)
  if (needsDesk && one.deskConfirmedAt === null) return
  await ctx.enqueue(confirmJob, { orderId: one.orderId, attempt: one.attempt })
}

/** Moves it, with all that follows: the place, the money, the voucher, the hospital, messages, the pages. Undefined: it may not now. */
export async function moveOrder(
  ctx: Ctx,
  one: CheckupOrder,
  event: CheckupEvent,
  by: Actor,
  changes: CheckupChanges = {},
  at = ctx.now,
): Promise<CheckupOrder | undefined> {
  // Whatever it becomes: another date that was asked for is asked for no more.
  const moved = await checkupOrders.transition(ctx, one, event, by, { ...changes, wantedTimeId: null }, at)
  if (!moved) return undefined
  if (isCountedHere(one) && !isCountedHere(moved)) await releasePlace(ctx, one.timeId)
  if (one.wantedTimeId !== null) await releasePlace(ctx, one.wantedTimeId)
  await settleMoney(ctx, moved)
  if (moved.status === 'to_confirm') await askToConfirm(ctx, moved)
  const isGivenUp = moved.status === 'cancelled' || moved.status === 'unpaid_cancelled'
  if (isGivenUp) await ctx.enqueue(giveBackJob, { orderId: moved.orderId, attempt: moved.attempt })
  if (isGivenUp && moved.voucherId !== null) await freeVoucher(ctx, moved.voucherId)
  if (moved.status === 'to_check' || !holdingPlace.includes(moved.status)) await planEve(ctx, moved)
  if (by !== 'patient') await notify(ctx, moved, event)
  await announce(ctx, moved)
  return moved
}

async function settleMoney(ctx: Ctx, moved: CheckupOrder): Promise<void> {
  if (moved.totalCents === 0) return
  if (moved.status === 'unpaid_cancelled') await closePayments(ctx, businessOf(moved))
  if (moved.status === 'cancelled')
    await refundInFull(ctx, { ...businessOf(moved), cause: 'checkup_called_off', reason: '体检取消' })
  if (moved.status === 'checked' || moved.status === 'reported') await earn(ctx, businessOf(moved))
}

const typeOf = {
  to_pay: undefined,
  to_confirm: undefined,
  to_check: 'checkup_confirmed',
  checked: undefined,
  reported: 'checkup_reported',
  overdue: 'checkup_overdue',
  cancelled: 'checkup_cancelled',
  unpaid_cancelled: 'checkup_unpaid',
} as const

/** The centre does not take him on his day: whoever does not look into the app would come in vain. */
const byCentre: ReadonlySet<CheckupEvent> = new Set(['call_off', 'refuse', 'decline'])

async function notify(ctx: Ctx, one: CheckupOrder, event: CheckupEvent): Promise<void> {
  const type = typeOf[one.status]
  if (!type) return
  const values = { person: one.personName, package: one.packageName, time: instantInWords(one.startsAt) }
  const about = { recordType: 'checkup_order', recordId: one.orderId }
  const isNotified = await putMessage(ctx, { accountId: one.accountId, type, values, link: linkOf(one), about })
  if (isNotified && byCentre.has(event))
    await textCalledOff(ctx, one.accountId, { template: 'checkup-cancelled', at: one.startsAt })
}

/** The pages of whoever sees it hear that it has changed. */
export async function announce(ctx: Ctx, one: CheckupOrder): Promise<void> {
  await ctx.announce({ accountId: one.accountId }, 'checkup_order', one.orderId)
  await ctx.announce('operators', 'checkup_order', one.orderId)
}
