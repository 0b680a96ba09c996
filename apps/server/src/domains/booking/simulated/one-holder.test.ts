import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { AccountCaller } from '../../../calls/caller.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { openTestServer } from '../../../testing/server.ts'
import { bookFor } from '../book-for.ts'
import { bookingTimers } from '../booking.timers.ts'
import { bookingJobs } from '../booking.jobs.ts'
import { changeBooking } from '../change.ts'
import { drawTimers } from '../draw/index.ts'
import { enterDraw, leaveDraw } from '../draw/enter.ts'
import { payAtWindow } from '../pay.ts'
import { sessionWasStopped } from '../public.ts'
import { saveRuleFor } from '../rule.samples.ts'
import { aBookingWorld, type Booker } from '../testbed.ts'
import { acceptOffer, declineOffer, withdrawWait } from '../waitlist/answer-offer.ts'
import { waitlistTimers } from '../waitlist/index.ts'
import { joinWaitlist } from '../waitlist/join.ts'
import { inLine } from '../waitlist/line.ts'
import { withdrawBooking } from '../withdraw.ts'
import { faultsOf } from '../../../../../../scripts/recompute-draw.mjs'
import { publishedDraw } from './published-draw.ts'
import { aDriver } from './testbed.ts'

const operations = 1_000
const minute = 60_000
const hour = 60 * minute

const server = await openTestServer()
// Nothing moves but by the driver's hand.
await server.runner.stop()
const { db } = server
const driver = aDriver(server, { seed: 'one holder', crashes: 0.06 })
const { luck, command, transact, work, tick } = driver
driver.to(startOfDay(addDays(dayOf(driver.now()), 1)) + 9 * hour)

const world = await aBookingWorld(server)
await saveRuleFor(server, {
  dayMost: 10,
  weekMost: 30,
  cancelsMost: 12,
  drawOn: true,
  drawMinutes: 5,
  changesMost: 10,
  unpaidMost: 20,
  holdsMost: 10,
  missesMost: 20,
  lineAfterMinutes: 0,
})
const timers = [...waitlistTimers, ...bookingTimers, ...drawTimers]

/** Ten real people, three of them in two accounts. */
const people: Booker[] = await Promise.all(Array.from({ length: 10 }, () => world.aBooker()))
for (const one of people.slice(0, 3)) people.push(await world.aBooker({ idCard: one.idCard }))
const sessionIds: string[] = []
const drawIds: string[] = []
for (let inDays = 4; inDays < 8; inDays++)
  sessionIds.push((await world.aSession({ inDays, period: inDays % 2 ? 'am' : 'pm', numbers: 4 })).sessionId)
const numbersMade = new Map(sessionIds.map(sessionId => [sessionId, 4]))

const somebody = () => luck.pick(people)
const aSessionId = () => luck.pick(sessionIds)
const anyOf = async <T>(query: { execute(): Promise<T[]> }): Promise<T | undefined> => {
  const rows = await query.execute()
  return rows.length > 0 ? luck.pick(rows) : undefined
}
const aBooking = (...statuses: string[]) =>
  anyOf(
    db
      .selectFrom('booking')
      .select(['bookingId', 'accountId', 'sessionId'])
      .where('status', 'in', statuses)
      .orderBy('bookingId'),
  )
const anOffer = () =>
  anyOf(db.selectFrom('waitlistOffer').select(['offerId', 'accountId']).where('state', '=', 'open').orderBy('offerId'))
const call = (ctx: Ctx<AccountCaller>, refuse: any, input: object): any => ({ ctx, refuse, input })

let drawn = 0
const steps: Readonly<Record<string, [weight: number, run: () => Promise<unknown>]>> = {
  take: [
    16,
    async () => {
      const { accountId, personId } = somebody()
      return command(accountId, ({ ctx }) =>
        bookFor(ctx, { accountId, personId, sessionId: aSessionId(), madeBy: 'patient' }),
      )
    },
  ],
  pay: [
    8,
    async () => {
      const one = await aBooking('unpaid')
      return one && command(one.accountId, ({ ctx, refuse }) => payAtWindow(call(ctx, refuse, one)))
    },
  ],
  giveBack: [
    9,
    async () => {
      const one = await aBooking('unpaid', 'booked')
      return one && command(one.accountId, ({ ctx, refuse }) => withdrawBooking(call(ctx, refuse, one)))
    },
  ],
  change: [
    3,
    async () => {
      const one = await aBooking('booked')
      const input = one && { ...one, sessionId: aSessionId(), numberId: '' }
      return one && command(one.accountId, ({ ctx, refuse }) => changeBooking(call(ctx, refuse, input!)))
    },
  ],
  forgive: [
    4,
    async () =>
      db
        .updateTable('bookingCancellation')
        .set({ forgivenAt: new Date(driver.now()) })
        .where('forgivenAt', 'is', null)
        .execute(),
  ],
  join: [
    14,
    async () => {
      const { accountId, personId } = somebody()
      const wished = luck.some(sessionIds, luck.int(1, 3))
      return command(accountId, ({ ctx, refuse }) => joinWaitlist(call(ctx, refuse, { personId, sessionIds: wished })))
    },
  ],
  leave: [
    3,
    async () => {
      const one = await anyOf(
        db
          .selectFrom('waitlistEntry')
          .select(['waitId', 'accountId'])
          .where('state', 'in', ['waiting', 'offered'])
          .orderBy('waitId'),
      )
      return one && command(one.accountId, ({ ctx, refuse }) => withdrawWait(call(ctx, refuse, one)))
    },
  ],
  accept: [
    7,
    async () => {
      const one = await anOffer()
      return one && command(one.accountId, ({ ctx, refuse }) => acceptOffer(call(ctx, refuse, one)))
    },
  ],
  decline: [
    4,
    async () => {
      const one = await anOffer()
      return one && command(one.accountId, ({ ctx, refuse }) => declineOffer(call(ctx, refuse, one)))
    },
  ],
  work: [12, () => work(bookingJobs, luck.int(1, 4))],
  tick: [10, () => tickAndLook()],
  wait: [8, async () => driver.pass(luck.pick([5_000, minute, 6 * minute, 16 * minute, 31 * minute]))],
  windowTakes: [
    2,
    async () =>
      sql`update clinic_number set state = 'elsewhere', offer_id = null, reopens_at = null
        where number_id = (select number_id from clinic_number where state in ('open', 'cooling', 'offered')
          order by number_id offset ${luck.int(0, 5)} limit 1)`.execute(db),
  ],
  windowFrees: [
    2,
    async () =>
      sql`update clinic_number set state = 'cooling', reopens_at = ${new Date(driver.now() + 20 * minute)}
        where number_id = (select number_id from clinic_number join clinic_session using (session_id)
          where state = 'elsewhere' and not is_stopped order by number_id limit 1)`.execute(db),
  ],
  stop: [
    0.4,
    async () => {
      if (sessionIds.length < 3) return
      const sessionId = aSessionId()
      sessionIds.splice(sessionIds.indexOf(sessionId), 1)
      await db.updateTable('clinicSession').set({ isStopped: true }).where('sessionId', '=', sessionId).execute()
      await transact({ kind: 'system' }, ctx => sessionWasStopped(ctx, sessionId, '医生外出')).catch(() => {})
    },
  ],
  newSession: [
    1,
    async () => {
      if (sessionIds.length > 5) return
      const numbers = luck.int(2, 4)
      const { sessionId } = await world.aSession({ inDays: luck.int(4, 9), numbers, releaseAt: driver.now() })
      numbersMade.set(sessionId, numbers)
      sessionIds.push(sessionId)
    },
  ],
  announceDraw: [
    1,
    async () => {
      const numbers = luck.int(1, 3)
      const { sessionId } = await world.aSession({
        inDays: luck.int(5, 9),
        numbers,
        releaseBy: 'draw',
        releaseAt: driver.now() + 10 * minute,
      })
      numbersMade.set(sessionId, numbers)
      sessionIds.push(sessionId)
      drawIds.push(sessionId)
      drawn++
    },
  ],
  enterDraw: [
    6,
    async () => {
      const { accountId, personId } = somebody()
      const sessionId = drawIds.at(-1)
      if (!sessionId) return
      const input = { sessionId, personId, wantsWait: luck.share(0.8) }
      return command(accountId, ({ ctx, refuse }) => enterDraw(call(ctx, refuse, input)))
    },
  ],
  drawOpens: [
    1.5,
    async () => {
      const next = await db
        .selectFrom('draw')
        .select(['sessionId', 'opensAt'])
        .where('state', '=', 'announced')
        .executeTakeFirst()
      if (!next) return
      driver.to(next.opensAt.getTime() + minute)
      for (let nth = 0; nth < 4; nth++) await steps['enterDraw']![1]()
      if (luck.share(0.5)) driver.pass(5 * minute)
    },
  ],
  leaveDraw: [
    1,
    async () => {
      const one = await anyOf(
        db
          .selectFrom('drawEntry')
          .select(['drawEntryId', 'accountId'])
          .where('state', '=', 'entered')
          .orderBy('digest'),
      )
      return one && command(one.accountId, ({ ctx, refuse }) => leaveDraw(call(ctx, refuse, one)))
    },
  ],
}
const bag = Object.entries(steps).flatMap(([name, [weight]]) =>
  Array.from({ length: Math.round(weight * 10) }, () => name),
)

/** Whoever is offered a number stands before everybody who could have been: looked at before anything else happens. */
async function tickAndLook(): Promise<void> {
  const before = new Set((await db.selectFrom('waitlistOffer').select('offerId').execute()).map(one => one.offerId))
  await tick(timers)
  const offers = await db
    .selectFrom('waitlistOffer')
    .select(['offerId', 'waitId', 'sessionId', 'numberId', 'orderNo'])
    .where('state', '=', 'open')
    .execute()
  for (const { offerId, waitId, sessionId, numberId, orderNo } of offers) {
    if (before.has(offerId)) continue
    const line = inLine(sql.val(sessionId), sql.val(numberId), driver.now())
    const { rows } =
      await sql`select wish.wait_id ${line} and (wish.turn, wish.order_no) < (select offered.turn, ${orderNo}::bigint
      from waitlist_wish offered where offered.wait_id = ${waitId} and offered.session_id = ${sessionId})`.execute(db)
    if (rows.length > 0) throw new Error(`${offerId} was offered past ${JSON.stringify(rows)}`)
  }
}

/** What must hold after every single operation, whatever crashed. Each question answers the rows that break it. */
const broken: Readonly<Record<string, ReturnType<typeof sql>>> = {
  'a number is held by exactly the one booking that holds it': sql`
    select number.number_id from clinic_number number
    left join booking on booking.number_id = number.number_id and booking.status in ('taking', 'unpaid', 'confirming', 'booked')
    group by number.number_id, number.state, number.booking_id
    having count(booking.booking_id) > 1
      or (number.state = 'taken') is distinct from (count(booking.booking_id) = 1)
      or number.state = 'taken' and number.booking_id <> max(booking.booking_id)`,
  'an offered number is kept by exactly one open offer': sql`
    select number.number_id from clinic_number number
    left join waitlist_offer offer on offer.number_id = number.number_id and offer.offer_id = number.offer_id
    where number.state = 'offered' and offer.state is distinct from 'open'`,
  'an entry that is offered something has one open offer, and no other has': sql`
    select wait_id from waitlist_entry entry
    where (entry.state = 'offered') <> exists (select from waitlist_offer offer where offer.wait_id = entry.wait_id and offer.state = 'open')`,
  'state and order stand beside each wish as in its entry': sql`
    select entry.wait_id from waitlist_entry entry join waitlist_wish wish using (wait_id)
    where (wish.state, wish.real_person) is distinct from (entry.state, entry.real_person)
      or wish.order_no >= 0 and wish.order_no <> entry.order_no`,
  'nobody has two numbers of one session': sql`
    select real_person from booking where status in ('taking', 'unpaid', 'confirming', 'booked') and not is_replacing
    group by real_person, session_id having count(*) > 1`,
  'nobody stands twice in one line': sql`
    select real_person from waitlist_wish where state in ('waiting', 'offered') group by real_person, session_id having count(*) > 1`,
  'nobody stands twice in one draw': sql`
    select real_person from draw_entry where state <> 'left' group by real_person, session_id having count(*) > 1`,
}

const waysTaken = async (): Promise<string[]> => {
  const made = await db.selectFrom('booking').select('madeBy').distinct().orderBy('madeBy').execute()
  return made.map(one => one.madeBy)
}

test(`after ${operations} operations with crashes every number has one holder, none is lost, and the order was kept`, async () => {
  // Chance may leave out a way to a number, and draw seldom; it goes on until each has been gone, and often enough. By the line it
  // is seldom: what a draw leaves over has no line for a day.
  const isEnough = async () => drawn > 3 && driver.crashes() > 30 && (await waysTaken()).length === 4
  for (let nth = 0; nth < operations || (nth < 20 * operations && !(await isEnough())); nth++) {
    const name = luck.pick(bag)
    await steps[name]![1]()
    await look(`after ${nth} (${name})`)
  }
  expect(driver.crashes()).toBeGreaterThan(30)
  expect(drawn).toBeGreaterThan(3)

  // Everything comes to rest: by day, nobody taps any more.
  driver.to(startOfDay(addDays(dayOf(driver.now()), 1)) + 9 * hour)
  for (let nth = 0; nth < 40; nth++) {
    await work(bookingJobs)
    await tickAndLook()
    driver.pass(31 * minute)
    if (driver.queued() === 0 && nth > 12) break
  }
  await look('at rest')
  for (const [sessionId, made] of numbersMade) {
    const states = await db.selectFrom('clinicNumber').select('state').where('sessionId', '=', sessionId).execute()
    expect(states).toHaveLength(made)
    for (const { state } of states) expect(['open', 'taken', 'elsewhere', 'offered', 'cooling']).toContain(state)
  }
  // Nothing is stuck: what cools is waited for or about to open, and no deadline has been passed over.
  const { rows: stuck } = await sql`
    select number_id from clinic_number number where state = 'cooling' and reopens_at < ${new Date(driver.now() - 2 * hour)}
    union all select offer_id from waitlist_offer where state = 'open' and ends_at < ${new Date(driver.now() - 2 * hour)}
    union all select booking_id from booking where due_at < ${new Date(driver.now() - 2 * hour)}
    union all select session_id from draw where due_at < ${new Date(driver.now() - 2 * hour)}
    union all select session_id from draw where state = 'drawn' and round_at < ${new Date(driver.now() - 2 * hour)}`.execute(
    db,
  )
  expect(stuck).toEqual([])
  for (const sessionId of drawIds) await recompute(sessionId)
  expect(await waysTaken()).toEqual(['change', 'draw', 'patient', 'waitlist'])
}, 240_000)

async function look(when: string): Promise<void> {
  for (const [rule, question] of Object.entries(broken)) {
    const { rows } = await question.execute(db)
    expect(rows, `${rule}, ${when}`).toEqual([])
  }
}

async function recompute(sessionId: string): Promise<void> {
  const published = await publishedDraw(db, sessionId)
  if (published) expect(faultsOf(published)).toEqual([])
}
