import { sql, type Selectable } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import type { SupervisionLine, SupervisionReport as Row } from '../../database/types.gen.ts'
import type { Reportable, Supervised } from '../../registry/supervised.ts'

type On = Pick<Ctx, 'db' | 'now'>
export type Report = Selectable<Row>
export type NewReport = Reportable & { kind: Supervised['kind']; digest?: string }

/** Held until the transaction ends: numbers are given one after the other, and one process sends at a time. */
export const lockLine = (db: Db): Promise<Selectable<SupervisionLine>> =>
  db.selectFrom('supervisionLine').selectAll().forUpdate().executeTakeFirstOrThrow()

/** Adds what is not there yet, in the order in which it happened, under the next numbers. The line is locked by the caller. */
export async function addReports({ db, now }: On, lastSequence: number, found: readonly NewReport[]): Promise<number> {
  const known = await knownAmong(db, found)
  const fresh = found
    .filter(one => !known.has(keyOf(one)))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (keyOf(a) < keyOf(b) ? -1 : 1))
  if (fresh.length === 0) return 0
  await db
    .insertInto('supervisionReport')
    .values(
      fresh.map(({ kind, recordId, version, at, digest = null }, index) => ({
        sequence: lastSequence + 1 + index,
        kind,
        recordId,
        version,
        digest,
        occurredAt: at,
        createdAt: new Date(now),
      })),
    )
    .execute()
  await db
    .updateTable('supervisionLine')
    .set({ lastSequence: lastSequence + fresh.length })
    .execute()
  return fresh.length
}

const keyOf = ({ kind, recordId, version }: Pick<NewReport, 'kind' | 'recordId' | 'version'>): string =>
  [kind, recordId, version].join(' ')

async function knownAmong(db: Db, found: readonly NewReport[]): Promise<Set<string>> {
  if (found.length === 0) return new Set()
  const rows = await db
    .selectFrom('supervisionReport')
    .select(['kind', 'recordId', 'version'])
    .where('recordId', 'in', [...new Set(found.map(one => one.recordId))])
    .execute()
  return new Set(rows.map(row => keyOf(row as NewReport)))
}

/** The newest version of each record of a kind that is reported as it stands. */
export async function newestOf(
  db: Db,
  kind: Supervised['kind'],
): Promise<Map<string, { version: number; digest: string | null }>> {
  const rows = await db
    .selectFrom('supervisionReport')
    .distinctOn('recordId')
    .select(['recordId', 'version', 'digest'])
    .where('kind', '=', kind)
    .orderBy('recordId')
    .orderBy('version', 'desc')
    .execute()
  return new Map(rows.map(({ recordId, ...row }) => [recordId, row]))
}

export const nextWaiting = (db: Db, most: number): Promise<Report[]> =>
  db
    .selectFrom('supervisionReport')
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('sequence')
    .limit(most)
    .execute()

export async function hasWaiting(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('supervisionReport')
    .select('reportId')
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface Sent {
  digest: string
  reportedAt: Date
}

export const markAccepted = ({ db }: On, reportId: string, { digest, reportedAt }: Sent, receiptNo: string) =>
  db
    .updateTable('supervisionReport')
    .set({ state: 'accepted', digest, reportedAt, receiptNo, refusedBecause: '' })
    .where('reportId', '=', reportId)
    .execute()

export const markRefused = ({ db }: On, reportId: string, { digest, reportedAt }: Sent, refusedBecause: string) =>
  db
    .updateTable('supervisionReport')
    .set({ state: 'refused', digest, reportedAt, refusedBecause })
    .where('reportId', '=', reportId)
    .execute()

/** It is sent again, in its old place. Returns whether it stood in this state. */
export async function waitAgain(
  { db }: Pick<On, 'db'>,
  reportId: string,
  from: 'accepted' | 'refused',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('supervisionReport')
    .set({ state: 'waiting', refusedBecause: '' })
    .where('reportId', '=', reportId)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What we hold as accepted on a day (Asia/Shanghai). */
export const acceptedOn = (db: Db, from: Date, until: Date) =>
  db
    .selectFrom('supervisionReport')
    .select(['reportId', 'digest'])
    .where('state', '=', 'accepted')
    .where('reportedAt', '>=', from)
    .where('reportedAt', '<', until)
    .execute()

/** When the report that waits longest came up: what an alarm looks at; null when none waits. */
export async function oldestWaitingAt(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('supervisionReport')
    .select(sql<Date | null>`min(created_at)`.as('at'))
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row?.at ?? null
}
