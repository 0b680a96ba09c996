import { afterAll, expect, test } from 'vitest'
import { checkHospital } from '../../adapters/fhir/check.ts'
import { fhirParts } from '../../adapters/fhir/fhir-hospital.ts'
import { seedCheckups } from './checkup-centre.ts'
import { aCharge, issueInvoice, saveBooks } from './cashier.ts'
import { orderCt, seedExaminations } from './examination-room.ts'
import { openFhirServer } from './fhir-server.ts'
import { patientWith } from './laboratory.ts'
import { recordSystem, seedRegistration } from './registration.ts'
import { planOperation, reportEvent, seedTheatre } from './theatre.ts'
import { aReport } from './two-hospitals.ts'
import { seedWards, writeNote } from './wards.ts'

const now = () => Date.now()
const clock = { now }
const server = await openFhirServer({ now, tokens: ['a token'], client: { id: '', secret: '' } })
afterAll(() => server.close())
const { store } = server
const patientId = patientWith(store, recordSystem, 'B1')
seedRegistration(store, { now: now(), days: 2 })
saveBooks(store)

async function check(more: object = {}) {
  const hospital = {
    hosId: 'h1',
    base: server.base,
    token: 'a token',
    organizationId: 'org',
    recordSystem,
    timeoutMs: 3_000,
  }
  const findings = await checkHospital({ ...hospital, parts: [...fhirParts], ...more }, clock)
  return (outcome: string) => findings.filter(one => one.outcome === outcome).map(one => `${one.what}：${one.detail}`)
}

test('where nothing is there yet it is said what could not be tried, and what is missing', async () => {
  const of = await check()
  expect(of('lacking')).toContain('报告：三十天内没有报告：没有可试的')
  expect(of('lacking')).toContain('账单：没有待缴的账单：没有可试的')
  expect(of('lacking')).toContain('手术：两天内有变化的手术0台，进展0次：没有可试的')
  expect(of('failed')).toEqual([
    '检查号源：15天内0个时段，0个空位：没有 serviceCategory 为 examination 的 Schedule',
    '病区床位：0个病区，0张床，空0张：没有床可安排',
    '体检套餐：0个体检机构，0个套餐：没有可预约的',
    '体检号源：15天内0个时段，0个空位：没有 serviceCategory 为 checkup 的 Schedule',
  ])
})

test('the parts are asked as the program asks them, nothing is written, and what cannot be read is named', async () => {
  seedExaminations(store, now())
  orderCt(store, patientId, now())
  seedTheatre(store)
  planOperation(store, { patientId, surgeryNo: 'P1', plannedAt: now() + 86_400_000 })
  reportEvent(store, { surgeryNo: 'P1', event: 'arrived', occurredAt: now(), eventId: 'P1-a' })
  seedWards(store)
  writeNote(store, patientId, now())
  seedCheckups(store, now())
  issueInvoice(store, {
    patientId,
    at: now(),
    items: [aCharge],
  })
  aReport(store, 'L1', now())
  const before = server.asked.length
  const sound = await check()
  expect(sound('failed')).toEqual([])
  const ok = sound('ok').join('\n')
  expect(ok).toMatch(/报告：三十天内最早的1份/)
  expect(ok).toMatch(/检查号源：15天内\d+个时段，\d+个空位/)
  expect(ok).toMatch(/检查单：两天内变化：1张检查单，0次排队叫号/)
  expect(ok).toMatch(/自助开单：2个项目/)
  expect(ok).toMatch(/手术：两天内有变化的手术1台，进展1次/)
  expect(ok).toMatch(/病区床位：2个病区，7张床，空7张/)
  expect(ok).toMatch(/住院证：两天内变化：1张住院证/)
  expect(ok).toMatch(/体检套餐：1个体检机构，1个套餐/)
  expect(ok).toMatch(/体检号源：15天内28个时段，84个空位/)
  expect(ok).toMatch(/账单：1张待缴账单，1张可以显示/)
  const written = server.asked.slice(before).filter(one => !/^GET |\/(\$match|_search)$/.test(one))
  expect(written).toEqual([])
  store.create({
    resourceType: 'DiagnosticReport',
    status: 'final',
    category: [{ text: '占星' }],
    code: { text: '星象' },
    subject: { reference: `Patient/${patientId}` },
  })
  expect((await check())('failed')).toEqual([
    '报告：三十天内最早的2份，其中1份读不懂：category 不是已知的报告类型（1份）',
  ])
})

test('what the server has and the settings do not name is said', async () => {
  const lacking = (await check({ parts: undefined }))('lacking')
  expect(lacking).toContain('报告：服务器有DiagnosticReport、Observation，设置的 parts 里没有 results：不接报告')
  expect(lacking.filter(one => one.includes('parts'))).toHaveLength(fhirParts.length)
})
