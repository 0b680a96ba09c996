import { afterAll, describe, expect, test } from 'vitest'
import { dayOf } from '@nethos/contract/common/days.ts'
import { fhirStays } from '../../adapters/fhir/stays/fhir-stays.ts'
import { wordsIn } from '../../adapters/fhir/stays/discharge.ts'
import { systems } from '../../adapters/fhir/names.ts'
import { hospitalStaysHold } from '../../sandbox/hospital/hospital-stays.port-test.ts'
import { openFhirServer, type FhirServer } from './fhir-server.ts'
import { recordSystem } from './registration.ts'
import { seedWards, sendHome, takeIn, writeNote } from './wards.ts'

const now = () => Date.now()
const access = { now, tokens: ['a token'], client: { id: '', secret: '' } }
const [server, other] = [
  await openFhirServer(access),
  await openFhirServer({ ...access, manners: ['entry-by-entry', 'remembers-searches', 'refuses-empty-strings'] }),
]
afterAll(() => Promise.all([server.close(), other.close()]))
const reported: string[] = []
const hospital = ({ base }: FhirServer, hosId: string) => ({
  hosId,
  base,
  token: 'a token',
  organizationId: 'org',
  recordSystem,
  timeoutMs: 5_000,
  report: (sentence: string) => void reported.push(sentence),
})
const stays = fhirStays([hospital(server, 'h1'), hospital(other, 'h2')], { now })
let files = 0
for (const { store } of [server, other]) seedWards(store)
function aWoman({ store }: FhirServer): string {
  const recordNumber = `I${++files}`
  store.create({
    resourceType: 'Patient',
    active: true,
    gender: 'female',
    identifier: [{ system: recordSystem, value: recordNumber }],
  })
  return recordNumber
}
const idOf = ({ store }: FhirServer, recordNumber: string): string =>
  store.all('Patient').find(one => one.identifier[0].value === recordNumber)!.id

describe.each([
  ['a hospital that speaks FHIR R4', 'h1', server],
  ['a hospital whose server has other manners', 'h2', other],
])('%s', (_what, hosId, which) => {
  const { store, beAway } = which
  hospitalStaysHold({
    stays,
    hosId,
    now,
    recordNumber: async () => aWoman(which),
    note: async recordNumber => writeNote(store, idOf(which, recordNumber), now()),
    takeIn: async noteNo => takeIn(store, noteNo, now()),
    sendHome: async noteNo => sendHome(store, noteNo, now()),
    async whileAway(work) {
      beAway(true)
      try {
        return await work()
      } finally {
        beAway(false)
      }
    },
  })
})

function aNote() {
  const recordNumber = aWoman(server)
  const noteNo = writeNote(server.store, idOf(server, recordNumber), now())
  return { noteNo, find: async () => (await stays.notes('h1', recordNumber))[0]! }
}
const called = (noteNo: string, bedCode: string) => ({
  noteNo,
  version: 1,
  standing: 'called' as const,
  bedCode,
  arriveOn: dayOf(now()),
  registration: {
    contactName: '李梅',
    contactMobile: '13900000000',
    contactRelation: '女儿',
    address: '',
    insuranceKind: '',
  },
  bedWish: 'any' as const,
  wishedOn: '',
  remark: { temperature: 36.6, fever: null },
})

test('wards and beds are Locations: rooms give their sex, and beds that nobody may use are closed', async () => {
  expect(await stays.wards('h1')).toMatchObject([
    { wardCode: 'ward-3', wardName: '普外科三病区', deptCode: 'surgery', phone: '0571-88000503', place: '外科楼5层' },
  ])
  const was = server.store.find('Location', 'bed-502-3')!
  server.store.update({ ...was, operationalStatus: { system: systems.bedStatus, code: 'K' } }, was.id)
  const beds = new Map((await stays.beds('h1')).map(one => [one.bedCode, one]))
  expect(beds.get('bed-502-1')).toMatchObject({ wardCode: 'ward-3', bedNo: '502-1', kind: 'ordinary', gender: 'M' })
  expect(beds.get('bed-503-1')).toMatchObject({ kind: 'single', gender: '', state: 'free' })
  expect(beds.get('bed-502-3')).toMatchObject({ state: 'closed' })
})

test('a note says what the doctor wrote; how pressing it is by the priority of R4', async () => {
  const { noteNo, find } = aNote()
  expect(await find()).toMatchObject({
    deptCode: 'surgery',
    deptName: '普外科',
    diagnosis: '胆囊结石',
    doctorName: '周敏',
    gender: 'F',
    priority: 'ordinary',
    state: 'issued',
    version: 0,
  })
  const was = server.store.find('ServiceRequest', noteNo)!
  server.store.update({ ...was, priority: 'stat' }, noteNo)
  expect((await find()).priority).toBe('urgent')
  server.store.update({ ...was, status: 'revoked', note: [{ text: '转外院治疗' }] }, noteNo)
  expect(await find()).toMatchObject({ state: 'cancelled', reason: '转外院治疗' })
})

test('what the patient said lies in the Task, word by word; nothing that was left empty', async () => {
  const { noteNo } = aNote()
  await stays.arrange('h1', called(noteNo, 'bed-501-3'))
  const task = server.store.all('Task').find(one => one.focus?.reference === `ServiceRequest/${noteNo}`)!
  expect(task.input).toEqual([
    { type: { text: 'contactName' }, valueString: '李梅' },
    { type: { text: 'contactMobile' }, valueString: '13900000000' },
    { type: { text: 'contactRelation' }, valueString: '女儿' },
    { type: { text: 'bedWish' }, valueString: 'any' },
    { type: { text: 'temperature' }, valueString: '36.6' },
  ])
})

test('a day on the ward, and a summary with drugs at their hours and the next visit', async () => {
  const { noteNo, find } = aNote()
  await stays.arrange('h1', called(noteNo, 'bed-503-1'))
  takeIn(server.store, noteNo, now())
  expect(await stays.day('h1', noteNo, dayOf(now()))).toMatchObject({
    plan: [{ what: '医生查房', place: '病房', isDone: false }],
    team: [{ role: '责任护士', name: '林知秋', title: '主管护师' }],
    meals: [{ meal: '午餐', time: '11:30', dishes: '米饭、清蒸鱼、青菜', orderUntil: '9:00' }],
    diet: '低脂饮食',
    visiting: ['每天15:00–17:00可以探视，每次两人。'],
  })
  sendHome(server.store, noteNo, now())
  expect((await find()).discharge).toMatchObject({
    diagnosis: '胆囊结石伴胆囊炎',
    course: '行腹腔镜胆囊切除术，恢复好。',
    advice: '清淡饮食，伤口保持干燥。',
    drugs: [{ name: '头孢克肟分散片', usage: '每次1片，每天2次，饭后', times: ['08:00', '20:00'], days: 7 }],
    nextAppointment: { deptName: '普外科门诊', doctorName: '周敏', note: '复查伤口' },
  })
  expect((await stays.wards('h1'))[0]!.freedLately).toBeGreaterThan(0)
})

test('the words of a narrative are words: paragraphs become lines, no element and no entity stays', () => {
  expect(wordsIn('<div><p>一&amp;二</p><ul><li>三&#x;</li><li>&lt;38.5</li></ul></div>')).toBe('一&二\n三&#x;\n<38.5')
  expect(wordsIn(undefined)).toBe('')
})
