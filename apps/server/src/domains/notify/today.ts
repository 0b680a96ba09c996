import { sql } from 'kysely'
import { counted, type TodayPart } from '../../registry/today.ts'
import { isInReach } from './reach.ts'

const nothing = sql`null::timestamptz`

/** Whom nobody could wake: he has left no number, and no browser of his takes messages. */
export const todayOfNotify: TodayPart = {
  figures: {
    doctors_out_of_reach: ctx =>
      counted(
        ctx,
        sql`staff where is_active and role in ('doctor', 'nurse') and not ${isInReach}
          and exists (select from doctor_offer as offer where offer.doc_id = staff.doc_id and offer.is_open)`,
        nothing,
      ),
    out_of_reach: ctx => counted(ctx, sql`staff where staff_id = ${ctx.caller.staffId} and not ${isInReach}`, nothing),
  },
}
