import type { TestServer } from '../../../testing/server.ts'
import { aBookingWorld, type Booker } from '../testbed.ts'

/** Full sessions, people who wait for them, and how a number comes back. */
export async function aWaitlistWorld(server: TestServer) {
  const world = await aBookingWorld(server)
  const { db } = server

  /** A session all of whose numbers are taken at the window; `free` of them are open. */
  async function aFullSession(facts: Parameters<typeof world.aSession>[0] = {}) {
    const session = await world.aSession(facts)
    await db
      .updateTable('clinicNumber')
      .set({ state: 'elsewhere' })
      .where('sessionId', '=', session.sessionId)
      .execute()
    return session
  }

  const join = (booker: Booker, sessionIds: readonly string[], fields: object = {}) =>
    world.call('nethos.book.waitlist.apply', booker, {
      compatId: booker.personId,
      bookSchemeIds: sessionIds,
      ...fields,
    })

  async function joined(booker: Booker, ...sessionIds: string[]): Promise<string> {
    const { code, msg, obj } = await join(booker, sessionIds)
    if (code !== '0') throw new Error(`join: ${code} ${msg}`)
    return obj.waitId
  }

  /** The number comes back as one that a patient gave back; what follows from it is carried out. */
  async function comesBack(numberId: string): Promise<void> {
    await db
      .updateTable('clinicNumber')
      .set({ state: 'cooling', bookingId: null, reopensAt: new Date(server.runtime.clock.now() + 30 * 60_000) })
      .where('numberId', '=', numberId)
      .execute()
    await server.runner.runTimers()
  }

  const detail = async (booker: Booker, waitId: string) =>
    (await world.call('nethos.book.waitlist.detail', booker, { waitId })).obj
  const accept = (booker: Booker, offerId: string) =>
    world.call('nethos.book.waitlist.offer.accept', booker, { offerId })
  const decline = (booker: Booker, offerId: string) =>
    world.call('nethos.book.waitlist.offer.decline', booker, { offerId })

  return { ...world, aFullSession, join, joined, comesBack, waitDetail: detail, accept, decline }
}

/** By day, so that no quiet hours come between: today at 09:00 Asia/Shanghai, or tomorrow's. */
export async function byDay(server: TestServer, hour = 9): Promise<void> {
  const now = server.runtime.clock.now()
  const today = Math.floor((now + 8 * 3_600_000) / 86_400_000) * 86_400_000 - 8 * 3_600_000
  const at = today + hour * 3_600_000
  await server.advance(Math.ceil(((at > now ? at : at + 86_400_000) - now) / 1000))
}
