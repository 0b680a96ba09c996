import type { checkupDeskServices } from '@nethos/contract/checkup/checkup-desk.services.ts'
import { checkupTabs } from '@nethos/contract/checkup/checkup.tabs.ts'
import { lookedThrough, refuse, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { pageOf } from '../../calls/page-of.ts'
import { announce, askToConfirm, moveOrder } from './order.life.ts'
import { checkupOrders as lives } from './order.lifecycle.ts'
import { columns, findOrder, orderOf } from './order.table.ts'
import { shownRow } from './orders.ts'

type Services = typeof checkupDeskServices

export const deskCheckups: HandlerOf<Services['deskCheckups']> = async ({ input, ctx }) => {
  const { tab, pageNum, pageSize } = input
  const rows = await ctx.db
    .selectFrom('checkupOrder')
    .innerJoin('checkupCentre', 'checkupCentre.centreId', 'checkupOrder.centreId')
    .select([...columns, 'checkupCentre.centreName', 'checkupCentre.needsDesk'])
    .where(lives.stateNow(ctx.now), 'in', checkupTabs[tab].statuses)
    .orderBy('checkupOrder.startsAt', tab === 'toConfirm' || tab === 'toCheck' ? 'asc' : 'desc')
    .orderBy('checkupOrder.orderId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const shown = rows.map(({ centreName, needsDesk, ...row }) => ({
    ...shownRow(orderOf(row), centreName, ctx.now),
    reason: row.reason,
    needsDesk: needsDesk && row.deskConfirmedAt === null,
  }))
  return lookedThrough(
    rows.slice(0, pageSize).map(({ accountId, personId }) => ({ accountId, personId })),
    pageOf(shown, { pageNum, pageSize }),
  )
}

const note = (ctx: Ctx, orderId: string, personId: string, accountId: string) =>
  ctx.audit({ action: 'checkup.confirm', recordType: 'checkup_order', recordId: orderId, personId, accountId })

export const confirmCheckup: HandlerOf<Services['confirmCheckup']> = async ({ input, ctx }) => {
  const one = await findOrder(ctx, input.orderId, true)
  if (!one) return refuse('not_found')
  const isWaiting = lives.asOf(one, ctx.now).status === 'to_confirm' && one.deskConfirmedAt === null
  if (!isWaiting) return refuse('order_moved')
  const confirmed = await lives.change(ctx, one, { deskConfirmedAt: ctx.now })
  await askToConfirm(ctx, confirmed)
  await announce(ctx, confirmed)
  await note(ctx, one.orderId, one.personId, one.accountId)
  return true
}

export const declineCheckup: HandlerOf<Services['declineCheckup']> = async ({ input, ctx }) => {
  const one = await findOrder(ctx, input.orderId, true)
  if (!one) return refuse('not_found')
  if (!(await moveOrder(ctx, one, 'decline', 'operator', { reason: input.reason }))) return refuse('order_moved')
  await note(ctx, one.orderId, one.personId, one.accountId)
  return true
}

export const refundCheckup: HandlerOf<Services['refundCheckup']> = async ({ input, ctx }) => {
  const held = await findOrder(ctx, input.orderId, true)
  if (!held) return refuse('not_found')
  if (!(await moveOrder(ctx, held, 'give_back', 'operator', { reason: '未到检，体检中心已退款' })))
    return refuse('order_moved')
  await note(ctx, held.orderId, held.personId, held.accountId)
  return true
}
