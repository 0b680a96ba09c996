import { reportLink } from '@nethos/contract/reports/reports.links.ts'
import type { reportPayServices } from '@nethos/contract/reports/reports-pay.services.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { Finished, isRefused, stepped, type Ctx } from '../../calls/handler.ts'
import type { Payable } from '../../registry/payable.ts'
import {
  refundInFull,
  saleOf,
  type Attempt,
  type AttemptOutcome,
  type Payment,
  type ReportedPayment,
} from '../payment/public.ts'
import { accessOf, findReport, type FoundReport } from './report.table.ts'
import { myReport } from './whose.ts'

const hourMs = 3_600_000

interface Order {
  orderId: string
  reportId: string
  accountId: string
  personId: string
  amountCents: number
  paidAt: Date | null
}

/** The caller's own; all for the system. */
async function orderAt({ db, caller }: Ctx, orderId: string, hold = false): Promise<Order | undefined> {
  if (caller.kind !== 'account' && caller.kind !== 'system') return undefined
  return db
    .selectFrom('reportOrder')
    .select(['orderId', 'reportId', 'accountId', 'personId', 'amountCents', 'paidAt'])
    .where('orderId', '=', orderId)
    .$if(caller.kind === 'account', query => query.where('accountId', '=', (caller as AccountCaller).accountId))
    .$if(hold, query => query.forUpdate())
    .executeTakeFirst()
}

const isPaidByAnybody = async ({ db }: Ctx, reportId: string): Promise<boolean> =>
  (await db
    .selectFrom('reportOrder')
    .select('orderId')
    .where('reportId', '=', reportId)
    .where('paidAt', 'is not', null)
    .executeTakeFirst()) !== undefined

/** What payment asks of a report. */
export const reportPayable: Payable = {
  async find(ctx, orderId) {
    const order = await orderAt(ctx, orderId)
    if (!order) return undefined
    const { accountId, personId, amountCents } = order
    const person = await ctx.db
      .selectFrom('person')
      .select('name')
      .where('personId', '=', personId)
      .executeTakeFirstOrThrow()
    const report = await ctx.db
      .selectFrom('hospitalReport')
      .select(['state'])
      .where('reportId', '=', order.reportId)
      .executeTakeFirstOrThrow()
    const isGone = report.state === 'cancelled' || (!order.paidAt && (await isPaidByAnybody(ctx, order.reportId)))
    return {
      accountId,
      personId,
      amountCents,
      subject: '报告查看',
      personName: person.name,
      expiresAt: ctx.now + hourMs,
      state: order.paidAt ? 'paid' : isGone ? 'gone' : 'payable',
    }
  },
  async wasPaid(ctx, orderId, paidAt) {
    const order = await orderAt(ctx, orderId)
    if (!order) return 'late'
    // Two of the family may pay for one report: the second hears that it is paid, and has his money back.
    const { state } = await ctx.db
      .selectFrom('hospitalReport')
      .select('state')
      .where('reportId', '=', order.reportId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (state === 'cancelled' || (await isPaidByAnybody(ctx, order.reportId))) return 'late'
    await ctx.db
      .updateTable('reportOrder')
      .set({ paidAt: new Date(Math.min(paidAt, ctx.now)) })
      .where('orderId', '=', orderId)
      .execute()
    await ctx.announce({ accountId: order.accountId }, 'report', order.reportId)
    return 'taken'
  },
}

/** The hospital has withdrawn the report: whoever paid for it has his money back. The caller holds its row. */
export async function giveBackCancelled(ctx: Ctx, reportId: string): Promise<void> {
  const paid = await ctx.db
    .selectFrom('reportOrder')
    .select('orderId')
    .where('reportId', '=', reportId)
    .where('paidAt', 'is not', null)
    .execute()
  for (const { orderId: bizId } of paid)
    await refundInFull(ctx, { bizType: 'report', bizId, cause: `report ${bizId}`, reason: '医院撤回了这份报告' })
}

type Services = typeof reportPayServices
type Mine = Ctx<AccountCaller>
const sale = saleOf('report', reportPayable)

async function orderOf({ db, caller, now }: Mine, report: FoundReport): Promise<string> {
  const { reportId, personId, feeCents: amountCents } = report
  const { orderId } = await db
    .insertInto('reportOrder')
    .values({ reportId, accountId: caller.accountId, personId, amountCents, createdAt: new Date(now) })
    .onConflict(on => on.columns(['reportId', 'accountId']).doUpdateSet({ personId }))
    .returning('orderId')
    .executeTakeFirstOrThrow()
  return orderId
}

const openOrder = ({ db, caller }: Mine, reportId: string) =>
  db
    .selectFrom('reportOrder')
    .select('orderId')
    .where('reportId', '=', reportId)
    .where('accountId', '=', caller.accountId)
    .executeTakeFirst()

export const payReport = stepped<Services['payReport'], Attempt, AttemptOutcome>({
  async prepare({ input, ctx, refuse: no }) {
    const found = await myReport(ctx, input.reportId)
    if (isRefused(found)) return found
    const access = accessOf(found, ctx.now)
    if (access === 'open') return new Finished('SUCCESS' as const)
    if (access !== 'to_pay') return no('nothing_to_pay')
    const { reportId, personId, kind } = found
    const orderId = await orderOf(ctx, found)
    const { accountId } = ctx.caller
    await ctx.audit({ action: 'report.pay', accountId, personId, recordType: 'report', recordId: reportId })
    return sale.open(ctx, orderId, input, reportLink(kind, reportId))
  },
  outside: sale.outside,
  settle: sale.settle,
})

export const queryReportPayment = stepped<Services['queryReportPayment'], Payment[], ReportedPayment[]>({
  async prepare({ input, ctx, refuse: no }) {
    const found = await myReport(ctx, input.reportId)
    if (isRefused(found)) return found
    const order = await openOrder(ctx, found.reportId)
    if (!order) return no('not_found')
    const open = await sale.unsettled(ctx, order.orderId)
    if (open.length > 0) return open
    const now = await sale.status(ctx, order.orderId)
    return now ? new Finished(now) : no('not_found')
  },
  outside: sale.ask,
  async settle(news, _open, { input, ctx, refuse: no }) {
    const found = await findReport(ctx, input.reportId)
    const order = found && (await openOrder(ctx, found.reportId))
    return (order && (await sale.status(ctx, order.orderId, news))) ?? no('not_found')
  },
})
