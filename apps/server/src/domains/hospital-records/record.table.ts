import { firstOf } from '@nethos/contract/common/present.ts'
import { sql, type Selectable } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import type { HospitalRecord } from '../../database/types.gen.ts'
import type { SignedDocuments } from '../../registry/signed-documents.ts'

type On = Pick<Ctx, 'db' | 'now'>
export type Row = Selectable<HospitalRecord>

/** A transaction that began earlier may commit later: what lies less far back than this is looked at again. */
const lookBackMs = 10 * 60_000

/** Asks the domains what was signed since the last look; the line is locked, so one process does it at a time. */
export async function gather({ db, now }: On, documents: readonly SignedDocuments[]): Promise<void> {
  const line = await db.selectFrom('hospitalRecordLine').selectAll().forUpdate().executeTakeFirstOrThrow()
  const [from, until] = [new Date((line.gatheredUntil?.getTime() ?? lookBackMs) - lookBackMs), new Date(now)]
  for (const { kind, signed } of documents) {
    const found = await signed(db, from, until)
    if (found.length === 0) continue
    await db
      .insertInto('hospitalRecord')
      .values(found.map(one => ({ ...one, kind, dueAt: until })))
      .onConflict(on => on.columns(['kind', 'recordId']).doNothing())
      .execute()
  }
  await db.updateTable('hospitalRecordLine').set({ gatheredUntil: until }).execute()
}

const minuteMs = 60_000
const longestPauseMs = 60 * minuteMs
const batch = 20

/** Takes what is due at these hospitals; who dies with it leaves it to the next after 1, 2, 4 … at most 60 minutes. */
export const takeDue = ({ db, now }: On, hosIds: readonly string[]): Promise<{ documentId: string }[]> =>
  hosIds.length === 0
    ? Promise.resolve([])
    : db
        .updateTable('hospitalRecord')
        .set({
          tries: sql`tries + 1`,
          dueAt: sql`${new Date(now)}::timestamptz + least(power(2, least(tries, 12)) * ${minuteMs}, ${longestPauseMs}) * interval '1 millisecond'`,
        })
        .where('documentId', 'in', eb =>
          eb
            .selectFrom('hospitalRecord')
            .select('documentId')
            .where('state', '=', 'waiting')
            .where('dueAt', '<=', new Date(now))
            .where('hosId', 'in', hosIds)
            .orderBy('dueAt')
            .limit(batch)
            .forUpdate()
            .skipLocked(),
        )
        .returning('documentId')
        .execute()

export const findWaiting = (db: Db, documentId: string): Promise<Row | undefined> =>
  db
    .selectFrom('hospitalRecord')
    .selectAll()
    .where('documentId', '=', documentId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()

const mark = (
  { db }: Pick<On, 'db'>,
  documentId: string,
  set: Partial<Pick<Row, 'state' | 'reason' | 'theirId' | 'acceptedAt'>>,
) =>
  db
    .updateTable('hospitalRecord')
    .set(set)
    .where('documentId', '=', documentId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()

export const markAccepted = async (on: On, documentId: string, theirId: string): Promise<boolean> =>
  (await mark(on, documentId, { state: 'accepted', acceptedAt: new Date(on.now), theirId, reason: '' }))
    .numUpdatedRows === 1n

export const markRefused = (on: Pick<On, 'db'>, documentId: string, reason: string) =>
  mark(on, documentId, { state: 'refused', reason: reason.slice(0, 300) })

/** It waits on, and says what it has met. */
export const markTried = (on: Pick<On, 'db'>, documentId: string, reason: string) =>
  mark(on, documentId, { reason: reason.slice(0, 300) })

/** Returns whether it stood refused. */
export async function waitAgain({ db, now }: On, documentId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('hospitalRecord')
    .set({ state: 'waiting', reason: '', tries: 0, dueAt: new Date(now) })
    .where('documentId', '=', documentId)
    .where('state', '=', 'refused')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** How it stands with those of these hospitals: what waits and since when the oldest, and what was refused. */
export async function recordDeliveryFigures(
  db: Db,
  hosIds: readonly string[],
): Promise<{ waiting: number; refused: number; oldest: Date | null }> {
  const { rows } = await sql<{ waiting: number; refused: number; oldest: Date | null }>`
    select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'refused')::int as refused,
      min(signed_at) filter (where state = 'waiting' and hos_id = any(${[...hosIds]}::text[])) as oldest
    from hospital_record where state <> 'accepted'`.execute(db)
  return firstOf(rows)
}
