import { addDays, dayOf, startOfDay, weekdayOf } from '@nethos/contract/common/days.ts'
import { refuse, type Ctx } from '../../../../calls/handler.ts'
import type { AccountCaller } from '../../../../calls/caller.ts'
import { chance, type Chance } from '../../../../demo/chance.ts'
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
import { saveRuleFor } from '../../rule.samples.ts'
import { aBookingWorld, type Booker } from '../../testbed.ts'
import { acceptOffer, declineOffer } from '../../waitlist/answer-offer.ts'
import { waitlistTimers } from '../../waitlist/index.ts'
import { joinWaitlist } from '../../waitlist/join.ts'
import { withdrawBooking } from '../../withdraw.ts'
import { aDriver } from '../testbed.ts'
import { accountsOfBot, isMeasure, type Attack } from './attacks.ts'
import { marketRows } from './rows.ts'

export interface MarketSize {
  seed: string
  attack: Attack
  /** 1: 2,000 honest patients, 20 doctors with 10 numbers a day, and `more`. */
  scale: number
  /** Real persons besides the honest ones, at the whole size: of the resellers, or patients in a measure. */
  more: number
  days: number
  /** Whether what is scarce is drawn; else the first taps decide. */
  drawOn: boolean
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
  nth: number
  accounts: Booker[]
  isBot: boolean
  isBuyer: boolean
  doctor: string
  wishDay: number
  /** His own, which what others do does not move. */
  luck: Chance
  gotAt?: number
  /** Tries that came to nothing today: a script does not repeat them. */
  refused: Set<string>
  /** Draws that a script has asked in for what was left, and the hour in which it did so last. */
  askedForRest: Set<string>
  askedInHour: number
}

const minute = 60_000
const hour = 60 * minute
/** Minutes of the day at which patients look. */
const steps = [
  419, 420, 421, 423, 425, 426, 430, 432, 435, 436, 438, 440, 450, 480, 540, 600, 660, 780, 900, 1020, 1140, 1230,
]
/** Later nobody does anything. */
const bedtime = 22 * 60
const timers = [...waitlistTimers, ...bookingTimers, ...drawTimers]

/** Limits of a week count from Monday: a market of the same seed is the same on whatever day it runs. */
const nextMonday = (today: string): string => {
  const ahead = [1, 2, 3, 4, 5, 6, 7].map(days => addDays(today, days))
  return ahead.find(day => weekdayOf(day) === '周一')!
}

export async function runMarket(
  server: TestServer,
  { seed, attack, scale, more, days, drawOn }: MarketSize,
  /** Begins the system's randomness anew: what many accounts have used of it moves no lot. */
  restartRandomness: () => void,
): Promise<MarketResult> {
  const { db } = server
  /** Below a twentieth there is one doctor, with fewer numbers: as many for a person as in the whole market. */
  const doctorCount = Math.max(1, Math.round(20 * scale))
  const numbers = Math.max(1, Math.round((200 * scale) / doctorCount))
  const driver = aDriver(server, { seed: `${seed} ${attack}`, crashes: 0 })
  const { luck, command, work, tick } = driver
  const begin = startOfDay(nextMonday(dayOf(driver.now())))
  driver.to(begin)
  const world = await aBookingWorld(server)
  await saveRuleFor(server, { drawOn })
  const people = await populate()
  restartRandomness()
  const honest = people.filter(one => !one.isBot)
  const bots = people.filter(one => one.isBot)
  /** So many of them, in an order of chance: whoever may choose one alone chooses any. */
  const any = <T>(list: readonly T[], count = list.length, by = luck): T[] =>
    by
      .some(list, count)
      .map(one => [by.int(0, 1_000_000), one] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, one]) => one)
  const isScript = (one: Person) => one.isBot && !isMeasure(attack)
  const scripts = bots.filter(isScript)
  const tappers = people.filter(one => !isScript(one))
  const byPerson = new Map(people.flatMap(one => one.accounts.map(account => [account.personId, one] as const)))
  const sessions: { sessionId: string; doctor: string }[] = []
  const answered = new Set<string>()
  const doctorOf = new Map<string, string>()
  const { free, gathering, betweenRounds, full, bookings, offers, nextDue } = marketRows(db, driver.now, doctorOf)

  /** The same patients with the same wishes beside each attack, so that two markets differ by what is done there alone. */
  async function populate(): Promise<Person[]> {
    const nature = chance(`${seed} people`)
    const doctors: string[] = []
    for (let nth = 0; nth < doctorCount; nth++) doctors.push(await world.aClinicDoctor(world.deptId))
    const made: Person[] = []
    const [honestCount, botCount] = [Math.round(2_000 * scale), attack === 'none' ? 0 : Math.round(more * scale)]
    for (let nth = 0; nth < honestCount + botCount; nth++) {
      const isBot = nth >= honestCount
      const idCard = anIdCard({ bornOn: `19${50 + Math.floor(nth / 200)}-03-14`, nth })
      const accounts: Booker[] = []
      for (let at = 0; at < (isBot ? accountsOfBot(attack) : 1); at++) accounts.push(await world.aBooker({ idCard }))
      made.push({
        nth,
        accounts,
        isBot,
        isBuyer: isBot && nth % 10 === 0,
        doctor: nature.pick(doctors),
        wishDay: nature.int(1, days - 4) * (isBot && attack !== 'crowd' ? 0 : 1),
        luck: chance(`${seed} ${nth}`),
        refused: new Set(),
        askedForRest: new Set(),
        askedInHour: 0,
      })
    }
    return made
  }

  /** And they look, and change their minds, at the same instants. */
  const chanceOf = ({ nth }: Person, what: string) =>
    chance(`${seed} ${nth} ${what} ${Math.round((driver.now() - begin) / minute)}`)

  /** In an order of chance, which who else is there does not move. */
  const inTurn = (those: Person[]): Person[] =>
    those
      .map(one => [chanceOf(one, 'comes').number(), one] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, one]) => one)

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

  /** Takes offers, pays, gives back, as this side of the market does; a patient decides once on what he is offered. */
  async function answer(byScript: boolean): Promise<void> {
    for (const { offerId, accountId, personId } of await offers()) {
      const person = byPerson.get(personId)!
      if (isScript(person) !== byScript || answered.has(offerId)) continue
      if (!byScript) answered.add(offerId)
      if (person.gotAt !== undefined && !byScript)
        await command(accountId, ({ ctx }) => declineOffer(handle(ctx, { offerId })))
      else if (byScript || person.luck.share(0.75))
        await command(accountId, ({ ctx }) => acceptOffer(handle(ctx, { offerId })))
    }
    await work(bookingJobs)
    for (const { bookingId, accountId, personId } of await bookings('unpaid')) {
      const person = byPerson.get(personId)!
      if (isScript(person) !== byScript) continue
      if (byScript && attack === 'hold') continue
      if (byScript && attack === 'empty' && !person.isBuyer)
        await command(accountId, ({ ctx }) => withdrawBooking(handle(ctx, { bookingId })))
      else if (byScript || person.luck.share(0.95))
        await command(accountId, ({ ctx }) => payAtWindow(handle(ctx, { bookingId })))
    }
    await work(bookingJobs)
  }

  async function botsAct(ofDay: number): Promise<void> {
    await answer(true)
    const open = await gathering()
    if (open.length > 0 && ofDay === 420)
      for (const bot of scripts) for (const sessionId of any(open, 3)) await enter(bot, sessionId)
    await askForRest()
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

  /** In every draw that has something left, each real person once; a person asks for one undecided number at a time. */
  async function askForRest(): Promise<void> {
    const draws = await betweenRounds()
    const inHour = Math.floor(driver.now() / hour)
    for (const bot of scripts) {
      const rest = draws.filter(sessionId => !bot.askedForRest.has(sessionId))
      if (rest.length === 0 || bot.askedInHour === inHour) continue
      bot.askedInHour = inHour
      const sessionId = luck.pick(rest)
      bot.askedForRest.add(sessionId)
      await enter(bot, sessionId)
    }
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
    const open = [...(await gathering()), ...(await betweenRounds())]
    const states = new Map((await free()).map(one => [one.sessionId, one.left]))
    const lines = ofDay >= 430 ? await full() : []
    for (const one of inTurn(wishing)) {
      const isRelease = ofDay >= 420 && ofDay <= 430
      if (!chanceOf(one, 'looks').share(isRelease ? 0.3 : 0.15)) continue
      const takesAny = day - one.wishDay >= 3
      const wanted = (sessionId: string) => takesAny || doctorOf.get(sessionId) === one.doctor
      const draws = open.filter(wanted)
      if (draws.length > 0) for (const sessionId of any(draws, 3, chanceOf(one, 'draws'))) await enter(one, sessionId)
      const found = [...states.keys()].filter(sessionId => wanted(sessionId) && states.get(sessionId)! > 0)
      if (found.length > 0) {
        const sessionId = chanceOf(one, 'takes').pick(found)
        if (await take(one, sessionId)) states.set(sessionId, states.get(sessionId)! - 1)
      } else if (!one.refused.has('line')) {
        const waited = any(lines.filter(wanted), 30, chanceOf(one, 'waits'))
        if (waited.length > 0 && (await join(one, waited))) one.refused.add('line')
      }
    }
    await work(bookingJobs)
    await answer(false)
    if (ofDay === 600)
      for (const { bookingId, accountId, personId, createdAt } of await bookings('booked')) {
        const isOld = driver.now() - createdAt.getTime() > 24 * hour && driver.now() - createdAt.getTime() < 48 * hour
        const person = byPerson.get(personId)!
        if (!isScript(person) && isOld && chanceOf(person, 'gives back').share(0.04))
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
      const isMissed = isScript(person) ? attack !== 'loyal' && !person.isBuyer : person.luck.share(0.03)
      await driver.transact({ kind: 'system' }, ctx => visitWas(ctx, bookingId, isMissed ? 'missed' : 'seen'))
    }
  }

  async function note(): Promise<void> {
    for (const { personId } of await bookings('booked')) {
      const person = byPerson.get(personId)
      if (person && person.gotAt === undefined) person.gotAt = driver.now()
    }
  }

  /** Whenever a hold or an offer runs out or a number reopens, scripts are there, and patients hear of an offer. */
  async function untilThen(until: number): Promise<void> {
    for (let at = await nextDue(); at < until; at = await nextDue()) {
      driver.to(at)
      await tick(timers)
      await work(bookingJobs)
      if (scripts.length > 0) await botsAct((at - startOfDay(dayOf(at))) / minute)
      await answer(false)
      await note()
    }
  }

  const doctors = [...new Set(people.map(one => one.doctor))]
  for (let day = 0; day < days; day++) {
    const midnight = begin + day * 24 * hour
    driver.to(midnight + 5 * hour)
    // The world's sessions count from the server's clock, which stands still.
    const ahead = Math.round((midnight - startOfDay(dayOf(server.runtime.clock.now()))) / (24 * hour))
    for (const [nth, doctor] of doctors.entries()) {
      const releaseAt = midnight + 31 * hour
      const { sessionId } = await world.aSession({
        clinicDoctorId: doctor,
        numbers,
        inDays: ahead + 5,
        releaseAt,
        period: 'pm',
        sessionCode: `${day}-${nth}`,
      })
      sessions.push({ sessionId, doctor })
      doctorOf.set(sessionId, doctor)
    }
    for (const person of people) for (const one of person.refused) if (one !== 'line') person.refused.delete(one)
    for (const [nth, ofDay] of steps.entries()) {
      driver.to(midnight + ofDay * minute)
      await tick(timers)
      await work(bookingJobs)
      if (scripts.length > 0 && ofDay >= 420) await botsAct(ofDay)
      await honestAct(day, ofDay)
      await note()
      await untilThen(midnight + (steps[nth + 1] ?? bedtime) * minute)
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
