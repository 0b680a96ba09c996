import { firstOf } from '@nethos/contract/common/present.ts'
import { sql, type Insertable } from 'kysely'
import type { InTransaction } from './connect.ts'
import type { DB } from './types.gen.ts'

/** What stands in the table already stays as it is. */
export interface InsertOptions {
  keeps?: boolean
}

/** Inserts many rows with one parameter. All rows have the columns of the first; dates travel as ISO texts. */
export async function insertRows<T extends keyof DB>(
  trx: InTransaction,
  table: T,
  rows: readonly Insertable<DB[T]>[],
  { keeps = false }: InsertOptions = {},
): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(firstOf(rows))
  const list = sql.join(columns.map(column => sql.id(column)))
  const content = JSON.stringify(rows.map(row => inSnakeCase(row as Record<string, unknown>)))
  await sql`
    insert into ${sql.table(table)} (${list})
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${content}::jsonb)
    ${keeps ? sql`on conflict do nothing` : sql``}
  `.execute(trx)
}

const inSnakeCase = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`), value]),
  )
