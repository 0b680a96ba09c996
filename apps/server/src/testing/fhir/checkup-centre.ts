import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { extensions, systems } from '../../adapters/fhir/names.ts'
import type { Resource, Store } from './store.ts'

const hour = 3_600_000
const iso = (at: number): string => new Date(at).toISOString()
const money = (value: number) => ({ url: extensions.fee, valueMoney: { value, currency: 'CNY' } })
const kind = [{ coding: [{ system: systems.kind, code: 'checkup' }] }]
const item = (code: string, title: string, description: string) => ({
  title,
  description,
  code: [{ coding: [{ system: 'urn:test:checkup', code }] }],
})

/** A centre with one package and the times of a week, three places each. */
export function seedCheckups(store: Store, now: number): void {
  store.create({
    resourceType: 'Location',
    id: 'centre-house',
    name: '体检楼',
    address: { text: '学院路88号 体检楼1层' },
  })
  store.create({
    resourceType: 'HealthcareService',
    id: 'centre',
    active: true,
    category: kind,
    name: '健康管理中心',
    extraDetails: '从医院北门进，右手第一栋。',
    location: [{ reference: 'Location/centre-house' }],
    telecom: [{ system: 'phone', value: '0571-88000120' }],
    availableTime: [
      {
        daysOfWeek: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
        availableStartTime: '07:30:00',
        availableEndTime: '11:30:00',
      },
    ],
    extension: [{ url: extensions.needsDesk, valueBoolean: true }],
  })
  store.create({
    resourceType: 'PlanDefinition',
    id: 'basic-women',
    status: 'active',
    title: '女性基础体检',
    description: '常见慢病和妇科检查',
    usage: '检查前一晚十点后不要进食。',
    topic: [{ text: '基础体检' }],
    useContext: [
      {
        code: { system: systems.usage, code: 'gender' },
        valueCodeableConcept: { coding: [{ system: 'http://hl7.org/fhir/administrative-gender', code: 'female' }] },
      },
      {
        code: { system: systems.usage, code: 'age' },
        valueRange: { low: { value: 18, unit: 'a' }, high: { value: 75, unit: 'a' } },
      },
    ],
    action: [
      { title: '血液检查', action: [item('glucose', '空腹血糖', '看有没有糖尿病。')] },
      {
        ...item('low-dose-ct', '低剂量胸部CT', '看肺部有没有小结节。'),
        code: [
          { coding: [{ system: 'urn:test:checkup', code: 'low-dose-ct' }] },
          { coding: [{ system: systems.screening, code: 'lung' }] },
        ],
        requiredBehavior: 'could',
        extension: [money(320)],
      },
    ],
    extension: [
      money(399.5),
      { url: extensions.offeredAt, valueReference: { reference: 'HealthcareService/centre' } },
      { url: extensions.marriedOnly, valueBoolean: true },
    ],
  })
  for (let day = 1; day <= 7; day++) {
    const from = startOfDay(addDays(dayOf(now), day)) + 7.5 * hour
    store.create({
      resourceType: 'Schedule',
      id: `check-${day}`,
      active: true,
      serviceCategory: kind,
      actor: [{ reference: 'HealthcareService/centre' }],
      planningHorizon: { start: iso(from), end: iso(from + 2 * hour) },
    })
    for (let time = 0; time < 4; time++)
      for (let place = 0; place < 3; place++)
        store.create({
          resourceType: 'Slot',
          schedule: { reference: `Schedule/check-${day}` },
          status: 'free',
          start: iso(from + time * 0.5 * hour),
          end: iso(from + (time + 1) * 0.5 * hour),
        })
  }
}

const appointmentOf = (store: Store, ourNo: string): Resource =>
  store.all('Appointment').find(one => one.identifier?.some((each: any) => each.value === ourNo))!

/** The person comes and has a guide sheet of two stations. */
export function arriveAtCentre(store: Store, ourNo: string): void {
  const { id } = appointmentOf(store, ourNo)
  for (const [at, name, place, note] of [
    [2, '心电图', '2层 心电图室', ''],
    [1, '抽血', '1层 抽血处', '空腹做'],
  ] as const)
    store.create({
      resourceType: 'Task',
      status: 'ready',
      intent: 'order',
      code: { text: name, coding: [{ system: systems.station, code: 'station' }] },
      focus: { reference: `Appointment/${id}` },
      location: { display: place },
      ...(note && { note: [{ text: note }] }),
      extension: [{ url: extensions.no, valuePositiveInt: at }],
    })
}

/** All stations are done, and the chief physician signs. */
export function finishCheckup(store: Store, ourNo: string, now: number): void {
  const one = appointmentOf(store, ourNo)
  for (const task of store.all('Task').filter(each => each.focus?.reference === `Appointment/${one.id}`))
    store.update({ ...task, status: 'completed' }, task.id)
  store.update({ ...one, status: 'fulfilled' }, one.id)
  const visit = store.create({
    resourceType: 'Encounter',
    status: 'finished',
    class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB' },
    appointment: [{ reference: `Appointment/${one.id}` }],
  })
  const encounter = { reference: `Encounter/${visit.id}` }
  store.create({
    resourceType: 'ServiceRequest',
    status: 'active',
    intent: 'proposal',
    code: { text: '甲状腺超声' },
    reasonCode: [{ text: '甲状腺结节' }],
    subject: { reference: 'Patient/x' },
    encounter,
    occurrenceDateTime: iso(now + 183 * 24 * hour),
  })
  store.create({
    resourceType: 'DiagnosticReport',
    status: 'final',
    category: [{ coding: [{ system: systems.reportKind, code: 'checkup' }] }],
    code: { text: '体检报告' },
    identifier: [{ system: 'urn:test:report', value: `R-${ourNo}` }],
    encounter,
    issued: iso(now),
  })
}

export function callOffCheckup(store: Store, ourNo: string, reason: string): void {
  const one = appointmentOf(store, ourNo)
  const [slot] = one.slot
  const id = String(slot.reference).replace('Slot/', '')
  store.update({ ...store.find('Slot', id)!, status: 'free' }, id)
  store.update(
    {
      ...one,
      status: 'cancelled',
      cancelationReason: { text: reason, coding: [{ system: systems.cancelReason, code: 'prov' }] },
    },
    one.id,
  )
}
