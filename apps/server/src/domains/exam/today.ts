import { sql } from 'kysely'
import { examinationTabs } from '@nethos/contract/exam/examination.status.ts'
import type { TodayPart } from '../../registry/today.ts'
import { examinations } from './examination.lifecycle.ts'

export const todayOfExaminations: TodayPart = {
  figures: {
    /** Of people who have bound their file: the others are not on the desk's list either. */
    examinations_to_book: ({ db, now }) =>
      db
        .selectFrom('examination')
        .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(examination.ordered_at)`.as('since')])
        .where(examinations.stateNow(now), 'in', examinationTabs.toBook.statuses)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('hospitalAccount')
              .select('hospitalAccount.accountId')
              .whereRef('hospitalAccount.hosId', '=', 'examination.hosId')
              .whereRef('hospitalAccount.recordNumber', '=', 'examination.recordNumber'),
          ),
        )
        .executeTakeFirstOrThrow(),
  },
}
