import { sql } from 'kysely'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { refuse, type Ctx } from '../../../../calls/handler.ts'
import type { AccountCaller } from '../../../../calls/caller.ts'
import type { TestServer } from '../../../../testing/server.ts'
import { anIdCard } from '../../../people/people.samples.ts'
import { bookFor } from '../../book-for.ts'
import { bookingJobs } from '../../booking.jobs.ts'
import { bookingTimers } from '../../booking.timers.ts'
import { changeBooking } from '../../change.ts'
import { drawTimers } from '../../draw/draw.timers.ts'
import { enterDraw } from '../../draw/enter.ts'
import { payAtWindow } from '../../pay.ts'
import { visitWas } from '../../public.ts'
import { aBookingWorld, type Booker } from '../../testbed.ts'
import { acceptOffer, declineOffer } from '../../waitlist/answer-offer.ts'
import { waitlistTimers } from '../../waitlist/index.ts'
import { joinWaitlist } from '../../waitlist/join.ts'
import { withdrawBooking } from '../../withdraw.ts'
import { aDriver } from '../testbed.ts'

/**
 * What resellers do (docs/decisions/0130). All have scripts: they come first at every instant, through any of five accounts of each
 * real person, without limits of calls.
 * empty: take all at the release, give it back unpaid, stand in the line. hold: take and let run out, all day. script: take at the
 * release, pay at the hospital, come or not. hand_over: ask for everything with everybody, keep it, and give it back two days before
 * the visit, so that a buyer of theirs catches it. swap: as hand_over, but instead of giving it back they change to a number that
 * nobody wants, which counts as nothing. loyal: as hand_over, but each of the 600 comes himself: 600 patients more. single:
 * as script, but each person through one account alone, so that nothing but haste tells them from anybody. early: no attack but the
 * measure for single: as many patients more, who wish from the first day on, and look and tap as patients do.
 */
export const attacks = ['none', 'empty', 'hold', 'script', 'hand_over', 'swap', 'loyal', 'single', 'early'] as const
export type Attack = (typeof attacks)[number]

export interface MarketSize {
  seed: string
  attack: Attack
  /** 1: 2,000 honest patients, 600 real persons with 3,000 accounts, 20 doctors with 10 numbers a day. */
  scale: number
  days: number
}

export interface MarketResult {
  honest: number
  bots: number
  /** Numbers that were kept up to the visit. */
  numbersOfHonest: number
  numbersOfBots: number
  /** By tap, draw, line and change. */
  waysOfBots: Readonly<Record<string, number>>
  /** Of the kept ones. */
  botShare: number
  /** Honest who got a number, of those who wished. */
  served: number
  /** Mean hours from the wish to the registration; who got none waits to the end. */
  waitHours: number
  drawn: number
  bans: number
  /** The most numbers that one of the resellers' persons kept. */
  mostOfOneBot: number
  /** Of the honest who wished from the second day on, as early as one of them does: how many got a number. */
  servedOfEarliest: number
}

interface Person {
  accounts: Booker[]
  isBot: boolean
  isBuyer: boolean
  doctor: string
  wishDay: number
  gotAt?: number
  /** Tries that came to nothing today: a script does not repeat them. */
  refused: Set<string>
}

const minute = 60_000
const hour = 60 * minute
const accountsOfBot = (attack: Attack): number => (attack === 'single' || attack === 'early' ? 1 : 5)
/** Minutes of the day at which somebody does something. */
const steps = [
  419, 420, 421, 423, 425, 426, 430, 432, 435, 436, 438, 440, 450, 480, 540, 600, 660, 780, 900, 1020, 1140, 1230,
]
const timers = [...waitlistTimers, ...bookingTimers, ...drawTimers]

export async function runMarket(server: TestServer, { seed, attack, scale, days }: MarketSize): Promise<MarketResult> {
  const { db } = server
  /** Below a twentieth there is one doctor, with fewer numbers: as many for a person as in the whole market. */
  const doctorCount = Math.max(1, Math.round(20 * scale))
  const numbers = Math.max(1, Math.round((200 * scale) / doctorCount))
  const driver = aDriver(server, { seed: `${seed} ${attack}`, crashes: 0 })
  const { luck, command, work, tick } = driver
  const begin = startOfDay(addDays(dayOf(driver.now()), 1))
  driver.to(begin)
  const world = await aBookingWorld(server)
  const people = await populate()
  const honest = people.filter(one => !one.isBot)
  const bots = people.filter(one => one.isBot)
  /** So many of them, in an order of chance: whoever may choose one alone chooses any. */
  const any = <T>(list: readonly T[], count = list.length): T[] =>
    luck
      .some(list, count)
      .map(one => [luck.int(0, 1_000_000), one] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, one]) => one)
  const isScript = (one: Person) => one.isBot && attack !== 'early'
  const scripts = bots.filter(isScript)
  const tappers = people.filter(one => !isScript(one))
  const byPerson = new Map(people.flatMap(one => one.accounts.map(account => [account.personId, one] as const)))
  const sessions: { sessionId: string; doctor: string }[] = []
  const doctorOf = new Map<string, string>()

  async function populate(): Promise<Person[]> {
    const doctors = await Promise.all(Array.from({ length: doctorCount }, () => world.aClinicDoctor(world.deptId)))
    const made: Person[] = []
    const [honestCount, botCount] = [Math.round(2_000 * scale), attack === 'none' ? 0 : Math.round(600 * scale)]
    for (let nth = 0; nth < honestCount + botCount; nth++) {
      const isBot = nth >= honestCount
      const idCard = anIdCard({ bornOn: `19${50 + Math.floor(nth / 200)}-03-14` })
      const accounts: Booker[] = []
      for (let at = 0; at < (isBot ? accountsOfBot(attack) : 1); at++) accounts.push(await world.aBooker({ idCard }))
      made.push({
        accounts,
        isBot,
        isBuyer: isBot && nth % 10 === 0,
        doctor: luck.pick(doctors),
        wishDay: luck.int(1, days - 4) * (isBot ? 0 : 1),
        refused: new Set(),
      })
    }
    return made
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- one call for handlers of six services, each with an input of its own
  const handle = (ctx: Ctx<AccountCaller>, input: object): any => ({ ctx, refuse, input })
  const accountOf = (person: Person): Booker => luck.pick(person.accounts)
  const take = (person: Person, sessionId: string) => {
    const { accountId, personId } = accountOf(person)
    return command(accountId, ({ ctx }) => bookFor(ctx, { accountId, personId, sessionId, madeBy: 'patient' }))
  }
  const enter = (person: Person, sessionId: string) => {
    const { accountId, personId } = accountOf(person)
    return command(accountId, ({ ctx }) => enterDraw(handle(ctx, { sessionId, personId, wantsWait: true })))
  }
  const join = (person: Person, sessionIds: string[]) => {
    const { accountId, personId } = accountOf(person)
    return command(accountId, ({ ctx }) => joinWaitlist(handle(ctx, { personId, sessionIds })))
  }

  const free = async () =>
    (
      await sql<{ sessionId: string; left: number }>`
        select session.session_id, count(*)::int as left from clinic_session session join clinic_number number using (session_id)
        where number.state = 'open' and session.opens_at <= ${new Date(driver.now())} and session.starts_at > ${new Date(driver.now())}
        group by session.session_id`.execute(db)
    ).rows
  const gathering = async () =>
    (
      await db
        .selectFrom('draw')
        .select('sessionId')
        .where('opensAt', '<=', new Date(driver.now()))
        .where('closesAt', '>', new Date(driver.now()))
        .where('state', 'in', ['announced', 'gathering'])
        .execute()
    ).map(one => one.sessionId)
  const full = async () => {
    const open = new Set((await free()).map(one => one.sessionId))
    const rows = await db
      .selectFrom('clinicSession')
      .select('sessionId')
      .where('opensAt', '<=', new Date(driver.now()))
      .where('startsAt', '>', new Date(driver.now() + hour))
      .execute()
    return rows.map(one => one.sessionId).filter(one => doctorOf.has(one) && !open.has(one))
  }
  const bookings = (...statuses: string[]) =>
    db
      .selectFrom('booking')
      .select(['bookingId', 'accountId', 'personId', 'sessionId', 'startsAt', 'createdAt', 'cancelUntil', 'madeBy'])
      .where('status', 'in', statuses)
      .orderBy('bookingId')
      .execute()
  const offers = () =>
    db
      .selectFrom('waitlistOffer')
      .innerJoin('waitlistEntry', 'waitlistEntry.waitId', 'waitlistOffer.waitId')
      .select(['offerId', 'waitlistOffer.accountId', 'personId'])
      .where('waitlistOffer.state', '=', 'open')
      .orderBy('offerId')
      .execute()

  /** Takes offers, pays, gives back, as this side of the market does. */
  async function answer(byScript: boolean): Promise<void> {
    for (const { offerId, accountId, personId } of await offers()) {
      const person = byPerson.get(personId)!
      if (isScript(person) !== byScript) continue
      if (person.gotAt !== undefined && !byScript)
        await command(accountId, ({ ctx }) => declineOffer(handle(ctx, { offerId })))
      else if (byScript || luck.share(0.5)) await command(accountId, ({ ctx }) => acceptOffer(handle(ctx, { offerId })))
    }
    await work(bookingJobs)
    for (const { bookingId, accountId, personId } of await bookings('unpaid')) {
      const person = byPerson.get(personId)!
      if (isScript(person) !== byScript) continue
      if (byScript && attack === 'hold') continue
      if (byScript && attack === 'empty' && !person.isBuyer)
        await command(accountId, ({ ctx }) => withdrawBooking(handle(ctx, { bookingId })))
      else if (byScript || luck.share(0.95))
        await command(accountId, ({ ctx }) => payAtWindow(handle(ctx, { bookingId })))
    }
    await work(bookingJobs)
  }

  async function botsAct(ofDay: number): Promise<void> {
    await answer(true)
    const open = await gathering()
    if (open.length > 0 && ofDay === 420)
      for (const bot of scripts) for (const sessionId of any(open, 3)) await enter(bot, sessionId)
    const queue = any(scripts).filter(bot => bot.refused.size < 3)
    for (const { sessionId, left } of await free()) {
      let taken = 0
      for (const bot of queue) {
        if (taken >= left) break
        if (bot.refused.has(sessionId) || bot.refused.size >= 3) continue
        if (await take(bot, sessionId)) taken++
        bot.refused.add(sessionId)
      }
    }
    await work(bookingJobs)
    if (ofDay === 430) {
      const lines = await full()
      if (lines.length > 0) for (const bot of scripts) await join(bot, any(lines, 30))
    }
    if (ofDay === 600 && attack === 'hand_over')
      for (const { bookingId, accountId, personId, cancelUntil } of await bookings('booked')) {
        const bot = byPerson.get(personId)!
        const isEnding = cancelUntil.getTime() - driver.now() < 24 * hour
        if (bot.isBot && !bot.isBuyer && isEnding)
          await command(accountId, ({ ctx }) => withdrawBooking(handle(ctx, { bookingId })))
      }
    if (ofDay === 600 && attack === 'swap') await swap()
    await answer(true)
  }

  async function swap(): Promise<void> {
    for (const one of await bookings('booked')) {
      const bot = byPerson.get(one.personId)!
      const isEnding = one.cancelUntil.getTime() - driver.now() < 24 * hour
      const others = (await free()).filter(other => other.sessionId !== one.sessionId)
      if (!bot.isBot || bot.isBuyer || !isEnding || others.length === 0) continue
      const { sessionId } = luck.pick(others)
      await command(one.accountId, ({ ctx }) => changeBooking(handle(ctx, { ...one, sessionId, numberId: '' })))
      await work(bookingJobs)
    }
  }

  /** He looks a few times a day: at the release more often than else; a doctor he wants, after three days any. */
  async function honestAct(day: number, ofDay: number): Promise<void> {
    await answer(false)
    const wishing = tappers.filter(one => one.wishDay <= day && one.gotAt === undefined)
    const open = await gathering()
    const states = new Map((await free()).map(one => [one.sessionId, one.left]))
    const lines = ofDay >= 430 ? await full() : []
    for (const one of any(wishing)) {
      const isRelease = ofDay >= 420 && ofDay <= 430
      if (!luck.share(isRelease ? 0.3 : 0.15)) continue
      const takesAny = day - one.wishDay >= 3
      const wanted = (sessionId: string) => takesAny || doctorOf.get(sessionId) === one.doctor
      const draws = open.filter(wanted)
      if (draws.length > 0) for (const sessionId of any(draws, 3)) await enter(one, sessionId)
      const found = [...states.keys()].filter(sessionId => wanted(sessionId) && states.get(sessionId)! > 0)
      if (found.length > 0) {
        const sessionId = luck.pick(found)
        if (await take(one, sessionId)) states.set(sessionId, states.get(sessionId)! - 1)
      } else if (!one.refused.has('line')) {
        const waited = any(lines.filter(wanted), 30)
        if (waited.length > 0 && (await join(one, waited))) one.refused.add('line')
      }
    }
    await work(bookingJobs)
    await answer(false)
    if (ofDay === 600)
      for (const { bookingId, accountId, personId, createdAt } of await bookings('booked')) {
        const isOld = driver.now() - createdAt.getTime() > 24 * hour && driver.now() - createdAt.getTime() < 48 * hour
        if (!isScript(byPerson.get(personId)!) && isOld && luck.share(0.04))
          await command(accountId, ({ ctx }) => withdrawBooking(handle(ctx, { bookingId })))
      }
  }

  async function evening(): Promise<void> {
    for (const { bookingId, personId } of await bookings('booked')) {
      const person = byPerson.get(personId)
      const { endsAt } = await db
        .selectFrom('booking')
        .select('endsAt')
        .where('bookingId', '=', bookingId)
        .executeTakeFirstOrThrow()
      if (endsAt.getTime() > driver.now() || !person) continue
      const isMissed = isScript(person) ? attack !== 'loyal' && !person.isBuyer : luck.share(0.03)
      await driver.transact({ kind: 'system' }, ctx => visitWas(ctx, bookingId, isMissed ? 'missed' : 'seen'))
    }
  }

  async function note(): Promise<void> {
    for (const { personId } of await bookings('booked')) {
      const person = byPerson.get(personId)
      if (person && person.gotAt === undefined) person.gotAt = driver.now()
    }
  }

  const doctors = [...new Set(people.map(one => one.doctor))]
  for (let day = 0; day < days; day++) {
    const midnight = begin + day * 24 * hour
    driver.to(midnight + 5 * hour)
    // The world's sessions count from the server's clock, which stands still.
    const ahead = Math.round((midnight - startOfDay(dayOf(server.runtime.clock.now()))) / (24 * hour))
    for (const doctor of doctors) {
      const releaseAt = midnight + 31 * hour
      const { sessionId } = await world.aSession({
        clinicDoctorId: doctor,
        numbers,
        inDays: ahead + 5,
        releaseAt,
        period: 'pm',
      })
      sessions.push({ sessionId, doctor })
      doctorOf.set(sessionId, doctor)
    }
    for (const person of people) for (const one of person.refused) if (one !== 'line') person.refused.delete(one)
    for (const ofDay of steps) {
      driver.to(midnight + ofDay * minute)
      await tick(timers)
      await work(bookingJobs)
      if (scripts.length > 0 && ofDay >= 420) await botsAct(ofDay)
      await honestAct(day, ofDay)
      await note()
    }
    await evening()
  }
  return result()

  function served(those: Person[]): number {
    return those.filter(one => one.gotAt !== undefined).length
  }

  async function result(): Promise<MarketResult> {
    const held = await bookings('booked', 'seen', 'missed')
    const ofBots = held.filter(one => byPerson.get(one.personId)?.isBot)
    const heldByBots = ofBots.length
    const waysOfBots = Object.fromEntries(
      [...Map.groupBy(ofBots, one => one.madeBy)].map(([way, all]) => [way, all.length]),
    )
    const end = begin + days * 24 * hour
    const waits = honest.map(one => (one.gotAt ?? end) - (begin + one.wishDay * 24 * hour + 7 * hour))
    const count = async (table: 'draw' | 'bookingBan') =>
      Number(
        (
          await db
            .selectFrom(table)
            .select(eb => eb.fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      )
    return {
      honest: honest.length,
      bots: bots.length,
      numbersOfHonest: held.length - heldByBots,
      numbersOfBots: heldByBots,
      waysOfBots,
      botShare: held.length === 0 ? 0 : heldByBots / held.length,
      served: served(honest),
      waitHours: waits.reduce((sum, one) => sum + Math.max(0, one), 0) / waits.length / hour,
      drawn: await count('draw'),
      bans: await count('bookingBan'),
      mostOfOneBot: Math.max(0, ...bots.map(bot => held.filter(one => byPerson.get(one.personId) === bot).length)),
      servedOfEarliest: served(honest.filter(one => one.wishDay === 1)),
    }
  }
}
