import { sql } from 'kysely'
import type { Registry } from 'prom-client'
import type { Database } from './connect.ts'
import { showFigures } from './figures.ts'

interface Size {
  name: string
  rows: number
}

/** The tables that only ever grow (docs/decisions/0242), as large as the last analyze of PostgreSQL found them: counting costs too much. */
export function showTableSizes(registry: Registry, db: Database): void {
  showFigures<Size>(
    registry,
    () =>
      sql<Size>`
        select relname as name, greatest(reltuples, 0)::float8 as rows from pg_class
        where oid in ('consult'::regclass, 'consult_message'::regclass, 'audit'::regclass, 'ledger'::regclass)`.execute(
        db,
      ),
    [
      {
        name: 'nethos_table_rows',
        help: 'Rows of the tables that only ever grow, as the database estimates them, by table',
        label: { name: 'table', of: ({ name }) => name },
        of: ({ rows }) => rows,
      },
    ],
  )
}
