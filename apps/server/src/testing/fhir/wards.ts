import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { extensions, systems } from '../../adapters/fhir/names.ts'
import { departmentOf } from './organizations.ts'
import type { Draft, Resource, Store } from './store.ts'

const iso = (at: number): string => new Date(at).toISOString()
const hour = 3_600_000
const day = 24 * hour
const admission = [{ coding: [{ system: systems.snomed, code: '32485007' }] }]
const ward = [{ coding: [{ system: systems.roleCode, code: 'HU' }] }]
const division = (words: string): { status: string; div: string } => ({
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml"><p>${words}</p></div>`,
})

/** A ward of the surgeons with three rooms: for women, for men, and one room of one bed. */
export function seedWards(store: Store): void {
  const create = (one: Draft) => void store.create({ status: 'active', ...one })
  departmentOf(store, 'surgery', '普外科')
  create({
    resourceType: 'Location',
    id: 'ward-3',
    name: '普外科三病区',
    description: '外科楼5层',
    type: ward,
    managingOrganization: { reference: 'Organization/surgery', display: '普外科' },
    telecom: [{ system: 'phone', value: '0571-88000503' }],
    extension: [
      {
        url: extensions.meal,
        extension: [
          { url: 'meal', valueString: '午餐' },
          { url: 'time', valueString: '11:30' },
          { url: 'dishes', valueString: '米饭、清蒸鱼、青菜' },
          { url: 'orderUntil', valueString: '9:00' },
        ],
      },
      { url: extensions.visiting, valueString: '每天15:00–17:00可以探视，每次两人。' },
      { url: extensions.wardRule, valueString: '下床时请穿防滑鞋。' },
    ],
  })
  for (const [room, gender] of [
    ['501', 'F'],
    ['502', 'M'],
    ['503', ''],
  ] as const) {
    create({
      resourceType: 'Location',
      id: `room-${room}`,
      name: room,
      partOf: { reference: 'Location/ward-3' },
      ...(gender && { extension: [{ url: extensions.roomGender, valueCode: gender }] }),
    })
    for (const no of room === '503' ? [1] : [1, 2, 3])
      create({
        resourceType: 'Location',
        id: `bed-${room}-${no}`,
        name: `${room}-${no}`,
        type: [{ coding: [{ system: systems.bedKind, code: room === '503' ? 'single' : 'ordinary' }] }],
        operationalStatus: { system: systems.bedStatus, code: 'U' },
        partOf: { reference: `Location/room-${room}` },
      })
  }
  store.create({
    resourceType: 'Practitioner',
    id: 'nurse-lin',
    name: [{ text: '林知秋' }],
    qualification: [{ code: { text: '主管护师' } }],
  })
}

/** A doctor writes an admission note; its number. */
export const writeNote = (store: Store, patientId: string, now: number): string =>
  store.create({
    resourceType: 'ServiceRequest',
    status: 'active',
    intent: 'order',
    priority: 'routine',
    category: admission,
    code: { text: '住院' },
    subject: { reference: `Patient/${patientId}` },
    authoredOn: iso(now),
    requester: { display: '周敏' },
    performer: [{ reference: 'Organization/surgery', display: '普外科' }],
    reasonCode: [{ text: '胆囊结石' }],
  }).id

const taskOf = (store: Store, noteNo: string): Resource | undefined =>
  store.all('Task').find(one => one.identifier?.some((each: any) => each.value === noteNo))
const stayOf = (store: Store, noteNo: string): Resource | undefined =>
  store.all('Encounter').find(one => one.basedOn[0].reference === `ServiceRequest/${noteNo}`)

function markBed(store: Store, bedCode: string, code: 'O' | 'U'): void {
  const { extension: _, ...bed } = store.find('Location', bedCode)!
  store.update({ ...bed, resourceType: 'Location', operationalStatus: { system: systems.bedStatus, code } }, bedCode)
}

/** She comes to the bed that is held for her. */
export function takeIn(store: Store, noteNo: string, now: number): void {
  const bedCode = String(taskOf(store, noteNo)!.location.reference).replace('Location/', '')
  markBed(store, bedCode, 'O')
  const { id } = store.create({
    resourceType: 'Encounter',
    status: 'in-progress',
    class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'IMP' },
    basedOn: [{ reference: `ServiceRequest/${noteNo}` }],
    period: { start: iso(now) },
    location: [{ location: { reference: `Location/${bedCode}` }, status: 'active' }],
    participant: [{ type: [{ text: '责任护士' }], individual: { reference: 'Practitioner/nurse-lin' } }],
  })
  store.create({
    resourceType: 'Task',
    status: 'ready',
    intent: 'order',
    code: { text: '医生查房', coding: [{ system: systems.wardPlan, code: 'plan' }] },
    encounter: { reference: `Encounter/${id}` },
    location: { display: '病房' },
    executionPeriod: { start: iso(startOfDay(dayOf(now)) + 8 * hour) },
  })
  store.create({
    resourceType: 'NutritionOrder',
    status: 'active',
    encounter: { reference: `Encounter/${id}` },
    oralDiet: { type: [{ text: '低脂饮食' }] },
  })
}

/** She goes home with a summary, a drug and a next appointment. */
export function sendHome(store: Store, noteNo: string, now: number): void {
  const stay = stayOf(store, noteNo)!
  const encounter = { reference: `Encounter/${stay.id}` }
  markBed(store, String(stay.location[0].location.reference).replace('Location/', ''), 'U')
  const section = (code: string, words: string) => ({
    code: { coding: [{ system: systems.loinc, code }] },
    text: division(words),
  })
  store.create({
    resourceType: 'Composition',
    status: 'final',
    encounter,
    section: [
      section('11535-2', '胆囊结石伴胆囊炎'),
      section('8648-8', '行腹腔镜胆囊切除术，恢复好。'),
      section('8653-8', '清淡饮食&#65292;伤口保持干燥。'),
    ],
  })
  store.create({
    resourceType: 'MedicationRequest',
    status: 'active',
    intent: 'order',
    encounter,
    medicationCodeableConcept: { text: '头孢克肟分散片' },
    dosageInstruction: [
      {
        text: '每次1片，每天2次，饭后',
        timing: { repeat: { timeOfDay: ['08:00:00', '20:00:00'], boundsDuration: { value: 1, code: 'wk' } } },
      },
    ],
  })
  store.create({
    resourceType: 'Appointment',
    status: 'booked',
    basedOn: [{ reference: `ServiceRequest/${noteNo}` }],
    start: iso(startOfDay(dayOf(now + 7 * day)) + 9 * hour),
    description: '复查伤口',
    participant: [
      { actor: { reference: 'HealthcareService/surgery', display: '普外科门诊' }, status: 'accepted' },
      { actor: { reference: 'Practitioner/zhou', display: '周敏' }, status: 'accepted' },
    ],
  })
  store.update({ ...stay, status: 'finished', period: { ...stay.period, end: iso(now) } }, stay.id)
}
