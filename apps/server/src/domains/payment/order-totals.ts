import { sql } from 'kysely'
import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import type { orderReportServices } from '@nethos/contract/payment/order-report.services.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { feesBetween } from './bill-fee.table.ts'
import { byCoupon, payWayOrNone } from './ways.ts'

interface Total {
  onDay: string
  subject: string
  provider: string
  payments: number
  paidCents: number
  discountCents: number
  refunds: number
  returnedCents: number
  windowCents: number
}

export const orderTotals: HandlerOf<typeof orderReportServices.orderTotals> = async ({ input, ctx }) => ({
  rows: await totalsOf(ctx, input),
})

/** Money counts on the day on which it came or went, like in the providers' bills: what came too much and goes back is in both. */
export async function totalsOf(ctx: Pick<Ctx, 'db'>, input: { fromDay: string; untilDay: string }) {
  const from = new Date(startOfDay(input.fromDay))
  const until = new Date(startOfDay(addDays(input.untilDay, 1)))
  const { rows } = await movedBetween(ctx, from, until)
  const fees = await feesBetween(ctx.db, input)
  const totals = rows.map(({ provider, paidCents, discountCents, returnedCents, windowCents, ...row }) => ({
    ...row,
    payChannel: payWayOrNone(provider),
    paidCents: Number(paidCents),
    discountCents: Number(discountCents),
    returnedCents: Number(returnedCents),
    windowCents: Number(windowCents),
    feeCents: provider === byCoupon ? 0 : fees.of(provider, row.onDay, row.subject),
  }))
  const isShown = ({ provider, onDay, subject }: (typeof fees.all)[number]) =>
    rows.some(row => row.provider === provider && row.onDay === onDay && row.subject === subject)
  // What the provider counts a day earlier or later than we do, and what only its bill has, is not left out.
  const others = fees.all
    .filter(fee => fee.feeCents !== 0 && !isShown(fee))
    .map(({ provider, onDay, subject, feeCents }) => ({
      ...nothing,
      onDay,
      subject: subject || '平台有，本院无',
      payChannel: payWayOrNone(provider),
      feeCents,
    }))
  return [...totals, ...others].sort((a, b) => (a.onDay === b.onDay ? 0 : a.onDay < b.onDay ? 1 : -1))
}

const movedBetween = (ctx: Pick<Ctx, 'db'>, from: Date, until: Date) =>
  sql<Total>`
    with moved as (
      select paid_at as at, subject, provider, 1 as payments, amount_cents as paid, discount_cents as discount,
        0 as refunds, 0 as returned, 0 as by_hand
      from payment where paid_at >= ${from} and paid_at < ${until}
      union all
      select refund.done_at, payment.subject, payment.provider, 0, 0, 0, 1, refund.amount_cents,
        case when refund.settled_by is null then 0 else refund.amount_cents end
      from refund join payment using (pay_no)
      where refund.state = 'done' and refund.done_at >= ${from} and refund.done_at < ${until}
    )
    select to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as on_day, subject, provider,
      sum(payments)::int as payments, sum(paid)::bigint as paid_cents, sum(discount)::bigint as discount_cents,
      sum(refunds)::int as refunds, sum(returned)::bigint as returned_cents, sum(by_hand)::bigint as window_cents
    from moved group by 1, 2, 3 order by 1 desc, 2, 3`.execute(ctx.db)

const nothing = { payments: 0, paidCents: 0, discountCents: 0, refunds: 0, returnedCents: 0, windowCents: 0 }
