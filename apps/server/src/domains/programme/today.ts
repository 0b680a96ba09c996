import { sql } from 'kysely'
import { draftsToReview } from '../../editions/edition.table.ts'
import type { TodayPart } from '../../registry/today.ts'
import { applications } from './application.lifecycle.ts'
import { isUnseen, mayTouch } from './application.table.ts'

/** To be decided, or with something that cannot wait in whatever state it is. */
export const todayOfProgrammes: TodayPart = {
  figures: {
    applications: ctx =>
      ctx.db
        .selectFrom('programmeApplication')
        .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(created_at)`.as('since')])
        .where(mayTouch(ctx))
        .where(eb => eb.or([eb(applications.stateNow(ctx.now), '=', 'applied'), isUnseen(eb)]))
        .executeTakeFirstOrThrow(),
    programme_drafts: ctx => draftsToReview(ctx, 'programme'),
  },
}
