import { sql } from 'kysely'
import type { TodayPart } from '../../registry/today.ts'
import { admissions } from './admission.lifecycle.ts'

export const todayOfAdmissions: TodayPart = {
  figures: {
    /** Who was called to a bed and has not answered yet. */
    called_beds: ({ db, now }) =>
      db
        .selectFrom('admission')
        .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(admission.called_at)`.as('since')])
        .where(admissions.stateNow(now), '=', 'called')
        .executeTakeFirstOrThrow(),
  },
}
