import { randomInt } from 'node:crypto'
import { aPatient, aDoctor } from '../consult/testbed.ts'
import { anIdCard } from '../people/people.samples.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'
import type { Session } from '../../testing/client.ts'
import type { TestServer } from '../../testing/server.ts'

const day = 86_400_000

export interface Voter {
  accountId: string
  personId: string
  mobile: string
  session: Session
}

/** A patient who is verified, or not yet. */
export async function aVoter(server: TestServer, { isVerified = true } = {}): Promise<Voter> {
  const patient = await aPatient(server)
  if (isVerified) await verify(server, patient.personId)
  return patient
}

/** The office or the police has looked at the ID card of an account's owner. */
export async function verify({ db, runtime }: TestServer, personId: string, idCard = anIdCard()): Promise<void> {
  await db
    .updateTable('person')
    .set({ isRealname: true, idCardHash: keyedHash(runtime.keys.lookup, `test id card ${idCard}`) })
    .where('personId', '=', personId)
    .execute()
}

/** A ranking that runs, with doctors of its own. */
export async function aRanking(
  server: TestServer,
  { doctors = 2, dailyLikes = 5, startsIn = -1, endsIn = 30 } = {},
): Promise<{ rankingId: string; docIds: string[] }> {
  const now = server.runtime.clock.now()
  await server.db.updateTable('ranking').set({ isOpen: false }).execute()
  const { rankingId } = await server.db
    .insertInto('ranking')
    .values({
      rankingId: `rank-${randomInt(1e9)}`,
      title: '测试人气榜',
      startsAt: new Date(now + startsIn * day),
      endsAt: new Date(now + endsIn * day),
      dailyLikes,
      createdBy: 'sample',
      createdAt: new Date(now),
    })
    .returning('rankingId')
    .executeTakeFirstOrThrow()
  const docIds: string[] = []
  for (let at = 0; at < doctors; at++) docIds.push((await aDoctor(server)).docId)
  await server.db
    .insertInto('rankingEntry')
    .values(docIds.map(docId => ({ rankingId, docId })))
    .execute()
  return { rankingId, docIds }
}
