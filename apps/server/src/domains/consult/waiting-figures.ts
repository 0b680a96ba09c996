import { sql } from 'kysely'
import type { Registry } from 'prom-client'
import type { Database } from '../../database/connect.ts'
import { showFigures } from '../../database/figures.ts'

interface Waiting {
  count: number
  oldest: Date | null
}

/** How many patients wait for a first answer, and the longest. What is going has a deadline, by which it is found. */
export function showWaiting(registry: Registry, db: Database, now: () => number): void {
  showFigures<Waiting>(
    registry,
    () =>
      sql<Waiting>`
        select count(*)::int as count, min(started_at) as oldest from consult
        where due_at is not null and status = 'going' and first_reply_at is null`.execute(db),
    [
      { name: 'nethos_consults_unanswered', help: 'Paid consults without a first answer', of: row => row.count },
      {
        name: 'nethos_consult_longest_wait_seconds',
        help: 'How long the patient has waited who has waited longest for a first answer; 0 when nobody waits',
        of: ({ oldest }) => (oldest ? (now() - oldest.getTime()) / 1000 : 0),
      },
    ],
  )
}
