import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { openPool } from '../../database/connect.ts'
import { anIdCard } from '../../domains/people/people.samples.ts'
import { throughGateway } from '../../testing/gateway/through-gateway.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { demoHospital } from './demo-hospital.ts'
import { hospitalEvents, patientEvents } from './hospital-events.ts'
import { hospitalPatientsHold, type PatientsCase } from './hospital-patients.port-test.ts'
import { cutLine } from './line.table.ts'

const { appUrl } = await testDatabase()
const pool = openPool({ url: appUrl, size: 4, onError: () => undefined })
const clock = { now: () => Date.now() }
const { patients } = demoHospital(pool, clock, Buffer.alloc(32))
const app = Fastify()
hospitalEvents(app, patientEvents(pool, clock))
afterAll(async () => {
  await app.close()
  await pool.end()
})

const given: PatientsCase = {
  patients,
  hosId: 'h1',
  otherHosId: 'h2',
  freshIdCard: anIdCard,
  async whileAway(work) {
    await cutLine(pool, true)
    try {
      return await work()
    } finally {
      await cutLine(pool, false)
    }
  },
}
const ofGateway = await throughGateway({ patients })

describe('the demo hospital', () => hospitalPatientsHold(given))
describe('the same through our own gateway', () => hospitalPatientsHold({ ...given, patients: ofGateway.patients }))

describe('what happens at its window', () => {
  const happens = async (event: string, payload: object) => {
    const { statusCode, body } = await app.inject({ method: 'POST', url: `/sandbox/hospital/${event}`, payload })
    return { statusCode, ...JSON.parse(body) }
  }

  test('a file is made and changed, by ID number of 15 or 18', async () => {
    const first = await happens('patient.file', {
      idCard: '110105491231002',
      name: '陈建国',
      insurance: '市医保',
      cards: 2,
    })
    expect(first).toEqual({ statusCode: 200, recordNumber: expect.stringMatching(/^B\d+$/) })
    expect(await happens('patient.file', { idCard: '11010519491231002X', mobile: '13900000005' })).toEqual(first)
    expect(await patients.find('h1', '11010519491231002X')).toMatchObject({ name: '陈建国', mobile: '13900000005' })
    expect(await patients.insurance('h1', '11010519491231002X')).toEqual({ isInsured: true, kind: '市医保' })
    expect(await patients.visitCards('h1', first.recordNumber)).toHaveLength(2)
    expect(await happens('patient.remove', { idCard: '11010519491231002X' })).toMatchObject({ isRemoved: true })
    expect(await patients.find('h1', '11010519491231002X')).toBeUndefined()
  })

  test('what does not happen there is said so', async () => {
    expect(await happens('report.eat', {})).toMatchObject({ statusCode: 404 })
    expect(await happens('constructor', {})).toMatchObject({ statusCode: 404 })
    expect(await happens('patient.file', { idCard: '1' })).toMatchObject({ statusCode: 400, msg: 'idCard格式不正确' })
  })
})
