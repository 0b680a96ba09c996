import { sql } from 'kysely'
import type { Registry } from 'prom-client'
import type { Database } from './connect.ts'
import { showFigures } from './figures.ts'

interface Slot {
  slot: string
  behind: number
  active: boolean
}

/** Who takes the log of the database elsewhere as it is written (docs/operations/restore.md, cluster.md), and how much waits for him. */
export function showLogSlots(registry: Registry, db: Database): void {
  const label = { name: 'slot', of: ({ slot }: Slot) => slot }
  showFigures<Slot>(
    registry,
    () =>
      sql<Slot>`
        select slot_name as slot, coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn), 0)::float8 as behind, active
        from pg_replication_slots where not temporary`.execute(db),
    [
      {
        name: 'nethos_log_slot_behind_bytes',
        help: 'Log that the database keeps on its disk because nobody has taken it yet, by slot',
        label,
        of: row => row.behind,
      },
      {
        name: 'nethos_log_slot_active',
        help: 'Whether somebody is taking the log: 1 or 0, by slot',
        label,
        of: row => (row.active ? 1 : 0),
      },
    ],
  )
}
