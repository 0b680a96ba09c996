import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { idsOf } from '@nethos/contract/common/ids.ts'
import { emptyContent } from '@nethos/contract/reports/report-content.schemas.ts'
import { readPathway } from '@nethos/contract/pathway/pathway.document.ts'
import type { Service } from '@nethos/contract/service.ts'
import { fhirResults } from '../../adapters/fhir/results/fhir-results.ts'
import { services } from '../../security/testbed.ts'
import { openFhirServer } from '../../testing/fhir/fhir-server.ts'
import { issueReport } from '../../testing/fhir/laboratory.ts'
import { recordSystem } from '../../testing/fhir/registration.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { aRegistered, type Registered } from '../account/account.samples.ts'
import { kneePathway } from '../pathway/demo-knee.data.ts'
import { startPathway } from '../pathway/start-pathway.ts'
import { inTransaction } from '../pathway/testbed.ts'
import { aLaboratory, anItem, aReport } from './testbed.ts'

const server = await openTestServer()
const lab = await aLaboratory(server)
const { call, db } = server
const now = () => server.runtime.clock.now()
const fhirServer = await openFhirServer({ now, tokens: ['a token'], client: { id: '', secret: '' } })
afterAll(() => fhirServer.close())
const access = { hosId: 'h1', base: fhirServer.base, token: 'a token', organizationId: 'org', recordSystem }
beforeAll(() => void Object.assign(server.runtime.hospital, { results: fhirResults([access], { now }) }))

const secret = '印戒细胞癌'
const day = 24 * 3600

interface Whose {
  personId: string
  reportId: string
}

/** What an account can ask about a person, a report, or nothing at all; whatever else a question needs is not asked here. */
function inputOf(service: Service, whose: Whose): object | undefined {
  const { properties = {}, required = [] } = z.toJSONSchema(service.input, { io: 'input', unrepresentable: 'any' })
  const ids = idsOf(service)
  const input: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(properties)) {
    const { type, minimum } = schema as { type?: string; minimum?: number }
    const known =
      ids[key]?.whose === 'own' ? { person: whose.personId, report: whose.reportId }[ids[key].kind] : undefined
    const word = service.spelling.words?.[key] ?? key
    if (known) input[word] = type === 'array' ? [known] : known
    else if (key === 'word' || key === 'search') input[word] = secret
    else if (required.includes(key) && (type === 'integer' || type === 'number'))
      input[word] = Math.max(0, minimum ?? 0)
    else if (required.includes(key)) return undefined
  }
  return input
}

const queries = services.filter(one => one.kind === 'query' && one.access === 'account' && !one.upload)

/** All that the patient's phone can learn by asking, and what was sent to it, as one text. */
async function everythingShown({ accountId }: Registered, whose: Whose): Promise<{ text: string; answered: number }> {
  const session = await server.sessionOf({ accountId })
  const answer: unknown[] = []
  let answered = 0
  for (const service of queries) {
    const input = inputOf(service, whose)
    if (!input) continue
    const { code, obj, list, msg } = await call(service.name, input, session)
    if (code === '0') answered += 1
    answer.push([service.name, obj, list, msg])
  }
  const messages = await db.selectFrom('message').selectAll().where('accountId', '=', accountId).execute()
  const texts = await (await fetch(`${server.origin}/sandbox/sms`)).text()
  return { text: JSON.stringify([answer, messages, texts]), answered }
}

/** 导出我的资料, every file of it. */
async function archiveOf({ mobile, accountId }: Registered): Promise<string> {
  await server.advance(61)
  const session = await server.sessionOf({ accountId })
  const { obj } = await call('nethos.system.captcha.pat.archive', {}, session)
  const { code: captcha } = await server.lastSms(mobile, obj.cid)
  const asked = await call('nethos.pat.archive.ask', { cid: obj.cid, captcha }, session)
  expect(asked).toMatchObject({ code: '0' })
  await server.runner.idle()
  const { list } = await call('nethos.pat.archive.list', {}, session)
  const zip = await server.get(list[0].url)
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  return Object.values(files)
    .map(bytes => strFromU8(bytes))
    .join('\n')
}

/** A plan of hers as the desk takes it out in FHIR. */
async function carePlanOf({ accountId }: Registered, personId: string): Promise<string> {
  const knee = readPathway(kneePathway)
  if (!('document' in knee)) throw new Error(knee.sentence)
  const origin = { type: 'test', id: randomUUID() }
  const pathwayId = await inTransaction(server, ctx =>
    startPathway(ctx, { accountId, personId, document: knee.document, origin }),
  )
  const { session } = await aStaffMember(server, 'nurse')
  const { obj } = await server.staff.call('staff.pathway.fhir', { pathwayId }, session)
  expect(obj.carePlan).toContain('CarePlan')
  return JSON.stringify(obj)
}

test('a result that came by FHIR and is held leaks into no answer, message, search, archive or FHIR document; opened, it is read', async () => {
  const { session: admin } = await aStaffMember(server, 'admin')
  await server.staff.call('staff.report.hold.keep', { hosId: 'h1', kind: 'pathology', days: 30 }, admin)
  const owner = await aRegistered(server)
  const { personId, recordNumber } = await lab.aBound({}, { owner })
  await lab.pull()
  const report = aReport(recordNumber, {
    kind: 'pathology',
    reportName: '病理诊断',
    issuedAt: now(),
    content: { ...emptyContent, items: [anItem({ name: secret, flag: 'abnormal' })], conclusion: secret },
  })
  issueReport(fhirServer.store, recordSystem, report)
  await lab.pull()
  const { reportId } = await db
    .selectFrom('hospitalReport')
    .select('reportId')
    .where('reportCode', '=', report.reportCode)
    .executeTakeFirstOrThrow()
  const whose = { personId, reportId }

  const held = await everythingShown(owner, whose)
  expect(held.answered).toBeGreaterThan(80)
  expect(held.text).toContain(reportId)
  expect(held.text).not.toContain(secret)
  expect(await archiveOf(owner)).not.toContain(secret)
  expect(await carePlanOf(owner, personId)).not.toContain(secret)
  // On the hospital's FHIR server the laboratory alone speaks of it.
  const ofLaboratory = ['DiagnosticReport', 'Observation']
  const others = ['Task', 'Communication', 'DocumentReference', 'QuestionnaireResponse', 'ServiceRequest', 'Patient']
  expect(JSON.stringify(ofLaboratory.map(type => fhirServer.store.all(type)))).toContain(secret)
  expect(JSON.stringify(others.map(type => fhirServer.store.all(type)))).not.toContain(secret)

  await server.advance(31 * day)
  await server.runner.idle()
  const open = await everythingShown(owner, whose)
  expect(open.text).toContain(secret)
  expect(await archiveOf(owner)).toContain(secret)
}, 120_000)
