import type { Registry } from 'prom-client'
import type { Db } from '../../database/connect.ts'
import { showFigures } from '../../database/figures.ts'
import type { Runtime } from '../../runtime.ts'
import { recordDeliveryFigures } from './record.table.ts'

/** What an alarm looks at: what waits too long, and what waits for somebody. */
export const showRecords = (registry: Registry, { db, runtime }: { db: Db; runtime: Runtime }): void =>
  showFigures(registry, async () => ({ rows: [await recordDeliveryFigures(db, runtime.records.hosIds)] }), [
    {
      name: 'nethos_hospital_records_oldest_waiting_seconds',
      help: 'How long the oldest signed sheet has waited for a record system that is connected; 0 when none waits',
      of: ({ oldest }) => (oldest ? (runtime.clock.now() - oldest.getTime()) / 1000 : 0),
    },
    {
      name: 'nethos_hospital_records_refused',
      help: 'Signed sheets that a record system has refused and that wait for somebody',
      of: ({ refused }) => refused,
    },
  ])
