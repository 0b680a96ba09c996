import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { sealedFor } from './draw/draw.table.ts'
import { commitmentOf, digestOf, entryIdOf, listDigestOf } from './draw/lot.ts'

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
  }: SampleAsker & { sessionId: string; now: number; isOffered?: boolean; madeBy?: 'draw' },
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
  { db, runtime }: { db: Db; runtime: Pick<Runtime, 'sealer'> },
  {
    sessionId,
    opensAt,
    minutes = 5,
    seed = randomBytes(32),
  }: { sessionId: string; opensAt: number; minutes?: number; seed?: Buffer },
): Promise<void> {
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
      seedSealed: runtime.sealer.sealBytes(seed, sealedFor),
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
  { sessionId, now, wantsWait = true, ...asker }: SampleAsker & { sessionId: string; now: number; wantsWait?: boolean },
): Promise<string> {
  const drawEntryId = entryIdOf(asker.realPerson, sessionId)
  await db
    .insertInto('drawEntry')
    .values({
      drawEntryId,
      sessionId,
      ...asker,
      digest: digestOf(drawEntryId),
      wantsWait,
      state: 'entered',
      createdAt: new Date(now),
    })
    .execute()
  return drawEntryId
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Requests in the order of their lots. */
export const orderBy = (seed: Buffer, digests: readonly string[]): { digest: string; lot: string }[] =>
  digests
    .map(digest => ({ digest, lot: sha256(Buffer.concat([seed, Buffer.from(digest, 'hex')])) }))
    .sort((one, other) => (one.lot < other.lot ? -1 : 1))

interface HeldDraw {
  sessionId: string
  seed: Buffer
  opensAt: number
  askers: readonly SampleAsker[]
  /** Books for who has won. */
  win: (asker: SampleAsker, numberId: string) => Promise<string>
}

/** A draw that was held: the first have a number each, the others wait in the drawn order. */
export async function aHeldDraw(
  on: { db: Db; runtime: Pick<Runtime, 'sealer'> },
  { sessionId, seed, opensAt, askers, win }: HeldDraw,
): Promise<void> {
  const { db } = on
  await aDraw(on, { sessionId, opensAt, seed })
  const numbers = await db
    .selectFrom('clinicNumber')
    .select('numberId')
    .where('sessionId', '=', sessionId)
    .orderBy('no')
    .execute()
  const drawnAt = opensAt + 5 * minute
  const ids = new Map<string, SampleAsker>()
  for (const { accountId, personId, personName, realPerson } of askers) {
    const asker = { accountId, personId, personName, realPerson }
    await aDrawEntry(db, { ...asker, sessionId, now: opensAt + minute })
    ids.set(digestOf(entryIdOf(realPerson, sessionId)), asker)
  }
  const order = orderBy(seed, [...ids.keys()])
  for (const [nth, { digest, lot }] of order.entries()) {
    const asker = ids.get(digest)!
    const number = numbers[nth]
    const given = number
      ? {
          state: 'won',
          bookingId: await win(
            askers.find(one => one.personId === asker.personId)!,
            number.numberId,
          ),
        }
      : { state: 'lost', waitId: (await aWait(db, { ...asker, sessionId, now: drawnAt, madeBy: 'draw' })).waitId }
    await db
      .updateTable('drawEntry')
      .set({ ...given, lot, rank: nth + 1, toldAt: new Date(drawnAt) })
      .where('digest', '=', digest)
      .execute()
  }
  await db
    .updateTable('draw')
    .set({
      state: 'settled',
      seed: seed.toString('hex'),
      entriesDigest: listDigestOf([...ids.keys()]),
      drawnAt: new Date(drawnAt),
      settledAt: new Date(drawnAt),
      dueAt: null,
    })
    .where('sessionId', '=', sessionId)
    .execute()
  await db
    .updateTable('clinicSession')
    .set({ drawnAt: new Date(drawnAt) })
    .where('sessionId', '=', sessionId)
    .execute()
}

/** Nothing is left of a session: the window has it all. */
export async function fill(db: Db, sessionId: string): Promise<void> {
  await sql`update clinic_number set state = 'elsewhere' where session_id = ${sessionId} and state = 'open'`.execute(db)
}
