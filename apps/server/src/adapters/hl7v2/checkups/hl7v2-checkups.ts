import { dayOf } from '@nethos/contract/common/days.ts'
import type { Clock } from '../../../ports/clock.ts'
import {
  CheckupRefusedError,
  TimeFullError,
  type CheckupPlaces,
  type Confirmed,
  type HospitalCheckups,
  type NewCheckup,
} from '../../../ports/hospital-checkups.ts'
import type { FactStore } from '../../../ports/hospital-messages.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import { versionOf } from '../head.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { hl7Outbox, type Outbox } from '../outbox.ts'
import { perHospital } from '../per-hospital.ts'
import { checkFactOf, type CheckFact } from './checks.ts'
import { happeningsSince } from './happenings.ts'
import { offersOf } from './offers.ts'
import { receivedChecks, placesOf } from './places.ts'
import { checkLines } from './write-checks.ts'

/** Health checks of the hospitals whose centres are told by SIU and say by SIU, ORM and ORU what happens there. */
export function hl7v2Checkups(hospitals: readonly Hl7Hospital[], facts: FactStore, clock: Clock): HospitalCheckups {
  const { speaksFor, of: office } = perHospital(hospitals, {
    open: one => new Office(one, facts, clock),
    missing: 'No health-check centre is connected for this hospital',
  })
  return {
    speaksFor,
    offers: async hosId => office(hosId).offers(),
    times: async (hosId, fromDay, toDay) => office(hosId).times(fromDay, toDay),
    confirm: async (hosId, order) => office(hosId).confirm(order),
    change: async (hosId, ourNo, timeCode) => office(hosId).change(ourNo, timeCode),
    cancel: async (hosId, ourNo) => office(hosId).cancel(ourNo),
    happenings: async (hosId, cursor) => office(hosId).happenings(cursor),
  }
}

class Office {
  readonly #hospital: Hl7Hospital
  readonly #facts: FactStore
  readonly #clock: Clock
  readonly #outbox: Outbox

  constructor(hospital: Hl7Hospital, facts: FactStore, clock: Clock) {
    this.#hospital = hospital
    this.#facts = facts
    this.#clock = clock
    this.#outbox = hl7Outbox(hospital, clock)
  }

  offers() {
    return offersOf(this.#hospital)
  }

  async times(fromDay: string, toDay: string): Promise<CheckupPlaces[]> {
    const { hosId } = this.#hospital
    return placesOf(this.#hospital, { fromDay, toDay }, await receivedChecks(this.#facts, hosId, this.#clock.now()))
  }

  async #time(timeCode: string): Promise<CheckupPlaces> {
    const minutes = Number(timeCode.slice(timeCode.lastIndexOf('.') + 1))
    const day = Number.isSafeInteger(minutes) ? dayOf(minutes * 60_000) : ''
    const found = day === '' ? undefined : (await this.times(day, day)).find(one => one.timeCode === timeCode)
    if (found) return found
    await this.#outbox.reach()
    throw new TimeFullError('No such time')
  }

  async #known(ourNo: string): Promise<CheckFact | undefined> {
    const all = await this.#facts.ofCode(this.#hospital.hosId, 'check', ourNo)
    const newest = all.at(-1)
    return newest && checkFactOf(newest)
  }

  async confirm(order: NewCheckup): Promise<Confirmed> {
    const known = await this.#known(order.ourNo)
    if (known?.isLive) return { time: await this.#time(timeCodeOf(known)), guideNo: known.guideNo }
    if (known || !this.#hospital.checkups?.packages[order.packageCode]) {
      await this.#outbox.reach()
      throw new CheckupRefusedError(known ? 'That number was given back' : 'No such package')
    }
    const time = await this.#time(order.timeCode)
    return this.#tell('S12', factFor(order.ourNo, time, ''), order)
  }

  async change(ourNo: string, timeCode: string): Promise<Confirmed> {
    const known = await this.#known(ourNo)
    if (!known?.isLive) {
      await this.#outbox.reach()
      throw new CheckupRefusedError('No such place is kept')
    }
    const time = await this.#time(timeCode)
    if (timeCodeOf(known) === timeCode) return { time, guideNo: known.guideNo }
    return this.#tell('S13', factFor(ourNo, time, known.guideNo))
  }

  /** Sends it, and keeps what the centre has taken. Its acknowledgement may name the guide sheet in SCH-2. */
  async #tell(event: 'S12' | 'S13', body: CheckFact, order?: NewCheckup): Promise<Confirmed> {
    const timeCode = timeCodeOf(body)
    if ((await this.#time(timeCode)).left === 0) {
      await this.#outbox.reach()
      throw new TimeFullError('Full')
    }
    const reply = await this.#outbox.send(['SIU', event, 'SIU_S12'], checkLines(body, order))
    if (!reply.isTaken) {
      if (reply.applicationCode === 'TIME_FULL') throw new TimeFullError(reply.sentence)
      throw new CheckupRefusedError(reply.sentence)
    }
    const guideNo = reply.message.first('SCH')?.at(2) || body.guideNo || body.ourNo
    await this.#keep({ ...body, guideNo })
    return { time: await this.#time(timeCode), guideNo }
  }

  async cancel(ourNo: string): Promise<void> {
    const known = await this.#known(ourNo)
    if (!known) return this.#outbox.reach()
    if (!known.isLive) return
    const reply = await this.#outbox.send(['SIU', 'S15', 'SIU_S12'], checkLines(known))
    // 204: it knows no such number, so nothing is kept there.
    if (!reply.isTaken && reply.errorCode !== '204') throw new HospitalUnreachableError('The hospital did not take it')
    await this.#keep({ ...known, isLive: false })
  }

  #keep(body: CheckFact): Promise<void> {
    const version = versionOf(this.#clock.now())
    return this.#facts.save(this.#hospital.hosId, [
      { about: 'check', code: body.ourNo, recordNumber: '', version, body },
    ])
  }

  happenings(cursor: string) {
    return happeningsSince(this.#hospital, this.#facts, { cursor, now: this.#clock.now() })
  }
}

const timeCodeOf = ({ resourceCode, startsAt }: Pick<CheckFact, 'resourceCode' | 'startsAt'>): string =>
  `${resourceCode}.${Math.floor(startsAt / 60_000)}`

const factFor = (ourNo: string, { centreCode, startsAt, endsAt }: CheckupPlaces, guideNo: string): CheckFact => ({
  orderNo: '',
  ourNo,
  resourceCode: centreCode,
  startsAt,
  endsAt,
  isLive: true,
  isOurs: true,
  isChecked: false,
  guideNo,
})
