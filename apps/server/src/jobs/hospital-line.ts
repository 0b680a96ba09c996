import { sql } from 'kysely'
import type { SystemCaller } from '../calls/caller.ts'
import type { Ctx } from '../calls/handler.ts'
import type { Db } from '../database/connect.ts'
import type { DB } from '../database/types.gen.ts'
import { HospitalUnreachableError } from '../ports/hospital.ts'
import type { JobContext } from './job.ts'

type TableWith<Column extends string> = {
  [T in keyof DB]: DB[T] extends Record<Column, unknown> ? T : never
}[keyof DB]

/** A row for each hospital that is asked for news: up to where its news are received, and when it was asked last. */
type LineTable = TableWith<'hosId' | 'cursor' | 'askedAt' | 'trouble'>

/** The files whose past a hospital was asked for. */
type FileTable = TableWith<'hosId' | 'recordNumber' | 'fetchedAt'>

export const askEveryMs = 15_000
const mostAtOnce = 200
const mostRounds = 50
const filesAtOnce = 50

/** A line for every hospital, or for those alone where somebody here has bound a file. */
export async function openLines(db: Db, table: LineTable, of: 'hospital' | 'hospitalAccount'): Promise<void> {
  await sql`
    insert into ${sql.table(table)} (hos_id)
    select distinct hos_id from ${sql.table(of)} known
    where not exists (select from ${sql.table(table)} line where line.hos_id = known.hos_id)
    on conflict do nothing`.execute(db)
}

interface ClaimedLine {
  hosId: string
  /** When all that the hospital offers was listed last; of a line that lists nothing undefined. */
  listedAt?: Date | null
}

/** Whose turn it is to be asked. Whose line is in hand just now is left alone: to wait for it would keep the clock waiting. */
export async function claimLines({ db, now }: Pick<Ctx, 'db' | 'now'>, table: LineTable): Promise<ClaimedLine[]> {
  const { rows } = await sql<ClaimedLine>`
    update ${sql.table(table)} set asked_at = ${new Date(now)}
    where hos_id in (
      select hos_id from ${sql.table(table)}
      where asked_at is null or asked_at <= ${new Date(now - askEveryMs)}
      for update skip locked)
    returning *`.execute(db)
  return rows
}

export const isListingDue = ({ listedAt }: ClaimedLine, now: number, everyMs: number): boolean =>
  !listedAt || listedAt.getTime() <= now - everyMs

export const noteListed = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  table: TableWith<'hosId' | 'cursor' | 'listedAt'>,
  hosId: string,
): Promise<void> =>
  void (await sql`update ${sql.table(table)} set listed_at = ${new Date(now)} where hos_id = ${hosId}`.execute(db))

/** Whether anybody here has to do with this hospital yet. */
export async function isLineOpen(db: Db, table: LineTable, hosId: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where hos_id = ${hosId}`.execute(db)
  return rows.length > 0
}

/** Asks a hospital; of one that does not answer the office reads why nothing comes. */
export async function askLine(
  { db }: Pick<JobContext, 'db'>,
  { table, hosId, trouble = '医院系统没有应答' }: { table: LineTable; hosId: string; trouble?: string },
  ask: () => Promise<void>,
): Promise<void> {
  try {
    await ask()
  } catch (error) {
    if (!(error instanceof HospitalUnreachableError)) throw error
    await sql`update ${sql.table(table)} set trouble = ${trouble} where hos_id = ${hosId}`.execute(db)
  }
}

interface News<Happening> {
  table: LineTable
  hosId: string
  ask: (cursor: string) => Promise<{ happenings: readonly Happening[]; cursor: string }>
  carryOut: (ctx: Ctx<SystemCaller>, happenings: readonly Happening[]) => Promise<void>
}

/** All that has happened at a hospital since, in its order. */
export async function receiveNews<Happening>(on: JobContext, { table, hosId, ask, carryOut }: News<Happening>) {
  for (let round = 0; round < mostRounds; round++) {
    const from = await cursorOf(on.db, table, hosId)
    const { happenings, cursor } = await ask(from)
    const isMine = await on.transact(async ctx => {
      if (!(await moveCursor(ctx.db, { table, hosId, from, to: cursor }))) return false
      await carryOut(ctx, happenings)
      return true
    })
    if (!isMine || happenings.length < mostAtOnce) return
  }
}

async function cursorOf(db: Db, table: LineTable, hosId: string): Promise<string> {
  const { rows } = await sql<{ cursor: string }>`
    select cursor from ${sql.table(table)} where hos_id = ${hosId}`.execute(db)
  const [line] = rows
  if (!line) throw new Error(`${table} has no line of hospital ${hosId}`)
  return line.cursor
}

/** Two that ask at once carry the same out once: the first moves the cursor. */
async function moveCursor(
  db: Db,
  { table, hosId, from, to }: { table: LineTable; hosId: string; from: string; to: string },
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} set cursor = ${to}, trouble = ''
    where hos_id = ${hosId} and cursor = ${from} returning hos_id`.execute(db)
  return rows.length > 0
}

interface NewFiles<Found> {
  table: FileTable
  hosId: string
  ask: (recordNumber: string) => Promise<readonly Found[]>
  receive: (ctx: Ctx<SystemCaller>, found: Found) => Promise<unknown>
}

/** What a hospital knows of files that were bound since, each file once. */
export async function fetchNewFiles<Found>(on: JobContext, { table, hosId, ask, receive }: NewFiles<Found>) {
  for (const recordNumber of await newFiles(on.db, table, hosId)) {
    const all = await ask(recordNumber)
    await on.transact(async ctx => {
      for (const found of all) await receive(ctx, found)
      await sql`
        insert into ${sql.table(table)} (hos_id, record_number, fetched_at)
        values (${hosId}, ${recordNumber}, ${new Date(ctx.now)}) on conflict do nothing`.execute(ctx.db)
    })
  }
}

async function newFiles(db: Db, table: FileTable, hosId: string): Promise<string[]> {
  const { rows } = await sql<{ recordNumber: string }>`
    select distinct file.record_number from hospital_account file
    where file.hos_id = ${hosId} and not exists (
      select from ${sql.table(table)} known where known.hos_id = file.hos_id and known.record_number = file.record_number)
    limit ${filesAtOnce}`.execute(db)
  return rows.map(row => row.recordNumber)
}
