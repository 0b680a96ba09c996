import { sql } from 'kysely'
import { counted, type TodayPart } from '../../registry/today.ts'

/** Since so long (ms) a hospital has been asked without an answer: before, it is on its way. */
const patience = 10 * 60_000

/** Bills that a hospital was to be told of, and has not answered about. */
const unanswered = (state: 'writing' | 'undoing') => (ctx: Parameters<typeof counted>[0] & { now: number }) =>
  counted(ctx, sql`fee_bill where state = ${state} and paid_at < ${new Date(ctx.now - patience)}`, sql`paid_at`)

export const todayOfFees: TodayPart = {
  figures: {
    fee_bills_writing: unanswered('writing'),
    fee_bills_undoing: unanswered('undoing'),
    /** By the day that they are of: what a colleague has proposed, and a second person confirms. */
    fee_gaps: ctx =>
      counted(
        ctx,
        sql`fee_gap where settled_at is null and proposed_by <> ${ctx.caller.staffId}`,
        sql`on_day::timestamp at time zone 'Asia/Shanghai'`,
      ),
  },
}
