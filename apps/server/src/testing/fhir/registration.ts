import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { extensions, systems } from '../../adapters/fhir/names.ts'
import type { Resource, Store } from './store.ts'

export const recordSystem = 'urn:test:record-number'
const minute = 60_000
const hour = 60 * minute

const iso = (at: number): string => new Date(at).toISOString()
const kind = (code: string) => [{ coding: [{ system: systems.kind, code }] }]
const to = (type: string, id: string) => ({ reference: `${type}/${id}` })

export interface SeedOptions {
  now: number
  days?: number
  /** Sessions of each department and day, and numbers of each session. */
  sessions?: number
  numbers?: number
}

/** A hospital's registration as FHIR R4 has it: the offer of two weeks. */
export function seedRegistration(store: Store, { now, days = 14, sessions = 2, numbers = 6 }: SeedOptions): void {
  store.create({ resourceType: 'Organization', id: 'org', active: true, name: '宁禾大学附属第一医院' })
  const group = (id: string, name: string) =>
    store.create({ resourceType: 'Organization', id, active: true, name, partOf: to('Organization', 'org') })
  group('g1', '内科')
  group('g9', '宁禾大学校医院')
  store.create({ resourceType: 'Location', id: 'campus', name: '东湖院区' })
  store.create({
    resourceType: 'Location',
    id: 'room',
    name: '203诊室',
    description: '门诊楼二楼东区203诊室',
    partOf: to('Location', 'campus'),
  })
  const department = (id: string, name: string, code: string, more: object) =>
    store.create({
      resourceType: 'HealthcareService',
      id,
      active: true,
      name,
      extraDetails: `${name}的介绍`,
      category: kind(code),
      location: [to('Location', 'room')],
      ...more,
    })
  department('s101', '心血管内科', 'ordinary', {
    providedBy: to('Organization', 'g1'),
    specialty: [{ coding: [{ system: systems.gbDepartment, code: '03.04' }] }],
  })
  department('s102', '呼吸内科', 'ordinary', { providedBy: to('Organization', 'g1') })
  department('s801', '肺结节多学科门诊', 'mdt', {
    providedBy: to('Organization', 'org'),
    extension: ['s101', 's102'].map(id => ({ url: extensions.part, valueReference: to('HealthcareService', id) })),
  })
  department('s901', '全科门诊', 'school', { providedBy: to('Organization', 'g9') })
  for (const [id, name, title, code] of [
    ['d1', '沈知远', '主任医师', 'expert'],
    ['d2', '单丹', '主治医师', 'ordinary'],
  ] as const) {
    store.create({
      resourceType: 'Practitioner',
      id,
      identifier: [{ system: systems.doctor, value: id }],
      name: [{ text: name }],
    })
    store.create({
      resourceType: 'PractitionerRole',
      id: `r${id}`,
      active: true,
      practitioner: to('Practitioner', id),
      healthcareService: [to('HealthcareService', 's101')],
      code: [{ text: title, coding: [{ system: systems.role, code }] }],
      extension: [{ url: extensions.skill, valueString: '高血压、冠心病' }],
    })
  }
  for (let day = 0; day <= days; day++) {
    for (let nth = 0; nth < sessions; nth++) {
      const on = addDays(dayOf(now), day)
      openSchedule(store, {
        on,
        nth,
        numbers,
        service: 's101',
        role: nth % 2 === 0 ? 'rd1' : 'rd2',
        code: 'expert',
        now,
      })
      openSchedule(store, { on, nth, numbers, service: 's102', code: 'ordinary', now })
    }
  }
}

interface NewSchedule {
  on: string
  nth: number
  numbers: number
  service: string
  role?: string
  code: string
  now: number
}

function openSchedule(store: Store, { on, nth, numbers, service, role, code, now }: NewSchedule): void {
  const isMorning = nth % 2 === 0
  const start = startOfDay(on) + (isMorning ? 8 : 13.5) * hour
  const id = `${on.replaceAll('-', '')}-${service}-${nth}`
  store.create({
    resourceType: 'Schedule',
    id,
    active: true,
    serviceCategory: kind(code),
    actor: [to('HealthcareService', service), ...(role ? [to('PractitionerRole', role)] : []), to('Location', 'room')],
    planningHorizon: { start: iso(start), end: iso(start + 3.5 * hour) },
    extension: [
      { url: extensions.fee, valueMoney: { value: 36, currency: 'CNY' } },
      { url: extensions.releaseAt, valueInstant: iso(Math.min(now, startOfDay(on)) - 20 * 24 * hour) },
      { url: extensions.period, valueCode: isMorning ? 'am' : 'pm' },
    ],
  })
  for (let no = 1; no <= numbers; no++)
    store.create({
      resourceType: 'Slot',
      id: `${id}-${no}`,
      schedule: to('Schedule', id),
      status: 'free',
      start: iso(start + (no - 1) * 5 * minute),
      end: iso(start + no * 5 * minute),
      extension: [{ url: extensions.no, valuePositiveInt: no }],
    })
}

/** What the hospital does by the clock: a hold that ran out is over, and its slot is free. */
export function endHolds(store: Store, now: number): void {
  for (const one of store.all('Appointment')) {
    const until = one.extension?.find((each: any) => each.url === extensions.holdUntil)?.valueInstant
    if (one.status !== 'pending' || until === undefined || Date.parse(until) > now) continue
    cancel(store, one, { system: systems.holdOver, code: 'hold-over' })
    setSlot(store, slotOf(one), 'free')
  }
}

/** Who is booked gets a pick-up code. */
export function giveCodes(store: Store): void {
  store.onWrite(one => {
    if (one.resourceType !== 'Appointment' || one.status !== 'booked') return
    if (one.identifier.some((each: any) => each.system === systems.pickUpCode)) return
    const value = String(10_000_000 + store.all('Appointment').length)
    store.update({ ...one, identifier: [...one.identifier, { system: systems.pickUpCode, value }] }, one.id)
  })
}

const slotOf = (one: Resource): string => one.slot[0].reference.replace('Slot/', '')
const cancel = (store: Store, one: Resource, reason: object) =>
  store.update({ ...one, status: 'cancelled', cancelationReason: { coding: [reason] } }, one.id)
export const setSlot = (store: Store, id: string, status: string) =>
  store.update({ ...store.find('Slot', id)!, status }, id)

/** The schedule of a session of ours: of a calendar of several, what stands before the first dot. */
const scheduleOf = (sessionCode: string): string => sessionCode.split('.')[0]!

/** What the hospital does on its own. */
export const ownDoing = (store: Store) => ({
  async stop(sessionCode: string, reason: string) {
    const id = scheduleOf(sessionCode)
    store.update({ ...store.find('Schedule', id)!, active: false, comment: reason }, id)
    for (const one of store.all('Appointment'))
      if (['pending', 'booked'].includes(one.status) && slotOf(one).startsWith(`${id}-`))
        cancel(store, one, { system: systems.cancelReason, code: 'prov' })
  },
  async changeFee(sessionCode: string, feeCents: number) {
    const one = store.find('Schedule', scheduleOf(sessionCode))!
    const fee = { url: extensions.fee, valueMoney: { value: feeCents / 100, currency: 'CNY' } }
    store.update({ ...one, extension: [...one.extension.filter((each: any) => each.url !== fee.url), fee] }, one.id)
  },
  async changeDoctor(sessionCode: string, doctorCode: string) {
    const one = store.find('Schedule', scheduleOf(sessionCode))!
    const others = one.actor.filter((each: any) => !each.reference.startsWith('PractitionerRole/'))
    store.update({ ...one, actor: [...others, to('PractitionerRole', `r${doctorCode}`)] }, one.id)
  },
  sell: async (numberCode: string) => setSlot(store, numberCode, 'busy-unavailable'),
  takeBack: async (numberCode: string) => setSlot(store, numberCode, 'free'),
  async endVisit(ourNo: string, outcome: 'seen' | 'missed') {
    const one = store
      .all('Appointment')
      .find(each => each.identifier.some(({ system, value }: any) => system === systems.booking && value === ourNo))!
    store.update({ ...one, status: outcome === 'seen' ? 'fulfilled' : 'noshow' }, one.id)
  },
})
