import { afterAll, beforeAll, expect, test } from 'vitest'
import { fhirResults } from '../../../adapters/fhir/results/fhir-results.ts'
import type { Arrival, HospitalReport, HospitalResults } from '../../../ports/hospital-results.ts'
import { openFhirServer } from '../../../testing/fhir/fhir-server.ts'
import { issueReport } from '../../../testing/fhir/laboratory.ts'
import { recordSystem } from '../../../testing/fhir/registration.ts'
import { chanceFrom, type Chance } from '../../../security/hostile/random.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aLaboratory, anItem, aReport } from '../testbed.ts'

/** NETHOS_RESULTS and NETHOS_SEED try more, and others. */
const count = Number(process.env['NETHOS_RESULTS'] ?? 300)
const seed = Number(process.env['NETHOS_SEED'] ?? 14)

const server = await openTestServer()
const lab = await aLaboratory(server)
const now = () => server.runtime.clock.now()
const fhirServer = await openFhirServer({ now, tokens: ['a token'], client: { id: '', secret: '' } })
afterAll(() => fhirServer.close())
const access = { hosId: 'h1', base: fhirServer.base, token: 'a token', organizationId: 'org', recordSystem }
const fhir = fhirResults([access], { now })
/** What was answered, to be given once more later. */
const answered: Arrival[] = []
let pushed: Arrival[] = []
const results: HospitalResults = {
  ...fhir,
  readPush: async () => pushed,
  async arrivals(hosId, cursor) {
    const answer = await fhir.arrivals(hosId, cursor)
    answered.push(...answer.arrivals)
    return answer
  },
}
beforeAll(() => void Object.assign(server.runtime.hospital, { results }))

const asVersions = (report: HospitalReport, most: number): HospitalReport[] =>
  Array.from({ length: most }, (_, at) => ({
    ...report,
    state: at === 0 ? 'final' : at === 3 ? 'cancelled' : 'amended',
    content: { ...report.content, items: [anItem({ value: 4 + at / 10 })] },
  }))

test(`${count} results in any order, doubled and amended, with the line cut: each is kept once, the right version on top`, async () => {
  const chance = chanceFrom(seed)
  const patients = await Promise.all(Array.from({ length: 5 }, () => lab.aBound()))
  await lab.pull()
  const truth = new Map<string, HospitalReport>()
  const owners = new Map<string, string>()
  const toCome = Array.from({ length: count }, (_, at) => {
    const { recordNumber } = chance.one(patients)
    owners.set(`R${at}`, recordNumber)
    return asVersions(aReport(recordNumber, { reportCode: `R${at}` }), 1 + chance.below(4))
  })
  for (let written = 0; toCome.length > 0; written++) {
    const at = chance.below(toCome.length)
    const report = toCome[at]!.shift()!
    if (toCome[at]!.length === 0) toCome.splice(at, 1)
    issueReport(fhirServer.store, recordSystem, report)
    if (chance.is(0.1)) issueReport(fhirServer.store, recordSystem, report)
    truth.set(report.reportCode, report)
    if (written % 150 === 149) await meanwhile(chance)
  }
  fhirServer.beAway(false)
  await lab.pull()
  await lab.pull()

  const rows = await server.db.selectFrom('hospitalReport').selectAll().where('hosId', '=', 'h1').execute()
  const own = rows.filter(row => truth.has(row.reportCode))
  expect(own).toHaveLength(count)
  expect(own.filter(row => row.state !== truth.get(row.reportCode)!.state)).toEqual([])
  expect(own.filter(row => row.recordNumber !== owners.get(row.reportCode))).toEqual([])
  const versions = await server.db.selectFrom('reportVersion').select(['reportId', 'version', 'content']).execute()
  const top = new Map(versions.map(one => [`${one.reportId}.${one.version}`, one.content]))
  expect(top.size).toBe(versions.length)
  const wrong = own.filter(row => {
    const { state, content } = truth.get(row.reportCode)!
    const shown = top.get(`${row.reportId}.${row.version}`) as typeof content | undefined
    return state !== 'cancelled' && shown?.items[0]?.value !== content.items[0]!.value
  })
  expect(wrong).toEqual([])
  expect(await server.db.selectFrom('reportArrival').select('reason').execute()).toEqual([])
}, 600_000)

const cursors: string[] = []
const pushedAtOnce = 50

/** The line is cut, or it is asked; the cursor falls back, or what came before comes again in another order. */
async function meanwhile(chance: Chance): Promise<void> {
  fhirServer.beAway(chance.is(0.2))
  await lab.pull()
  const line = server.db.selectFrom('reportLine').select('cursor').where('hosId', '=', 'h1')
  cursors.push((await line.executeTakeFirstOrThrow()).cursor)
  const cursor = chance.one(cursors.slice(-3))
  if (chance.is(0.2)) await server.db.updateTable('reportLine').set({ cursor }).where('hosId', '=', 'h1').execute()
  const again = answered.splice(0).filter(() => chance.is(0.2))
  const shuffled = again.map(one => ({ one, by: chance.next() })).toSorted((a, b) => a.by - b.by)
  for (let at = 0; at < shuffled.length; at += pushedAtOnce) {
    pushed = shuffled.slice(at, at + pushedAtOnce).map(({ one }) => one)
    // A connection that is kept may be closed by the server while the reports before it are read.
    const answer = await fetch(`${server.origin}/hospital/results/h1`, {
      method: 'POST',
      headers: { connection: 'close' },
    })
    expect(answer.status).toBe(200)
  }
}
