import { afterAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { fhirBooking } from '../../adapters/fhir/booking/fhir-booking.ts'
import { fhirCheckups } from '../../adapters/fhir/checkups/fhir-checkups.ts'
import { systems } from '../../adapters/fhir/names.ts'
import { nationalIdCard } from '../../adapters/fhir/patients/patient.ts'
import { hospitalCheckupsHold } from '../../sandbox/hospital/hospital-checkups.port-test.ts'
import { arriveAtCentre, callOffCheckup, finishCheckup, seedCheckups } from './checkup-centre.ts'
import { openFhirServer, type FhirServer } from './fhir-server.ts'
import { recordSystem } from './registration.ts'

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
  reportSystem: 'urn:test:report',
  timeoutMs: 5_000,
  report: (sentence: string) => void reported.push(sentence),
})
const hospitals = [hospital(server, 'h1'), hospital(other, 'h2')]
const checkups = fhirCheckups(hospitals, { now })
for (const { store } of [server, other]) seedCheckups(store, now())
let people = 0
const person = () => ({
  name: '王秀英',
  idCard: `33010619550312${String(++people).padStart(4, '0')}`,
  mobile: '13900000000',
})

describe.each([
  ['a hospital that speaks FHIR R4', 'h1', server],
  ['a hospital whose server has other manners', 'h2', other],
])('%s', (_what, hosId, { store, beAway }) => {
  hospitalCheckupsHold({
    checkups,
    hosId,
    now,
    person,
    arrive: async ourNo => arriveAtCentre(store, ourNo),
    finish: async ourNo => finishCheckup(store, ourNo, now()),
    callOff: async (ourNo, reason) => callOffCheckup(store, ourNo, reason),
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

async function confirm(ourNo: string, who = person()) {
  const [time] = (await checkups.times('h1', addDays(dayOf(now()), 1), addDays(dayOf(now()), 7))).filter(
    one => one.left > 0,
  )
  const wanted = { packageCode: 'basic-women', addOnCodes: ['low-dose-ct'], amountCents: 71_950, person: who }
  await checkups.confirm('h1', { ...wanted, ourNo, timeCode: time!.timeCode })
  return server.store.all('Appointment').find(one => one.identifier?.[0]?.value === ourNo)!
}

test('a package is a PlanDefinition: for whom, what is done in which group, what may be added at its price', async () => {
  const { centres, packages } = await checkups.offers('h1')
  expect(centres).toEqual([
    {
      centreCode: 'centre',
      centreName: '健康管理中心',
      address: '学院路88号 体检楼1层',
      phone: '0571-88000120',
      hours: '周一至周六 7:30–11:30',
      directions: '从医院北门进，右手第一栋。',
      needsDesk: true,
    },
  ])
  expect(packages).toEqual([
    {
      packageCode: 'basic-women',
      centreCode: 'centre',
      packageName: '女性基础体检',
      category: '基础体检',
      summary: '常见慢病和妇科检查',
      priceCents: 39_950,
      sex: 'F',
      minAge: 18,
      maxAge: 75,
      marriage: 'married',
      groups: [{ name: '血液检查', items: [{ code: 'glucose', name: '空腹血糖', meaning: '看有没有糖尿病。' }] }],
      addOns: [
        {
          code: 'low-dose-ct',
          name: '低剂量胸部CT',
          meaning: '看肺部有没有小结节。',
          priceCents: 32_000,
          sex: 'any',
          screening: 'lung',
        },
      ],
      notice: '检查前一晚十点后不要进食。',
    },
  ])
})

test('a plan without a price is named and not offered; a plan of another kind is none of ours', async () => {
  const plan = server.store.find('PlanDefinition', 'basic-women')!
  const offered = plan.extension.filter((one: any) => one.valueReference)
  server.store.create({ ...plan, id: 'free', extension: offered })
  server.store.create({ resourceType: 'PlanDefinition', id: 'protocol', status: 'active', title: '护理方案' })
  expect((await checkups.offers('h1')).packages.map(one => one.packageCode)).toEqual(['basic-women'])
  expect(reported.filter(one => one.startsWith('PlanDefinition/'))).toEqual([
    'PlanDefinition/free was left out: it has no price, or names no centre',
  ])
})

test('whoever has a file is named by it, whoever has none stands in the Appointment; what was chosen stands there', async () => {
  const stranger = await confirm('who.1')
  expect(stranger.contained).toMatchObject([{ resourceType: 'Patient', name: [{ text: '王秀英' }] }])
  expect(stranger.participant[0].actor.reference).toBe('#person')
  expect(stranger.serviceType.map((one: any) => one.coding[0].code)).toEqual(['basic-women', 'low-dose-ct'])
  const known = person()
  const { id } = server.store.create({
    resourceType: 'Patient',
    active: true,
    identifier: [{ system: nationalIdCard, value: known.idCard }],
  })
  const file = await confirm('who.2', known)
  expect(file.participant[0].actor.reference).toBe(`Patient/${id}`)
  expect(file.contained).toBeUndefined()
})

test('the hospital’s own number of the guide sheet is shown where it gives one', async () => {
  const one = await confirm('guide.1')
  const identifier = [...one.identifier, { system: systems.pickUpCode, value: 'T0423' }]
  server.store.update({ ...one, identifier }, one.id)
  const wanted = { ourNo: 'guide.1', packageCode: 'basic-women', addOnCodes: [], timeCode: 'x', amountCents: 0 }
  expect((await checkups.confirm('h1', { ...wanted, person: person() })).guideNo).toBe('T0423')
})

test('stations stand in the order of their numbers, and what the report asks to be repeated comes with it', async () => {
  const from = String(now())
  await confirm('sheet.1')
  arriveAtCentre(server.store, 'sheet.1')
  finishCheckup(server.store, 'sheet.1', now())
  const { happenings } = await checkups.happenings('h1', from)
  const own = happenings.filter(one => one.kind !== 'time' && one.ourNo === 'sheet.1')
  expect(own.find(one => one.kind === 'stations')).toMatchObject({
    stations: [
      { name: '抽血', place: '1层 抽血处', hint: '空腹做', isDone: true },
      { name: '心电图', place: '2层 心电图室', hint: '', isDone: true },
    ],
  })
  expect(own.find(one => one.kind === 'reported')).toMatchObject({
    reportCode: 'R-sheet.1',
    followUps: [{ what: '甲状腺超声', why: '甲状腺结节', afterMonths: 6 }],
  })
})

test('a health-check centre is no department of registration, and its calendars are no clinics', async () => {
  const booking = fhirBooking(hospitals, { now })
  expect((await booking.departments('h1')).map(one => one.deptCode)).not.toContain('centre')
  const sessions = await booking.sessions('h1', addDays(dayOf(now()), 1), addDays(dayOf(now()), 7))
  expect(sessions.filter(one => one.sessionCode.startsWith('check-'))).toEqual([])
})
