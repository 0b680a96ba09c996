import { sql } from 'kysely'
import type { Registry } from 'prom-client'
import type { Database } from '../../../database/connect.ts'
import { showFigures } from '../../../database/figures.ts'

interface Answered {
  hosId: string
  answeredAt: Date
}

/** For how long each hospital's registration system has not answered. */
export function showHospitals(registry: Registry, db: Database, now: () => number): void {
  showFigures<Answered>(
    registry,
    () => sql<Answered>`select hos_id, answered_at from hospital_cursor where answered_at is not null`.execute(db),
    [
      {
        name: 'nethos_hospital_silent_seconds',
        help: 'Time since the registration system of this hospital last answered',
        label: { name: 'hospital', of: row => row.hosId },
        of: row => (now() - row.answeredAt.getTime()) / 1000,
      },
    ],
  )
}
