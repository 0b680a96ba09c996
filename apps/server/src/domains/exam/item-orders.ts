import { firstOf } from '@nethos/contract/common/present.ts'
import type { itemOrderServices } from '@nethos/contract/exam/item-order.services.ts'
import {
  itemOrderStates,
  itemOrderTexts,
  payMinutes,
  surveyCode,
  surveyHours,
  validDays,
} from '@nethos/contract/exam/item-order.status.ts'
import type { ItemOrderDetail, ItemOrderRow } from '@nethos/contract/exam/exam.schemas.ts'
import { isRefused, looked, refuse, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { boundAt } from '../hospital-account/public.ts'
import { isOpenFor, mayActFor, noteActFor, personForConsult } from '../people/public.ts'
import {
  columns,
  findItemOrder,
  itemOrderOf,
  itemOrders as lives,
  moveOrder,
  namesOf,
  nextSerial,
  type ItemOrder,
} from './item-order.life.ts'
import { itemsAt } from './item.table.ts'

type Services = typeof itemOrderServices
const hour = 3_600_000

async function whereBound(ctx: Ctx<AccountCaller>, personId: string, hosId?: string | null) {
  const may = await mayActFor(ctx, personId, 'book')
  if (may !== true) return may
  return (await boundAt(ctx, personId, hosId)) ?? refuse('not_bound', { obj: { personId } })
}

export const orderableItems: HandlerOf<Services['orderableItems']> = async ({ input, ctx }) => {
  const bound = await whereBound(ctx, input.personId, input.hosId)
  if (isRefused(bound)) return bound
  const items = await itemsAt(ctx, bound.hosId)
  return items.map(({ itemCode: _, ...item }) => item)
}

/** The epidemiological questionnaire of the last day, sent by this account for this person. */
const surveyOf = ({ db, caller, now }: Ctx<AccountCaller>, personId: string) =>
  db
    .selectFrom('questionnaireSubmission')
    .select('submissionId')
    .where('personId', '=', personId)
    .where('accountId', '=', caller.accountId)
    .where('code', '=', surveyCode)
    .where('submittedAt', '>', new Date(now - surveyHours * hour))
    .orderBy('submittedAt', 'desc')
    .limit(1)
    .executeTakeFirst()

export const openItemOrder: HandlerOf<Services['openItemOrder']> = async ({ input, ctx }) => {
  const { personId } = input
  const bound = await whereBound(ctx, personId, input.hosId)
  if (isRefused(bound)) return bound
  const person = await personForConsult(ctx, personId)
  if (!person) return refuse('not_found')
  const items = await itemsAt(ctx, bound.hosId, input.itemIds)
  if (items.length !== input.itemIds.length) return refuse('item_gone')
  const survey = await surveyOf(ctx, personId)
  if (!survey) return refuse('survey_missing')
  const itemKey = items.map(one => one.itemCode).join(',')
  const begun = await lives.begin(
    ctx,
    {
      serialNumber: await nextSerial(ctx),
      accountId: ctx.caller.accountId,
      personId,
      personName: person.name,
      hosId: bound.hosId,
      recordNumber: bound.recordNumber,
      items: items.map(({ itemCode, itemName, priceCents }) => ({ itemCode, itemName, priceCents })),
      itemKey,
      place: firstOf(items).place,
      totalCents: items.reduce((sum, one) => sum + one.priceCents, 0),
      surveyId: survey.submissionId,
      createdAt: ctx.now,
      payBy: ctx.now + payMinutes * 60_000,
      validUntil: ctx.now + validDays * 24 * hour,
    },
    { event: 'open', by: 'patient', to: 'to_pay' },
  )
  const one = begun ?? (await openOne(ctx, { personId, hosId: bound.hosId, itemKey }))
  if (!one) return refuse('item_gone')
  const { itemOrderId, serialNumber, totalCents } = one
  await noteActFor(ctx, { action: 'exam.order', personId, recordType: 'item_order', recordId: itemOrderId })
  return { itemOrderId, serialNumber, totalCents }
}

const openOne = async (
  { db, caller }: Ctx<AccountCaller>,
  { personId, hosId, itemKey }: { personId: string; hosId: string; itemKey: string },
) => {
  const row = await db
    .selectFrom('itemOrder')
    .select(columns)
    .where('accountId', '=', caller.accountId)
    .where('personId', '=', personId)
    .where('hosId', '=', hosId)
    .where('itemKey', '=', itemKey)
    .where('status', 'in', ['to_pay', 'paid', 'ready'])
    .executeTakeFirst()
  return row && itemOrderOf(row)
}

const shownRow = (one: ItemOrder, now: number): ItemOrderRow => {
  const { status } = lives.asOf(one, now)
  const { itemOrderId, personName, totalCents, createdAt } = one
  return {
    itemOrderId,
    personName,
    totalCents,
    createdAt,
    itemNames: namesOf(one),
    status,
    statusLabel: itemOrderStates[status].label,
  }
}

export const itemOrders: HandlerOf<Services['itemOrders']> = async ({ input, ctx }) => {
  const { personId, pageNum, pageSize } = input
  if (personId) {
    const may = await mayActFor(ctx, personId, 'book')
    if (may !== true) return may
  }
  let query = ctx.db
    .selectFrom('itemOrder')
    .select(columns)
    .where('accountId', '=', ctx.caller.accountId)
    .where(isOpenFor('itemOrder.personId', 'book', ctx.now))
  if (personId) query = query.where('personId', '=', personId)
  const found = await query
    .orderBy('createdAt', 'desc')
    .orderBy('itemOrderId', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return shownPageOf(found, { pageNum, pageSize }, row => shownRow(itemOrderOf(row), ctx.now))
}

async function shownDetail({ db, now }: Ctx, one: ItemOrder): Promise<ItemOrderDetail> {
  const row = shownRow(one, now)
  const hospital = await db.selectFrom('hospital').select('hosName').where('hosId', '=', one.hosId).executeTakeFirst()
  return {
    ...row,
    hosName: hospital?.hosName ?? '',
    place: one.place,
    statusText: itemOrderTexts[row.status],
    reason: one.reason,
    code: row.status === 'ready' || row.status === 'done' ? one.code : '',
    payBy: one.payBy,
    validUntil: one.validUntil,
    items: one.items.map(({ itemName, priceCents }) => ({ itemName, priceCents })),
  }
}

/** The account's own, whose person lets it; or why not. */
async function own(ctx: Ctx<AccountCaller>, itemOrderId: string, hold = false) {
  const one = await findItemOrder(ctx, itemOrderId, hold)
  if (!one) return refuse('not_found')
  const may = await mayActFor(ctx, one.personId, 'book')
  return may === true ? one : may
}

export const itemOrder: HandlerOf<Services['itemOrder']> = async ({ input, ctx }) => {
  const one = await own(ctx, input.itemOrderId)
  if (isRefused(one)) return one
  return looked({ personId: one.personId, recordId: one.itemOrderId }, await shownDetail(ctx, one))
}

export const cancelItemOrder: HandlerOf<Services['cancelItemOrder']> = async ({ input, ctx }) => {
  const one = await own(ctx, input.itemOrderId, true)
  if (isRefused(one)) return one
  if (!(await moveOrder(ctx, one, 'cancel', 'patient'))) return refuse('cannot_now')
  const { personId, itemOrderId } = one
  await noteActFor(ctx, { action: 'exam.order', personId, recordType: 'item_order', recordId: itemOrderId })
  return true
}
