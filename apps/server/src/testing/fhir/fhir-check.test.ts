import { afterAll, expect, test } from 'vitest'
import { checkHospital } from '../../adapters/fhir/check.ts'
import { openFhirServer, type FhirServer } from './fhir-server.ts'
import { recordSystem, seedRegistration } from './registration.ts'

const clock = { now: () => Date.now() }
const open = () => openFhirServer({ ...clock, tokens: ['a token'], client: { id: '', secret: '' } })
const [whole, odd] = [await open(), await open()]
afterAll(() => Promise.all([whole.close(), odd.close()]))
for (const { store } of [whole, odd]) seedRegistration(store, { now: clock.now() })

const check = async ({ base }: FhirServer, more: object = {}) => {
  const common = { hosId: 'h1', token: 'a token', organizationId: 'org', recordSystem, timeoutMs: 2_000 }
  const findings = await checkHospital({ ...common, base, ...more }, clock)
  return (outcome: string) => findings.filter(one => one.outcome === outcome).map(one => `${one.what}：${one.detail}`)
}

test('a hospital that has all of it may be connected, and nothing was written there', async () => {
  const before = whole.asked.length
  const of = await check(whole)
  expect(of('failed')).toEqual([])
  expect(of('ok').join('\n')).toMatch(/科室：\d+个科室\n医生：\d+名医生\n门诊：15天内\d+个门诊，\d+个号/)
  const written = whole.asked.slice(before).filter(one => !/^GET |\/(\$match|_search)$/.test(one))
  expect(written).toEqual([])
})

test('a calendar that cannot be read, and one of nobody’s, are named with the reason', async () => {
  odd.store.create({ resourceType: 'Schedule', id: 'odd', actor: 'nobody' })
  const at = new Date(clock.now() + 86_400_000).toISOString()
  odd.store.create({ resourceType: 'Schedule', id: 'lonely', actor: [{ reference: 'Practitioner/none' }] })
  odd.store.create({
    resourceType: 'Slot',
    schedule: { reference: 'Schedule/lonely' },
    status: 'free',
    start: at,
    end: at,
  })
  const left = (await check(odd))('lacking')
  expect(left).toContain('略去：Schedule/odd was left out: actor is not as R4 has it')
  expect(left).toContain('略去：Schedule/lonely was left out: its actors name no department, and no doctor of one')
})

test('a wrong token and a hospital that is not there are said, not thrown', async () => {
  const strange = (await check(whole, { token: 'another' }))('failed')
  expect(strange).toContain('科室：The FHIR server answered 401 login')
  expect((await check(whole, { organizationId: 'none' }))('failed')).toContain('医院：没有 Organization/none')
  const away = (await check(whole, { base: 'http://127.0.0.1:9/fhir' }))('failed')
  expect(away[0]).toMatch(/^服务器：The FHIR server did not answer/)
})
