import { sql, type Insertable } from 'kysely'
import type { InTransaction } from '../database/connect.ts'
import type { DB } from '../database/types.gen.ts'

/** Inserts many rows with one parameter. All rows have the columns of the first; dates travel as ISO texts. */
export async function insertRows<T extends keyof DB>(
  trx: InTransaction,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]!)
  const list = sql.join(columns.map(column => sql.id(column)))
  const content = JSON.stringify(rows.map(row => inSnakeCase(row as Record<string, unknown>)))
  await sql`
    insert into ${sql.table(table)} (${list})
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${content}::jsonb)
  `.execute(trx)
}

const inSnakeCase = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`), value]),
  )
