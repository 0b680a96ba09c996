import { aDraw, aDrawEntry, aWait, fill, type SampleAsker } from '../domains/booking/fair.samples.ts'
import type { TestServer } from '../testing/server.ts'
import type { BookingWorld } from './booking-world.ts'

/** What the world has of waitlist and draw. */
export interface FairWorld {
  /** A session of the hospital h1 of which nothing is left; the owner's place in its line, and what is kept for it. */
  fullSession(): Promise<string>
  wait(how?: { isOffered: boolean }): Promise<{ waitId: string; offerId: string }>
  /** A session whose draw takes requests; the owner's request. */
  drawSession(): Promise<string>
  drawEntry(): Promise<string>
}

/** `aBound`: somebody new of the account's, with a hospital account. */
export function fairWorld(
  server: TestServer,
  accountId: string,
  { aBound, clinicSession }: { aBound: () => Promise<string>; clinicSession: BookingWorld['clinicSession'] },
): FairWorld {
  const now = () => server.runtime.clock.now()

  async function asker(): Promise<SampleAsker> {
    const personId = await aBound()
    const { name, idCardHash } = await server.db
      .selectFrom('person')
      .select(['name', 'idCardHash'])
      .where('personId', '=', personId)
      .executeTakeFirstOrThrow()
    return { accountId, personId, personName: name, realPerson: idCardHash! }
  }

  const world: FairWorld = {
    async fullSession() {
      const { sessionId } = await clinicSession()
      await fill(server.db, sessionId)
      return sessionId
    },
    async wait(how) {
      const sessionId = await world.fullSession()
      return aWait(server.db, { ...(await asker()), sessionId, now: now(), ...how })
    },
    async drawSession() {
      const { sessionId } = await clinicSession()
      await aDraw(server, { sessionId, opensAt: now() - 1000, minutes: 60 })
      return sessionId
    },
    async drawEntry() {
      const sessionId = await world.drawSession()
      return aDrawEntry(server.db, { ...(await asker()), sessionId, now: now() })
    },
  }
  return world
}
