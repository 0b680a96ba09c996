import { sql } from 'kysely'
import type { Registry } from 'prom-client'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import type { Database } from '../../database/connect.ts'
import { showFigures } from '../../database/figures.ts'
import { isWorking } from './licence.ts'

interface Ending {
  state: 'over' | 'week'
  count: number
}
const days = 7

/** An alarm looks at the last week only: 今日 says it to the office sixty days before. */
export function showLicences(registry: Registry, db: Database, now: () => number): void {
  showFigures<Ending>(registry, () => {
    const today = dayOf(now())
    return sql<Ending>`
        select 'over' as state, count(*)::int as count from doctor where ${isWorking} and licence_until < ${today}
        union all select 'week', count(*)::int from doctor
        where ${isWorking} and licence_until between ${today} and ${addDays(today, days)}`.execute(db)
  }, [
    {
      name: 'nethos_doctor_licences',
      help: 'Licences of those who work here that are over, or end within a week',
      label: { name: 'state', of: ({ state }) => state },
      of: ({ count }) => count,
    },
  ])
}
