import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { counted, type Counted, type TodayPart } from '../../registry/today.ts'
import { isIn } from './bill-difference.table.ts'

/** How much moved today: the table, when it moved, and what counts besides. */
const moved = (table: 'payment' | 'refund', at: string, only = sql`true`) => {
  const instant = sql.ref(at)
  return async ({ db, now }: Parameters<typeof counted>[0] & { now: number }): Promise<Counted> => {
    const today = dayOf(now)
    const { rows } = await sql<{ count: number; amount: string }>`
      select count(*)::int as count, coalesce(sum(amount_cents), 0)::bigint as amount from ${sql.table(table)}
      where ${instant} >= ${new Date(startOfDay(today))} and ${instant} < ${new Date(startOfDay(addDays(today, 1)))}
        and ${only}`.execute(db)
    return { count: firstOf(rows).count, amountCents: Number(firstOf(rows).amount) }
  }
}
const ordered = moved('payment', 'createdAt')

export const todayOfPayments: TodayPart = {
  figures: {
    failed_refunds: ctx => counted(ctx, sql`refund where state = 'failed'`, sql`created_at`),
    refund_requests: ctx => counted(ctx, sql`refund_request where state = 'waiting'`, sql`asked_at`),
    refused_invoices: ctx => counted(ctx, sql`invoice where state = 'refused' and desk_at is null`, sql`requested_at`),
    bill_differences: ctx =>
      counted(ctx, sql`bill_difference where ${isIn('open')} or ${isIn('waiting')}`, sql`found_at`),
    orders: async ctx => ({ count: (await ordered(ctx)).count }),
    income: moved('payment', 'paidAt'),
    returned: moved('refund', 'doneAt', sql`state = 'done'`),
  },
}
