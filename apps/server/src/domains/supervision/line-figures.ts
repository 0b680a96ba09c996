import { sql } from 'kysely'
import type { Registry } from 'prom-client'
import type { Db } from '../../database/connect.ts'
import { showFigures } from '../../database/figures.ts'
import type { Runtime } from '../../runtime.ts'
import { openDifferences } from './difference.table.ts'
import { oldestWaitingAt } from './report.table.ts'

interface BacklogCount {
  what: string
  count: number
}

/** What an alarm looks at: what waits too long, and what waits for somebody. */
export function showLine(registry: Registry, { db, runtime }: { db: Db; runtime: Runtime }): void {
  showFigures(registry, async () => ({ rows: [{ at: await oldestWaitingAt(db) }] }), [
    {
      name: 'nethos_supervision_oldest_waiting_seconds',
      help: 'How long the oldest report to the supervision platform has waited; 0 when none waits',
      of: ({ at }) => (at ? (runtime.clock.now() - at.getTime()) / 1000 : 0),
    },
  ])
  showFigures<BacklogCount>(
    registry,
    () =>
      sql<BacklogCount>`
        select 'refused' as what, count(*)::int as count from supervision_report where state = 'refused'
        union all select 'differences', count(*)::int from ${openDifferences}`.execute(db),
    [
      {
        name: 'nethos_supervision_unsettled',
        help: 'Reports that the supervision platform has refused, and differences that wait for somebody',
        label: { name: 'what', of: ({ what }) => what },
        of: ({ count }) => count,
      },
    ],
  )
}
