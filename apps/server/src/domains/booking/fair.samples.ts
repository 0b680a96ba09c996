import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { House } from '../../house.ts'
import { sealedFor } from './draw/draw.table.ts'
import { commitmentOf, digestOf, entryIdOf } from './draw/lot.ts'

const minute = 60_000

/** Who waits or asks. */
export interface SampleAsker {
  accountId: string
  personId: string
  personName: string
  realPerson: Buffer
}

/** An entry of the waitlist for one session; `isOffered`: its first number is kept for it. */
export async function aWait(
  db: Db,
  {
    sessionId,
    now,
    isOffered = false,
    ...asker
  }: SampleAsker & { sessionId: string; now: number; isOffered?: boolean },
): Promise<{ waitId: string; offerId: string }> {
  const session = await db
    .selectFrom('clinicSession')
    .select(['hosId', 'deptId', 'endsAt'])
    .where('sessionId', '=', sessionId)
    .executeTakeFirstOrThrow()
  const state = isOffered ? 'offered' : 'waiting'
  const { endsAt } = session
  const { waitId, orderNo } = await db
    .insertInto('waitlistEntry')
    .values({ ...asker, ...session, state, createdAt: new Date(now), dueAt: isOffered ? null : endsAt })
    .returning(['waitId', 'orderNo'])
    .executeTakeFirstOrThrow()
  const { realPerson } = asker
  await db.insertInto('waitlistWish').values({ waitId, sessionId, realPerson, state, orderNo }).execute()
  return {
    waitId,
    offerId: isOffered ? await anOffer(db, { waitId, sessionId, orderNo, now, accountId: asker.accountId }) : '',
  }
}

async function anOffer(
  db: Db,
  of: { waitId: string; sessionId: string; orderNo: number; now: number; accountId: string },
): Promise<string> {
  const { waitId, sessionId, orderNo, now, accountId } = of
  const { numberId } = await db
    .selectFrom('clinicNumber')
    .select('numberId')
    .where('sessionId', '=', sessionId)
    .where('state', 'in', ['open', 'elsewhere'])
    .orderBy('no')
    .executeTakeFirstOrThrow()
  const { offerId } = await db
    .insertInto('waitlistOffer')
    .values({
      waitId,
      accountId,
      numberId,
      sessionId,
      state: 'open',
      orderNo,
      madeAt: new Date(now),
      endsAt: new Date(now + 30 * minute),
    })
    .returning('offerId')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('clinicNumber')
    .set({ state: 'offered', offerId, bookingId: null })
    .where('numberId', '=', numberId)
    .execute()
  return offerId
}

/** A draw of a session, which takes requests from `opensAt` on. */
export async function aDraw(
  { db, house }: { db: Db; house: Pick<House, 'sealer'> },
  { sessionId, opensAt, minutes = 5 }: { sessionId: string; opensAt: number; minutes?: number },
): Promise<void> {
  const seed = randomBytes(32)
  await db
    .updateTable('clinicSession')
    .set({ releaseBy: 'draw', releaseAt: new Date(opensAt) })
    .where('sessionId', '=', sessionId)
    .execute()
  await db
    .insertInto('draw')
    .values({
      sessionId,
      state: 'announced',
      commitment: commitmentOf(seed),
      seedSealed: house.sealer.sealBytes(seed, sealedFor),
      committedAt: new Date(opensAt - 24 * 60 * minute),
      opensAt: new Date(opensAt),
      closesAt: new Date(opensAt + minutes * minute),
      dueAt: new Date(opensAt),
    })
    .execute()
}

/** A request for a draw. */
export async function aDrawEntry(
  db: Db,
  { sessionId, now, ...asker }: SampleAsker & { sessionId: string; now: number },
): Promise<string> {
  const drawEntryId = entryIdOf(asker.realPerson, sessionId)
  await db
    .insertInto('drawEntry')
    .values({
      drawEntryId,
      sessionId,
      ...asker,
      digest: digestOf(drawEntryId),
      wantsWait: true,
      state: 'entered',
      createdAt: new Date(now),
    })
    .execute()
  return drawEntryId
}

/** Nothing is left of a session: the window has it all. */
export async function fill(db: Db, sessionId: string): Promise<void> {
  await sql`update clinic_number set state = 'elsewhere' where session_id = ${sessionId} and state = 'open'`.execute(db)
}
