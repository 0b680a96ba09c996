import { expect, test } from 'vitest'
import { checkGateway } from '../../adapters/gateway/check.ts'
import { partNames } from '../../adapters/gateway/calls/all.ts'
import { openPool } from '../../database/connect.ts'
import { openReferenceServer } from '../../sandbox/gateway/reference-server.ts'
import { demoHospital } from '../../sandbox/hospital/demo-hospital.ts'
import { atEnd } from '../at-end.ts'
import { testDatabase } from '../test-database.ts'

const { appUrl } = await testDatabase()
const pool = openPool({ url: appUrl, size: 4, onError: () => undefined })
const clock = { now: () => Date.now() }
const secrets = ['o'.repeat(32), 'n'.repeat(32)]
const hospital = demoHospital(pool, clock, Buffer.alloc(32))
const serve = async (served: Parameters<typeof openReferenceServer>[0]['hospital'], own: readonly string[]) => {
  const server = await openReferenceServer({ port: 0, hospital: served, secrets: new Map([['h1', own]]) })
  atEnd(() => server.close())
  return { hosId: 'h1', base: server.base, secrets, parts: partNames }
}

test('the reference server lacks nothing, and is not changed by being looked at', async () => {
  const findings = await checkGateway(await serve(hospital, secrets), clock)
  expect(findings.filter(one => one.outcome === 'failed')).toEqual([])
  expect(findings.filter(one => one.outcome === 'lacking').map(one => one.detail)).toEqual(
    Array.from({ length: 8 }, () => '会写入，没有试'),
  )
  const { rows } = await pool.query('select from demo_hospital.patient where record_number = $1', ['NETHOSCHECK0'])
  expect(rows).toEqual([])
})

test('what is missing, answered wrongly or not signed is named with its reason', async () => {
  const listed = await serve(
    {
      patients: hospital.patients,
      booking: { ...hospital.booking, doctors: async () => JSON.parse('[{"doctorCode":"D1"}]') },
      results: { ...hospital.results, ofPatient: async () => [JSON.parse('{"kind":"report","report":{}}')] },
    },
    secrets.slice(0, 1),
  )
  const findings = await checkGateway({ ...listed, parts: ['booking', 'results', 'bills'] }, clock)
  const found = new Map(findings.map(one => [one.what, one]))
  expect(found.get('密钥2')).toMatchObject({ outcome: 'failed', detail: '答了 401，应为 200' })
  expect(found.get('/booking/doctors')).toMatchObject({
    outcome: 'lacking',
    detail: expect.stringContaining('deptCode'),
  })
  expect(found.get('/results/ofPatient')).toMatchObject({
    outcome: 'failed',
    detail: expect.stringContaining('0.reportCode'),
  })
  expect(found.get('/bills/booked')).toMatchObject({ outcome: 'failed', detail: expect.stringContaining('404') })
  expect(found.get('stays')).toMatchObject({ outcome: 'lacking' })
})

test('a hospital that is not there is said to be not there', async () => {
  const findings = await checkGateway({ hosId: 'h1', base: 'http://127.0.0.1:9', secrets, parts: [] }, clock)
  expect(findings.filter(one => one.outcome === 'ok')).toEqual([])
})
