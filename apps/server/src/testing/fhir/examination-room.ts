import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { extensions, systems } from '../../adapters/fhir/names.ts'
import { departmentOf } from './organizations.ts'
import type { Store } from './store.ts'

const hour = 3_600_000
const iso = (at: number): string => new Date(at).toISOString()
let numbers = 0

/** A CT with its times of two weeks, three places each, and two things that anybody may order. */
export function seedExaminations(store: Store, now: number): void {
  departmentOf(store, 'radiology', '放射科')
  store.create({ resourceType: 'Location', id: 'house', name: '医技楼' })
  store.create({
    resourceType: 'Location',
    id: 'ct2',
    name: 'CT2室',
    description: '医技楼1层 CT2室',
    partOf: { reference: 'Location/house' },
  })
  for (let day = 0; day <= 14; day++) {
    const from = startOfDay(addDays(dayOf(now), day)) + 8 * hour
    const id = `ct-${day}`
    store.create({
      resourceType: 'Schedule',
      id,
      active: true,
      serviceCategory: [{ coding: [{ system: systems.kind, code: 'examination' }] }],
      actor: [{ reference: 'Device/ct' }],
      planningHorizon: { start: iso(from), end: iso(from + 4 * hour) },
    })
    for (let time = 0; time < 8; time++)
      for (let place = 0; place < 3; place++)
        store.create({
          resourceType: 'Slot',
          schedule: { reference: `Schedule/${id}` },
          status: 'free',
          start: iso(from + time * 0.5 * hour),
          end: iso(from + (time + 1) * 0.5 * hour),
        })
  }
  for (const [code, title, value] of [
    ['N01', '新冠病毒核酸检测', 16],
    ['N02', '血型鉴定', 20],
  ] as const)
    store.create({
      resourceType: 'ActivityDefinition',
      status: 'active',
      title,
      topic: [{ text: '检验' }],
      code: { coding: [{ code }] },
      location: { reference: 'Location/house', display: '门诊楼1层' },
      extension: [{ url: extensions.fee, valueMoney: { value, currency: 'CNY' } }],
    })
}

/** A doctor orders an enhanced CT; the number of the order. */
export const orderCt = (store: Store, patientId: string, now: number): string =>
  store.create({
    resourceType: 'ServiceRequest',
    status: 'active',
    intent: 'order',
    category: [{ coding: [{ system: systems.examinationKind, code: 'ct' }] }],
    code: { text: '胸腹部CT增强', coding: [{ code: 'ct-enhanced' }] },
    subject: { reference: `Patient/${patientId}` },
    authoredOn: iso(now),
    performer: [{ reference: 'Organization/radiology', display: '放射科' }, { reference: 'Device/ct' }],
    locationReference: [{ reference: 'Location/ct2' }],
    patientInstruction: '检查前禁食4小时。',
    extension: [
      { url: extensions.needsFasting, valueBoolean: true },
      { url: extensions.contrast, valueCode: 'iodine' },
      { url: extensions.minutes, valuePositiveInt: 20 },
    ],
  }).id

/** Whoever signs in at the machine has a number. */
export const signIn = (store: Store, orderNo: string, now: number): void =>
  void store.create({
    resourceType: 'Task',
    status: 'ready',
    intent: 'order',
    groupIdentifier: { system: systems.queue, value: 'ct' },
    code: { text: 'CT检查' },
    focus: { reference: `ServiceRequest/${orderNo}` },
    owner: { display: '放射科' },
    location: { display: 'CT2室' },
    authoredOn: iso(now),
    extension: [{ url: extensions.no, valuePositiveInt: ++numbers }],
  })
