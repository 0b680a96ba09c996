import type { Kysely } from 'kysely'
import type { Db } from '../database/connect.ts'

type Values = Record<string, unknown>
export type Columns = readonly string[] | 'all'
/** The engine knows tables by their names only; their columns are checked where a lifecycle is defined and used. */
type AnyTables = Kysely<Record<string, Values>>
const on = (db: Db) => db as AnyTables

/** Undefined: a unique index says that there is one. */
export const insertRow = (db: Db, table: string, values: Values, columns: Columns): Promise<Values | undefined> => {
  const insert = on(db)
    .insertInto(table)
    .values(values)
    .onConflict(conflict => conflict.doNothing())
  return (columns === 'all' ? insert.returningAll() : insert.returning([...columns])).executeTakeFirst()
}

/** So many rows one statement takes: PostgreSQL counts 65,535 parameters. */
const mostRows = 500

/** Many at once; those that a unique index knows already are left out. */
export async function insertRows(db: Db, table: string, rows: readonly Values[], columns: Columns): Promise<Values[]> {
  const added: Values[] = []
  for (let from = 0; from < rows.length; from += mostRows) {
    const insert = on(db)
      .insertInto(table)
      .values(rows.slice(from, from + mostRows))
      .onConflict(conflict => conflict.doNothing())
    added.push(...(await (columns === 'all' ? insert.returningAll() : insert.returning([...columns])).execute()))
  }
  return added
}

export async function insertLines(db: Db, table: string, lines: readonly Values[]): Promise<void> {
  for (let from = 0; from < lines.length; from += mostRows)
    await on(db)
      .insertInto(table)
      .values(lines.slice(from, from + mostRows))
      .execute()
}

export const insertLine = (db: Db, table: string, values: Values): Promise<unknown> =>
  on(db).insertInto(table).values(values).execute()

/** False: no row is as `where` says. */
export async function updateRow(db: Db, table: string, where: Values, values: Values): Promise<boolean> {
  let update = on(db).updateTable(table).set(values)
  for (const [column, value] of Object.entries(where)) update = update.where(column, '=', value)
  return (await update.executeTakeFirst()).numUpdatedRows > 0n
}

/** Of all rows that are as `where` says: the value, or one of several. */
export async function updateRows(
  db: Db,
  table: string,
  where: Values,
  values: Values,
  columns: Columns,
): Promise<Values[]> {
  let update = on(db).updateTable(table).set(values)
  for (const [column, value] of Object.entries(where))
    update = Array.isArray(value) ? update.where(column, 'in', value) : update.where(column, '=', value)
  return (columns === 'all' ? update.returningAll() : update.returning([...columns])).execute()
}

/** Which rows are due, the longest due first. */
export async function dueKeys(db: Db, table: string, id: string, now: number, limit: number): Promise<unknown[]> {
  const rows = await on(db)
    .selectFrom(table)
    .select(id)
    .where('dueAt', '<=', new Date(now))
    .orderBy('dueAt')
    .limit(limit)
    .execute()
  return rows.map(row => row[id])
}

/** A row by its key, held, if it is still due and nobody else has it in hand. */
export const takeDue = (
  db: Db,
  table: string,
  key: Values,
  now: number,
  columns: Columns,
): Promise<Values | undefined> => {
  const from = on(db).selectFrom(table)
  let query = (columns === 'all' ? from.selectAll() : from.select([...columns])).where('dueAt', '<=', new Date(now))
  for (const [column, value] of Object.entries(key)) query = query.where(column, '=', value)
  return query.forUpdate().skipLocked().executeTakeFirst()
}
