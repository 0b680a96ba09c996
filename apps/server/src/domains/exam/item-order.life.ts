import { firstOf } from '@nethos/contract/common/present.ts'
import { sql, type Selectable } from 'kysely'
import * as z from 'zod/mini'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { itemOrderServices } from '@nethos/contract/exam/item-order.services.ts'
import { itemOrderStates, type ItemOrderFacts, type ItemOrderStatus } from '@nethos/contract/exam/item-order.status.ts'
import type { Actor, EventOf } from '@nethos/contract/states.ts'
import type { Ctx } from '../../calls/handler.ts'
import { jsonColumn } from '../../database/json-column.ts'
import type { ItemOrder as ItemOrderTable } from '../../database/types.gen.ts'
import { lifecycleOf } from '../../lifecycle/lifecycle.ts'
import { putMessage } from '../messages/public.ts'
import { closePayments, earn, refundInFull } from '../payment/public.ts'
import { closeItemsJob, openItemsJob } from './job-names.ts'

const orderedItem = z.object({ itemCode: z.string(), itemName: z.string(), priceCents: z.int() })
export type OrderedItem = z.infer<typeof orderedItem>
const storedItems = jsonColumn('item_order.items', z.array(orderedItem))
/** An order that a patient has opened for himself. */
export interface ItemOrder extends ItemOrderFacts {
  readonly itemOrderId: string
  readonly serialNumber: string
  readonly accountId: string
  readonly personId: string
  readonly personName: string
  readonly hosId: string
  readonly recordNumber: string
  readonly items: readonly OrderedItem[]
  readonly place: string
  readonly totalCents: number
  readonly code: string
  readonly reason: string
  readonly status: ItemOrderStatus
  readonly createdAt: number
}

export const columns = [
  'itemOrderId',
  'serialNumber',
  'accountId',
  'personId',
  'personName',
  'hosId',
  'recordNumber',
  'items',
  'place',
  'totalCents',
  'code',
  'reason',
  'status',
  'createdAt',
  'payBy',
  'validUntil',
] as const
type Row = Pick<Selectable<ItemOrderTable>, (typeof columns)[number]>

export const itemOrderOf = (row: Row): ItemOrder => ({
  ...row,
  items: storedItems(row.items),
  status: row.status as ItemOrderStatus,
  createdAt: row.createdAt.getTime(),
  payBy: row.payBy.getTime(),
  validUntil: row.validUntil.getTime(),
})

export const itemOrders = lifecycleOf({
  table: 'itemOrder',
  id: 'itemOrderId',
  states: itemOrderStates,
  starts: ['to_pay'],
  history: 'itemOrderMove',
  due: ['dueAt', 'dueEvent', 'dueStatus'],
  columns,
  read: itemOrderOf,
  instants: ['createdAt', 'payBy', 'validUntil'],
  json: ['items'],
  services: { cancel: itemOrderServices.cancelItemOrder },
})

export const businessOf = ({ itemOrderId }: Pick<ItemOrder, 'itemOrderId'>) => ({
  bizType: 'item_order',
  bizId: itemOrderId,
})
type Changes = NonNullable<Parameters<typeof itemOrders.transition>[4]>

/** Moves it, with all that follows: money, the hospital, messages, the pages. Undefined: it may not now. */
export async function moveOrder(
  ctx: Ctx,
  one: ItemOrder,
  event: EventOf<typeof itemOrderStates>,
  by: Actor,
  changes: Changes = {},
  at = ctx.now,
): Promise<ItemOrder | undefined> {
  const moved = await itemOrders.transition(ctx, one, event, by, changes, at)
  if (!moved) return undefined
  const { status, itemOrderId } = moved
  if (status === 'cancelled' || status === 'expired') await closePayments(ctx, businessOf(moved))
  if (status === 'paid') await ctx.enqueue(openItemsJob, { itemOrderId })
  if (status === 'refunded') {
    await refundInFull(ctx, { ...businessOf(moved), cause: 'item_order_called_off', reason: '检测取消' })
    await ctx.enqueue(closeItemsJob, { itemOrderId })
  }
  if (status === 'done') await earn(ctx, businessOf(moved))
  if (by !== 'patient' && (status === 'ready' || status === 'refunded'))
    await putMessage(ctx, {
      accountId: moved.accountId,
      type: status === 'ready' ? 'exam_item_ready' : 'exam_item_refunded',
      values: { person: moved.personName, item: namesOf(moved) },
      link: examPages.epidemicOrder.to({ id: itemOrderId }),
      about: { recordType: 'item_order', recordId: itemOrderId },
    })
  await ctx.announce({ accountId: moved.accountId }, 'item_order', itemOrderId)
  return moved
}

export const namesOf = ({ items }: Pick<ItemOrder, 'items'>): string => items.map(one => one.itemName).join('、')

/** The account's own, as an account or the system sees it. */
export async function findItemOrder(ctx: Ctx, itemOrderId: string, hold = false): Promise<ItemOrder | undefined> {
  let query = ctx.db.selectFrom('itemOrder').select(columns).where('itemOrderId', '=', itemOrderId)
  if (ctx.caller.kind === 'account') query = query.where('accountId', '=', ctx.caller.accountId)
  else if (ctx.caller.kind !== 'system') return undefined
  const row = await (hold ? query.forUpdate() : query).executeTakeFirst()
  return row && itemOrderOf(row)
}

/** The sample was taken. */
export async function finishItems(ctx: Ctx, itemOrderId: string): Promise<void> {
  const one = await findItemOrder(ctx, itemOrderId, true)
  if (one) await moveOrder(ctx, one, 'finish', 'hospital')
}

export const nextSerial = async ({ db }: Pick<Ctx, 'db'>): Promise<string> => {
  const { rows } = await sql<{ serial: string }>`select 'NO' || nextval('item_order_serial') as serial`.execute(db)
  return firstOf(rows).serial
}
