import { sql } from 'kysely'
import type { Registry } from 'prom-client'
import type { Database } from '../../../database/connect.ts'
import { showFigures } from '../../../database/figures.ts'

interface Overdue {
  count: number
}

/** What the hospital's own plan of reading consults is behind with. */
export const showQuality = (registry: Registry, db: Database, now: () => number): void =>
  showFigures<Overdue>(
    registry,
    () =>
      sql<Overdue>`
        select count(*)::int as count from consult_quality_check
        where marks is null and judge_by <= ${new Date(now())}`.execute(db),
    [
      {
        name: 'nethos_consult_quality_overdue',
        help: 'Consults that were drawn for quality and not judged by their day',
        of: ({ count }) => count,
      },
    ],
  )
