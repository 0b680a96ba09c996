import { sql } from 'kysely'
import type { Registry } from 'prom-client'
import type { Database } from '../../database/connect.ts'
import { showFigures } from '../../database/figures.ts'

interface Waiting {
  count: number
  oldest: Date | null
}

/** What patients have coming: refunds that are not done, and payments of which nobody knows yet how they ended. */
export function showMoney(registry: Registry, db: Database, now: () => number): void {
  const ageOf = ({ oldest }: Waiting): number => (oldest ? (now() - oldest.getTime()) / 1000 : 0)
  const figures = (name: string, help: string) => [
    { name: `nethos_${name}`, help, of: (row: Waiting) => row.count },
    { name: `nethos_${name}_oldest_seconds`, help: `Age of the oldest of nethos_${name}; 0 without any`, of: ageOf },
  ]
  showFigures<Waiting>(
    registry,
    () =>
      sql<Waiting>`
        select count(*)::int as count, min(created_at) as oldest from refund
        where due_at is not null or state = 'failed'`.execute(db),
    figures('refunds_due', 'Refunds that have not come back to the payer'),
  )
  showFigures<Waiting>(
    registry,
    () =>
      sql<Waiting>`
        select count(*)::int as count, min(created_at) as oldest from payment
        where due_at is not null and state in ('opening', 'open')`.execute(db),
    figures('payments_open', 'Payments that were begun and are neither paid nor closed'),
  )
}
