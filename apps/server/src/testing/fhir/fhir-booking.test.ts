import { afterAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { extensions } from '../../adapters/fhir/names.ts'
import { fhirBooking } from '../../adapters/fhir/booking/fhir-booking.ts'
import { hospitalBookingHolds } from '../../sandbox/hospital/hospital-booking.port-test.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import { openFhirServer } from './fhir-server.ts'
import type { Draft } from './store.ts'
import { endHolds, giveCodes, ownDoing, recordSystem, seedRegistration } from './registration.ts'

let offset = 0
const now = () => Date.now() + offset
const client = { id: 'nethos', secret: 'a secret' }
const open = () => openFhirServer({ now, tokens: ['a token'], client, live: store => endHolds(store, now()) })

const [first, second] = [await open(), await open()]
const other = await openFhirServer({
  now,
  tokens: ['a token'],
  client,
  live: store => endHolds(store, now()),
  manners: ['entry-by-entry', 'remembers-searches', 'refuses-empty-strings'],
})
const reported: string[] = []
const oauth = { tokenUrl: second.tokenUrl, clientId: client.id, clientSecret: client.secret }
afterAll(() => Promise.all([first.close(), second.close(), other.close()]))
seedRegistration(other.store, { now: now() })
// No horizon, no numbers, nobody said to be in use: all of it may be left out in R4.
for (const type of ['Schedule', 'Slot', 'HealthcareService', 'PractitionerRole'])
  for (const { planningHorizon: _horizon, active: _active, extension = [], ...rest } of other.store.all(type)) {
    const others = extension.filter((one: any) => one.url !== extensions.no)
    other.store.update({ ...rest, ...(others.length > 0 && { extension: others }) } as Draft, rest.id)
  }
for (const { store } of [first, second]) {
  seedRegistration(store, { now: now() })
  giveCodes(store)
}
const common = { organizationId: 'org', recordSystem, timeoutMs: 2_000 }
const booking = fhirBooking(
  [
    { ...common, hosId: 'h1', base: first.base, token: 'a token' },
    {
      ...common,
      hosId: 'h2',
      base: second.base,
      oauth: { tokenUrl: second.tokenUrl, clientId: client.id, clientSecret: client.secret },
    },
  ],
  { now },
)
let patients = 0

describe('a hospital that speaks FHIR R4', () => {
  hospitalBookingHolds({
    booking,
    hosId: 'h1',
    otherHosId: 'h2',
    strangeHosId: 'h3',
    now,
    pass: ms => void (offset += ms),
    async recordNumber() {
      const value = `B${++patients}`
      first.store.create({ resourceType: 'Patient', identifier: [{ system: recordSystem, value }] })
      return value
    },
    own: ownDoing(first.store),
    async whileAway(work) {
      first.beAway(true)
      try {
        return await work()
      } finally {
        first.beAway(false)
      }
    },
  })
})

describe('a hospital whose server has other manners', () => {
  const store = () => other.store
  hospitalBookingHolds({
    booking: fhirBooking(
      [
        { ...common, hosId: 'h1', base: other.base, token: 'a token', report: one => void reported.push(one) },
        { ...common, hosId: 'h2', base: second.base, oauth },
      ],
      { now },
    ),
    hosId: 'h1',
    otherHosId: 'h2',
    strangeHosId: 'h3',
    now,
    pass: ms => void (offset += ms),
    async recordNumber() {
      const value = `B${++patients}`
      store().create({ resourceType: 'Patient', identifier: [{ system: recordSystem, value }] })
      return value
    },
    own: ownDoing(store()),
    givesNoCodes: true,
    async whileAway(work) {
      other.beAway(true)
      try {
        return await work()
      } finally {
        other.beAway(false)
      }
    },
  })

  test('a calendar that is not as R4 has it is left out and reported, and stops nothing else', async () => {
    store().create({ resourceType: 'Schedule', id: 'odd', actor: 'nobody' })
    const mine = fhirBooking(
      [{ ...common, hosId: 'h1', base: other.base, token: 'a token', report: one => void reported.push(one) }],
      { now },
    )
    const { cursor } = await mine.happenings('h1', '')
    expect(reported.some(one => one.startsWith('Schedule/odd was left out: actor'))).toBe(true)
    const tomorrow = addDays(dayOf(now()), 1)
    const [session] = await mine.sessions('h1', tomorrow, tomorrow)
    const [scheduleId = ''] = session!.sessionCode.split('.')
    store().update({ ...store().find('Schedule', scheduleId)!, active: false, comment: '医生外出' }, scheduleId)
    expect((await mine.happenings('h1', cursor)).happenings).toMatchObject([
      { kind: 'session_stopped', sessionCode: session!.sessionCode, reason: '医生外出' },
    ])
  })

  test('a doctor’s calendar over weeks is a session for each half-day, wherever it is asked for', async () => {
    const mine = fhirBooking(
      [{ ...common, hosId: 'h1', base: other.base, token: 'a token', report: one => void reported.push(one) }],
      { now },
    )
    const [role] = store().all('PractitionerRole')
    const deptCode = role!.healthcareService[0].reference.split('/')[1]
    const doctorCode = role!.practitioner.reference.split('/')[1]
    const [first, second] = [addDays(dayOf(now()), 2), addDays(dayOf(now()), 3)]
    const { cursor } = await mine.happenings('h1', '')
    const horizon = { start: `${first}T00:00:00+08:00`, end: `${addDays(first, 60)}T00:00:00+08:00` }
    const { id } = store().create({
      resourceType: 'Schedule',
      actor: [{ reference: `Practitioner/${doctorCode}` }],
      planningHorizon: horizon,
    })
    const slotAt = (on: string, from: string) =>
      store().create({
        resourceType: 'Slot',
        schedule: { reference: `Schedule/${id}` },
        status: 'free',
        start: `${on}T${from}:00+08:00`,
        end: `${on}T${from.slice(0, 2)}:50:00+08:00`,
      })
    slotAt(first, '09:30')
    const early = slotAt(first, '09:00')
    slotAt(first, '14:00')
    slotAt(second, '09:00')
    const ofCalendar = async (from: string, to: string) =>
      (await mine.sessions('h1', from, to))
        .filter(one => one.sessionCode.startsWith(`${id}.`))
        .map(one => [one.sessionCode, one.deptCode, one.doctorCode, one.day, one.period, one.numbers.length])
    const code = (on: string, half: string) => `${id}.${on.replaceAll('-', '')}.${half}`
    const sessions = [
      [code(first, 'am'), deptCode, doctorCode, first, 'am', 2],
      [code(first, 'pm'), deptCode, doctorCode, first, 'pm', 1],
      [code(second, 'am'), deptCode, doctorCode, second, 'am', 1],
    ]
    expect((await ofCalendar(first, second)).toSorted()).toEqual(sessions.toSorted())
    expect(await ofCalendar(second, second)).toEqual([sessions[2]])

    const fresh = await mine.happenings('h1', cursor)
    const changed = fresh.happenings.filter(one => one.kind === 'session_changed').map(one => one.session.sessionCode)
    expect(changed.toSorted()).toEqual(sessions.map(([one]) => one).toSorted())
    expect(new Set(fresh.happenings.map(one => one.happeningId)).size).toBe(fresh.happenings.length)
    store().update({ ...store().find('Slot', early.id)!, status: 'busy' }, early.id)
    const taken = await mine.happenings('h1', fresh.cursor)
    expect(taken.happenings).toMatchObject([{ kind: 'number_changed', sessionCode: code(first, 'am'), isFree: false }])
    store().update({ ...store().find('Schedule', id)!, active: false, comment: '医生休假' }, id)
    const stopped = await mine.happenings('h1', taken.cursor)
    expect(stopped.happenings).toHaveLength(3)
    expect(stopped.happenings[0]).toMatchObject({ kind: 'session_stopped', reason: '医生休假' })
  })

  test('a calendar whose department nobody can know is left out and reported', async () => {
    const { id } = store().create({ resourceType: 'Schedule', actor: [{ reference: 'Practitioner/nobody-knows' }] })
    const mine = fhirBooking(
      [{ ...common, hosId: 'h1', base: other.base, token: 'a token', report: one => void reported.push(one) }],
      { now },
    )
    await mine.happenings('h1', '')
    expect(reported).toContain(`Schedule/${id} was left out: its actors name no department, and no doctor of one`)
  })

  test('of two who take one number at once one has it, and of the other nothing is left', async () => {
    const tomorrow = addDays(dayOf(now()), 1)
    const mine = fhirBooking([{ ...common, hosId: 'h1', base: other.base, token: 'a token' }], { now })
    const free = (await mine.sessions('h1', tomorrow, tomorrow))
      .filter(one => !one.isStopped && one.releaseAt <= now())
      .flatMap(one => one.numbers)
      .filter(one => one.isFree)
    expect(free.length).toBeGreaterThan(5)
    for (const { numberCode } of free.slice(0, 6)) {
      const orders = ['a', 'b'].map(who => {
        const recordNumber = `${numberCode}${who}`
        store().create({ resourceType: 'Patient', identifier: [{ system: recordSystem, value: recordNumber }] })
        return { ourNo: `${numberCode}-${who}`, numberCode, recordNumber, until: now() + 600_000 }
      })
      const held = await Promise.allSettled(orders.map(one => mine.hold('h1', one)))
      expect(held.filter(one => one.status === 'fulfilled')).toHaveLength(1)
      const active = store()
        .all('Appointment')
        .filter(
          one =>
            one.slot[0].reference === `Slot/${numberCode}` && !['cancelled', 'entered-in-error'].includes(one.status),
        )
      expect(active).toHaveLength(1)
    }
  })

  const mine = fhirBooking([{ ...common, hosId: 'h1', base: other.base, token: 'a token' }], { now })
  /** A file, and the third number of a session that is wholly free, held for it; all of it named so. */
  async function holdThird(name: string): Promise<void> {
    const session = (await mine.sessions('h1', addDays(dayOf(now()), 2), addDays(dayOf(now()), 12))).find(
      one => !one.isStopped && one.releaseAt <= now() && one.numbers.every(each => each.isFree),
    )
    const { numberCode } = session!.numbers[2]!
    store().create({ resourceType: 'Patient', identifier: [{ system: recordSystem, value: name }] })
    await mine.hold('h1', { ourNo: name, numberCode, recordNumber: name, until: now() + 600_000 })
  }

  test('where the hospital numbers nobody the place in the day is the number', async () => {
    await holdThird('third')
    expect(await mine.confirm('h1', 'third', { payAt: 'window', amountCents: 0 })).toMatchObject({ no: 3 })
  })

  test('where the hospital gives no pick-up codes there is none, and not the server’s own id', async () => {
    await holdThird('no code')
    expect(await mine.confirm('h1', 'no code', { payAt: 'window', amountCents: 0 })).toMatchObject({ pickUpCode: '' })
    expect(await mine.order('h1', 'no code')).toMatchObject({ state: 'registered', pickUpCode: '' })
  })

  test('an illness history keeps what was answered, of whom and when, and no empty answers', async () => {
    await holdThird('ill')
    await mine.keepIllness('h1', 'ill', { 主诉: '胸闷三天', 过敏史: '' })
    const saved = store()
      .all('QuestionnaireResponse')
      .find(one => one.identifier.value === 'ill')!
    expect(saved).toMatchObject({ status: 'completed', subject: { reference: expect.stringMatching(/^Patient\//) } })
    expect(saved.item).toEqual([{ linkId: '1', text: '主诉', answer: [{ valueString: '胸闷三天' }] }])
  })
})

describe('over the wire', () => {
  test('departments, doctors and sessions carry what R4 has and what we add', async () => {
    const departments = await booking.departments('h2')
    expect(departments.map(one => [one.deptCode, one.parentCode, one.kind])).toEqual([
      ['g1', undefined, 'ordinary'],
      ['g9', undefined, 'school'],
      ['s101', 'g1', 'ordinary'],
      ['s102', 'g1', 'ordinary'],
      ['s801', undefined, 'mdt'],
      ['s901', 'g9', 'school'],
    ])
    expect(departments[2]).toEqual({
      deptCode: 's101',
      parentCode: 'g1',
      deptName: '心血管内科',
      introduction: '心血管内科的介绍',
      place: '门诊楼二楼东区203诊室',
      kind: 'ordinary',
      partCodes: [],
      gbDeptCode: '03.04',
    })
    expect(departments[4]!.partCodes).toEqual(['s101', 's102'])
    expect((await booking.doctors('h2'))[0]).toEqual({
      doctorCode: 'd1',
      deptCode: 's101',
      doctorName: '沈知远',
      title: '主任医师',
      skill: '高血压、冠心病',
      isExpert: true,
      docId: 'd1',
    })
    const tomorrow = addDays(dayOf(now()), 1)
    const [session] = await booking.sessions('h2', tomorrow, tomorrow)
    expect(session).toMatchObject({
      deptCode: 's101',
      doctorCode: 'd1',
      day: tomorrow,
      period: 'am',
      kind: 'expert',
      feeCents: 3600,
      campusName: '东湖院区',
      room: '203诊室',
      isStopped: false,
      releaseBy: 'first_come',
    })
  })

  test('a token is lent for client credentials, kept, and asked for anew when it was withdrawn', async () => {
    const borrowed = () => second.asked.filter(one => one === 'POST /token').length
    await booking.order('h2', 'x')
    const before = borrowed()
    await booking.order('h2', 'x')
    expect(borrowed()).toBe(before)
    second.withdrawTokens()
    expect(await booking.order('h2', 'x')).toBeUndefined()
    expect(borrowed()).toBe(before + 1)
    const stranger = fhirBooking([{ ...common, hosId: 'h1', base: first.base, token: 'another' }], { now })
    await expect(stranger.order('h1', 'x')).rejects.toBeInstanceOf(HospitalUnreachableError)
  })

  test('the visit card that was chosen goes along', async () => {
    const tomorrow = addDays(dayOf(now()), 1)
    const [session] = await booking.sessions('h2', tomorrow, tomorrow)
    second.store.create({ resourceType: 'Patient', identifier: [{ system: recordSystem, value: 'B0' }] })
    const { numberCode } = session!.numbers[0]!
    const order = { ourNo: 'with a card', numberCode, recordNumber: 'B0', cardNumber: 'K7', until: now() + 60_000 }
    const { hospitalNo } = await booking.hold('h2', order)
    expect(second.store.find('Appointment', hospitalNo)!.extension).toContainEqual({
      url: extensions.visitCard,
      valueString: 'K7',
    })
  })

  test('no number of a patient stands in an address', () => {
    expect(first.asked.some(one => one.includes('$match'))).toBe(true)
    expect(first.asked.filter(one => /\bB\d+\b/.test(one))).toEqual([])
  })

  test('the server is asked to knock, and a knock counts with its secret alone', async () => {
    const push = { endpoint: 'http://127.0.0.1:9/hospital/push/h1', secret: 'knock knock' }
    const own = fhirBooking([{ ...common, hosId: 'h1', base: first.base, token: 'a token', push }], { now })
    await own.happenings('h1', '')
    await own.happenings('h1', '')
    expect(first.store.all('Subscription').map(one => one.criteria)).toEqual(['Schedule?', 'Slot?', 'Appointment?'])
    expect(first.store.all('Subscription')[0]!.channel).toEqual({
      type: 'rest-hook',
      endpoint: push.endpoint,
      header: ['Authorization: Bearer knock knock'],
    })
    expect(await own.readPush('h1', { authorization: 'Bearer knock knock' }, Buffer.alloc(0))).toEqual([])
    await expect(own.readPush('h1', { authorization: 'Bearer' }, Buffer.alloc(0))).rejects.toThrow('No valid token')
    await first.settled()
  })

  test('20,000 numbers are listed within seconds', async () => {
    const large = await open()
    seedRegistration(large.store, { now: now(), days: 13, sessions: 30, numbers: 24 })
    const far = fhirBooking([{ ...common, hosId: 'h1', base: large.base, token: 'a token', timeoutMs: 10_000 }], {
      now,
    })
    const start = performance.now()
    const sessions = await far.sessions('h1', dayOf(now()), addDays(dayOf(now()), 14))
    const took = performance.now() - start
    await large.close()
    const count = sessions.reduce((sum, one) => sum + one.numbers.length, 0)
    expect(count).toBeGreaterThan(20_000)
    expect(took).toBeLessThan(30_000)
  }, 60_000)
})
