import { sql } from 'kysely'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { RenewalStatus } from '@nethos/contract/renewal/renewal.status.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Counted, TodayPart } from '../../registry/today.ts'
import { renewals } from './renewal.lifecycle.ts'
import { mayTouch } from './renewal.table.ts'

type Desk = Ctx<StaffCaller>
type Instant = 'createdAt' | 'prescribedAt' | 'returnedAt' | 'paidAt' | 'handedAt'

/** Those in this state that the caller may see: `isOwn` false, a colleague's. */
const inState = (ctx: Desk, status: RenewalStatus, waitsSince: Instant, isOwn?: boolean): Promise<Counted> =>
  ctx.db
    .selectFrom('renewal')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<Date | null>`min(${sql.ref(`renewal.${waitsSince}`)})`.as('since'),
    ])
    .where(mayTouch(ctx))
    .where(renewals.stateNow(ctx.now), '=', status)
    .$if(isOwn !== undefined, query => query.where('renewal.docId', isOwn ? '=' : '<>', ctx.caller.docId ?? ''))
    .executeTakeFirstOrThrow()

/** What the caller has let through or sent back today. */
const reviewedToday = ({ db, caller, now }: Desk): Promise<Counted> => {
  const today = dayOf(now)
  return db
    .selectFrom('renewalMove')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('actorId', '=', caller.staffId)
    .where('event', 'in', ['approve', 'send_back'])
    .where('at', '>=', new Date(startOfDay(today)))
    .where('at', '<', new Date(startOfDay(addDays(today, 1))))
    .executeTakeFirstOrThrow()
}

export const todayOfRenewals: TodayPart = {
  figures: {
    returned_prescriptions: ctx => inState(ctx, 'returned', 'returnedAt', true),
    renewals: ctx => inState(ctx, 'applied', 'createdAt', true),
    second_opinions: ctx => inState(ctx, 'seconding', 'prescribedAt', false),
    prescriptions_to_review: ctx => inState(ctx, 'reviewing', 'prescribedAt'),
    prescriptions_reviewed: reviewedToday,
    medicines_to_make_up: ctx => inState(ctx, 'paid', 'paidAt'),
    medicines_to_hand_out: ctx => inState(ctx, 'ready', 'handedAt'),
  },
}
