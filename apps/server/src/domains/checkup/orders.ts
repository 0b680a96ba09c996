import { sql } from 'kysely'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { CheckupOrderDetail, CheckupOrderRow } from '@nethos/contract/checkup/checkup.schemas.ts'
import type { checkupServices } from '@nethos/contract/checkup/checkup.services.ts'
import {
  changeableStatuses,
  checkupOrderStates,
  checkupOrderTexts,
  type CheckupOrderStatus,
} from '@nethos/contract/checkup/checkup.status.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, looked, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { isOpenFor, mayActFor } from '../people/public.ts'
import { reportWithCode } from '../reports/public.ts'
import { ownOrder, periodOf } from './book.ts'
import { centreWith } from './offer.table.ts'
import { checkupOrders as lives } from './order.lifecycle.ts'
import { columns, orderOf, type CheckupOrder } from './order.table.ts'
import { preparationOf } from './preparation.ts'
import { timesOf, timeWith } from './time.table.ts'

type Services = typeof checkupServices

export const shownRow = (one: CheckupOrder, centreName: string, now: number): CheckupOrderRow => {
  const { status } = lives.asOf(one, now)
  const { orderId, packageName, personName, startsAt, totalCents, companyName } = one
  return {
    orderId,
    packageName,
    personName,
    centreName,
    startsAt,
    totalCents,
    companyName,
    status,
    statusLabel: checkupOrderStates[status].label,
  }
}

export const checkupOrders: HandlerOf<Services['checkupOrders']> = async ({ input, ctx }) => {
  const { personId, status, pageNum, pageSize } = input
  if (personId) {
    const may = await mayActFor(ctx, personId, 'book')
    if (may !== true) return may
  }
  let query = ctx.db
    .selectFrom('checkupOrder')
    .innerJoin('checkupCentre', 'checkupCentre.centreId', 'checkupOrder.centreId')
    .select([...columns, 'checkupCentre.centreName'])
    .where('checkupOrder.accountId', '=', ctx.caller.accountId)
    .where(isOpenFor('checkupOrder.personId', 'book', ctx.now))
  if (personId) query = query.where('checkupOrder.personId', '=', personId)
  if (status) query = query.where(lives.stateNow(ctx.now), '=', status)
  const isComing = sql<boolean>`(${lives.stateNow(ctx.now)} in (${sql.join([...changeableStatuses])}) and checkup_order.starts_at >= ${new Date(ctx.now)})`
  const found = await query
    // What is to come stands first, the next at the top; then what was made last.
    .orderBy(isComing, 'desc')
    .orderBy(sql`case when ${isComing} then checkup_order.starts_at end`)
    .orderBy('checkupOrder.createdAt', 'desc')
    .orderBy('checkupOrder.orderId', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return shownPageOf(found, { pageNum, pageSize }, ({ centreName, ...row }) =>
    shownRow(orderOf(row), centreName, ctx.now),
  )
}

/** By whose contract he has the price for families. */
async function familyCompanyOf({ db }: Ctx, { familyOf }: CheckupOrder): Promise<string> {
  if (familyOf === null) return ''
  const { companyName } = await db
    .selectFrom('checkupVoucher')
    .innerJoin('checkupCompany', 'checkupCompany.companyId', 'checkupVoucher.companyId')
    .select('checkupCompany.companyName')
    .where('voucherId', '=', familyOf)
    .executeTakeFirstOrThrow()
  return companyName
}

const unbound = '报告已出。绑定医院帐号后可以在这里查看，也可以到体检中心领取。'

/** Where the report is, if it can be seen here; else what to do. */
async function reportOf(ctx: Ctx<AccountCaller>, one: CheckupOrder) {
  if (one.reportCode === '') return { reportId: '', reportHint: '' }
  const reportId = await reportWithCode(ctx, one.hosId, one.reportCode)
  return reportId === undefined ? { reportId: '', reportHint: unbound } : { reportId, reportHint: '' }
}

async function followUpsOf({ db }: Ctx, orderId: string) {
  const rows = await db
    .selectFrom('checkupReminder')
    .select(['key', 'why', 'forAt', 'outcome'])
    .where('orderId', '=', orderId)
    .where('kind', '=', 'follow_up')
    .orderBy('forAt')
    .orderBy('key')
    .execute()
  return rows.map(({ key, why, forAt, outcome }) => ({
    what: key,
    why,
    onDay: dayOf(forAt.getTime()),
    state: outcome === 'sent' ? ('told' as const) : ('ahead' as const),
  }))
}

async function historyOf({ db }: Ctx, orderId: string) {
  const rows = await db
    .selectFrom('checkupOrderMove')
    .select(['toStatus', 'at'])
    .where('orderId', '=', orderId)
    .orderBy('moveId')
    .execute()
  return rows.map(({ toStatus, at }) => {
    const status = toStatus as CheckupOrderStatus
    return { status, label: checkupOrderStates[status].label, at: at.getTime() }
  })
}

export async function shownDetail(ctx: Ctx<AccountCaller>, one: CheckupOrder): Promise<CheckupOrderDetail> {
  const centre = await centreWith(ctx, one.centreId)
  if (!centre) throw new Error(`order ${one.orderId} has no centre`)
  const row = shownRow(one, centre.centreName, ctx.now)
  const { orderId, packageId, personId, endsAt, reason, payBy, createdAt, content, addOns, guideNo } = one
  const wanted = one.wantedTimeId === null ? undefined : await timeWith(ctx, one.wantedTimeId)
  const isAhead = row.status === 'to_pay' || row.status === 'to_confirm' || row.status === 'to_check'
  return {
    ...row,
    orderId,
    packageId,
    personId,
    familyCompany: await familyCompanyOf(ctx, one),
    endsAt,
    centre,
    statusText: checkupOrderTexts[row.status],
    reason,
    payBy,
    createdAt,
    groups: content.groups.map(group => ({ name: group.name, items: [...group.items] })),
    addOns: addOns.map(({ name, priceCents }) => ({ name, priceCents })),
    guideNo: row.status === 'to_check' || row.status === 'checked' ? guideNo : '',
    wantedStartsAt: wanted?.startsAt.getTime() ?? null,
    preparation: isAhead ? preparationOf(one) : [],
    stations: [...one.stations],
    ...(await reportOf(ctx, one)),
    followUps: await followUpsOf(ctx, orderId),
    canCancel: 'cancel' in checkupOrderStates[row.status].on && one.stations.length === 0,
    canChange: changeableStatuses.includes(row.status) && one.startsAt > ctx.now && one.wantedTimeId === null,
    history: await historyOf(ctx, orderId),
  }
}

export const checkupOrder: HandlerOf<Services['checkupOrder']> = async ({ input, ctx }) => {
  const one = await ownOrder(ctx, input.orderId)
  if (isRefused(one)) return one
  return looked({ personId: one.personId, recordId: one.orderId }, await shownDetail(ctx, one))
}

export const timesOfOrder: HandlerOf<Services['timesOfOrder']> = async ({ input, ctx }) => {
  const one = await ownOrder(ctx, input.orderId)
  if (isRefused(one)) return one
  const centre = await centreWith(ctx, one.centreId)
  const times = await timesOf(ctx, one.centreId, await periodOf(ctx, one))
  return { packageName: one.packageName, centreName: centre?.centreName ?? '', times }
}
