import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { faultsOf } from '../../../../../../scripts/recompute-draw.mjs'
import { openTestServer } from '../../../testing/server.ts'
import { bookingJobs } from '../booking.jobs.ts'
import { bookingTimers } from '../booking.timers.ts'
import { enterDraw, leaveDraw } from '../draw/enter.ts'
import { drawTimers } from '../draw/index.ts'
import { payAtWindow } from '../pay.ts'
import { saveRuleFor } from '../rule.samples.ts'
import { aBookingWorld, type Booker } from '../testbed.ts'
import { publishedDraw } from './published-draw.ts'
import { aDriver } from './testbed.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const [draws, mostDraws] = [8, 40]

const server = await openTestServer()
await server.runner.stop()
const { db } = server
const driver = aDriver(server, { seed: 'rounds', crashes: 0.04 })
const { luck, command, work, tick } = driver
const world = await aBookingWorld(server)
await saveRuleFor(server, { drawOn: true, drawMinutes: 5, dayMost: 9, weekMost: 30, holdsMost: 10, turnDays: 5 })
const timers = [...bookingTimers, ...drawTimers]

/** Of twelve real people five are in four accounts: they stand a turn later, whatever they have had. */
const people: Booker[] = []
for (let nth = 0; nth < 12; nth++) {
  const one = await world.aBooker()
  people.push(one)
  for (let more = 0; more < (nth < 5 ? 3 : 0); more++) await world.aBooker({ idCard: one.idCard })
}
// oxlint-disable-next-line typescript/no-explicit-any -- two handlers, each with an input of its own
const handle = (ctx: unknown, refuse: unknown, input: object): any => ({ ctx, refuse, input })
const enter = ({ accountId, personId }: Booker, sessionId: string) =>
  command(accountId, ({ ctx, refuse }) => enterDraw(handle(ctx, refuse, { sessionId, personId, wantsWait: false })))
async function someLeave(sessionId: string): Promise<void> {
  const entries = await db
    .selectFrom('drawEntry')
    .select(['drawEntryId', 'accountId'])
    .where('sessionId', '=', sessionId)
    .where('state', '=', 'entered')
    .orderBy('drawEntryId')
    .execute()
  for (const one of luck.some(entries, luck.int(0, 1)))
    await command(one.accountId, ({ ctx, refuse }) => leaveDraw(handle(ctx, refuse, one)))
}
/** Most pay, and some let it run out: their numbers come back. */
async function somePay(): Promise<void> {
  await work(bookingJobs)
  const unpaid = await db
    .selectFrom('booking')
    .select(['bookingId', 'accountId'])
    .where('status', '=', 'unpaid')
    .execute()
  for (const one of unpaid)
    if (luck.share(0.8)) await command(one.accountId, ({ ctx, refuse }) => payAtWindow(handle(ctx, refuse, one)))
  await work(bookingJobs)
}

/** What must hold at every instant of a draw, whatever crashed. */
const broken: Readonly<Record<string, ReturnType<typeof sql>>> = {
  'a number has one holder, and a holder one number': sql`
    select number_id from booking where status in ('taking', 'unpaid', 'confirming', 'booked') group by number_id having count(*) > 1
    union all select session_id from booking where status in ('taking', 'unpaid', 'confirming', 'booked') group by session_id, real_person having count(*) > 1`,
  'nobody of the first turn goes without while a later turn gets one': sql`
    select late.draw_entry_id from draw_entry late join draw_entry early using (session_id)
    where late.state = 'won' and late.turn > 0 and early.turn = 0
      and (early.state = 'lost' or early.state = 'entered' and coalesce(early.asked_round, 0) <= late.round)`,
  'no later turn gets one before the last round, and nothing is tapped until then': sql`
    select entry.draw_entry_id from draw_entry entry join draw using (session_id)
    where entry.state = 'won' and entry.turn > 0 and draw.state = 'drawn' and draw.round_at < draw.last_round_at
    union all select session_id from draw join clinic_session using (session_id)
    where draw.state = 'drawn' and clinic_session.drawn_at is not null`,
  'nobody waits on when it is over': sql`
    select entry.draw_entry_id from draw_entry entry join draw using (session_id) where draw.state = 'settled' and entry.state = 'entered'`,
}
async function look(when: string): Promise<void> {
  for (const [rule, question] of Object.entries(broken)) {
    const { rows } = await question.execute(db)
    expect(rows, `${rule}, ${when}`).toEqual([])
  }
}

/** Requests, an hour after the other; the session is a day and a half away, or five days. */
async function hold(nth: number) {
  driver.to(startOfDay(addDays(dayOf(driver.now()), 1)) + 9 * hour)
  const ahead = Math.round((startOfDay(dayOf(driver.now())) - startOfDay(dayOf(server.runtime.clock.now()))) / day)
  const numbers = luck.int(1, 8)
  const { sessionId } = await world.aSession({
    inDays: ahead + (nth % 3 === 0 ? 2 : 5),
    numbers,
    clinicDoctorId: null,
    kind: 'ordinary',
    releaseBy: 'draw',
    releaseAt: driver.now() + 2 * minute,
    sessionCode: `rounds-${nth}`,
  })
  await tick(timers)
  driver.pass(2 * minute)
  for (const one of luck.some(people, luck.int(0, 7))) await enter(one, sessionId)
  driver.pass(5 * minute)
  let leastLost = Infinity
  for (let round = 0; round < 40; round++) {
    await tick(timers)
    await look(`draw ${nth}, ${round}`)
    const published = await publishedDraw(db, sessionId)
    expect(published && faultsOf(published)).toEqual([])
    await somePay()
    const { state } = await db
      .selectFrom('draw')
      .select('state')
      .where('sessionId', '=', sessionId)
      .executeTakeFirstOrThrow()
    if (state === 'settled') {
      const { rows } = await sql<{ lost: number; left: number }>`
        select (select count(*)::int from draw_entry where session_id = ${sessionId} and state = 'lost') as lost,
          (select count(*)::int from clinic_number where session_id = ${sessionId} and state = 'open') as left`.execute(
        db,
      )
      leastLost = Math.min(rows[0]!.lost, rows[0]!.left)
      break
    }
    if (luck.share(0.3)) await enter(luck.pick(people), sessionId)
    await someLeave(sessionId)
    driver.pass(luck.pick([20 * minute, hour, hour, 3 * hour]))
  }
  // It has ended, and nobody lost while a number was left.
  expect(leastLost).toBe(0)
}

/** Chance has been through all of it: many rounds, later turns that won in one, crashes. */
async function hasSeenAll(): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select max(round) > 3 and count(*) filter (where turn > 0 and state = 'won' and round > 0) > 2
      and count(*) filter (where state = 'won') > 15 as is from draw_entry`.execute(db)
  return rows[0]!.is && driver.crashes() > 3
}

test('draws with rounds, crashes, late withdrawals and numbers that come back', async () => {
  // The lots are of real chance: a few more where it has not been through all of it yet.
  for (let nth = 0; nth < mostDraws && (nth < draws || !(await hasSeenAll())); nth++) await hold(nth)
  expect(await hasSeenAll()).toBe(true)
}, 300_000)
