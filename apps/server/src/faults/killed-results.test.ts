import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { aLaboratory, anItem, aReport } from '../domains/reports/testbed.ts'
import type { HospitalReport } from '../ports/hospital-results.ts'
import { chanceFrom, type Chance } from '../security/hostile/random.ts'
import { openFhirServer } from '../testing/fhir/fhir-server.ts'
import { issueReport } from '../testing/fhir/laboratory.ts'
import { recordSystem, seedRegistration } from '../testing/fhir/registration.ts'
import { Engine } from '../testing/hl7v2/engine.ts'
import { nextInstant, oru } from '../testing/hl7v2/laboratory.ts'
import { hl7Settings } from '../testing/hl7v2/line.ts'
import { openTestServer } from '../testing/server.ts'
import { serverProcess } from './server-process.ts'

/** NETHOS_RESULTS and NETHOS_SEED try more, and others. */
const count = Number(process.env['NETHOS_RESULTS'] ?? 120)
const seed = Number(process.env['NETHOS_SEED'] ?? 16)
const stepsBetweenKills = Math.max(100, Math.ceil(count / 4))

// It makes the patients and looks into the database. What arrives is the other process's work.
const here = await openTestServer()
await here.runner.stop()
here.runner.stop = async () => undefined
const { db } = here

const fhirServer = await openFhirServer({
  now: () => Date.now(),
  tokens: ['a token'],
  client: { id: '', secret: '' },
})
seedRegistration(fhirServer.store, { now: Date.now(), days: 1 })
afterAll(() => fhirServer.close())
const { settings, identity, port } = await hl7Settings()
const hl7File = settings.NETHOS_HL7_FILE
const listed = JSON.parse(await readFile(hl7File, 'utf8')) as { hosId: string }[]
await writeFile(hl7File, JSON.stringify(listed.filter(one => one.hosId === 'h1')))
const fhirFile = join(dirname(hl7File), 'fhir.json')
const connected = { hosId: 'h2', base: fhirServer.base, organization: 'org', recordSystem, token: 'a token' }
await writeFile(fhirFile, JSON.stringify([{ ...connected, parts: ['results'] }]))

const server = await serverProcess({
  ...settings,
  NETHOS_HOSPITAL_FHIR_FILE: fhirFile,
  DATABASE_URL: here.database.appUrl,
  DATABASE_OWNER_URL: here.database.url,
})
afterAll(() => server.stop())
// After the start of the other one, which has loaded the demo's hospitals.
const lab = await aLaboratory(here)
const engine = new Engine({ port, ca: identity.cert })
afterAll(() => engine.close())

let kills = 0
let torn = 0
let doubles = 0

/** The process is gone in the midst of it, and comes back on the same data. */
async function killDuring(work: () => Promise<unknown>): Promise<void> {
  const underWay = work().catch(() => undefined)
  await server.kill()
  await underWay
  kills += 1
  await server.start()
}

/** The hospitals are asked every quarter of a minute. */
const ask = () =>
  fetch(`${server.origin}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: 16 }),
  })

/** As an engine does: what was not acknowledged is sent again. */
async function deliver(text: string, chance: Chance): Promise<void> {
  if (chance.is(0.08)) {
    torn += 1
    await (chance.is(0.5) ? engine.tear(text) : engine.sendAndGo(text))
  }
  expect(await engine.send(text)).toMatchObject({ code: 'AA' })
  if (!chance.is(0.1)) return
  doubles += 1
  expect(await engine.send(text)).toMatchObject({ code: 'AA' })
}

function versionsOf(reportCode: string, recordNumber: string, most: number): HospitalReport[] {
  return Array.from({ length: most }, (_, at) =>
    aReport(recordNumber, {
      reportCode,
      state: at === 0 ? 'final' : at === 3 ? 'cancelled' : 'amended',
      content: { items: [anItem({ value: 4 + at / 10 })] },
    }),
  )
}

interface Step {
  hosId: 'h1' | 'h2'
  reportCode: string
  /** Of HL7 v2: messages come in any order. Of FHIR the server's next version is written. */
  text?: string
}

async function aPatientOfBoth(nth: number) {
  const patient = await lab.aBound()
  const { accountId, personId } = patient
  const ofFhir = `F${nth}`
  await db
    .insertInto('hospitalAccount')
    .values({ accountId, personId, hosId: 'h2', recordNumber: ofFhir, boundAt: new Date() })
    .execute()
  return { ...patient, numbers: { h1: patient.recordNumber, h2: ofFhir } }
}

const rowsNow = () =>
  db
    .selectFrom('hospitalReport')
    // A cancelled one has no content.
    .leftJoin('reportVersion as said', on =>
      on.onRef('said.reportId', '=', 'hospitalReport.reportId').onRef('said.version', '=', 'hospitalReport.version'),
    )
    .select(['hospitalReport.reportId', 'hosId', 'reportCode', 'hospitalReport.state', 'said.content'])
    .select('hospitalReport.recordNumber')
    .where('hosId', 'in', ['h1', 'h2'])
    .where('reportCode', 'like', 'KILL%')
    .execute()

test(`${count} results by HL7 v2 and FHIR in any order, doubled, amended and torn, the server killed every ${stepsBetweenKills} steps: each is kept once, the right version on top, at nobody else’s`, async () => {
  const chance = chanceFrom(seed)
  const patients = await Promise.all(Array.from({ length: 5 }, (_, nth) => aPatientOfBoth(nth)))
  await ask()
  const truth = new Map<string, HospitalReport>()
  const toWrite = new Map<string, HospitalReport[]>()
  const steps: Step[] = []
  for (let at = 0; at < count; at++) {
    const hosId = at % 2 === 0 ? 'h1' : 'h2'
    const reportCode = `KILL${at}`
    const versions = versionsOf(reportCode, chance.one(patients).numbers[hosId], 1 + chance.below(4))
    truth.set(reportCode, versions.at(-1)!)
    if (hosId === 'h2') toWrite.set(reportCode, versions)
    for (const report of versions)
      steps.push({ hosId, reportCode, ...(hosId === 'h1' && { text: oru(report, { at: nextInstant() }) }) })
  }
  const shuffled = steps.map(one => ({ one, by: chance.next() })).toSorted((a, b) => a.by - b.by)

  for (const [at, { one }] of shuffled.entries()) {
    const isToKill = at % stepsBetweenKills === stepsBetweenKills - 1
    if (one.text === undefined) {
      const report = toWrite.get(one.reportCode)!.shift()!
      issueReport(fhirServer.store, recordSystem, report)
      if (chance.is(0.1)) issueReport(fhirServer.store, recordSystem, report)
    } else {
      const { text } = one
      if (isToKill && chance.is(0.6)) await killDuring(() => engine.send(text))
      await deliver(text, chance)
    }
    if (isToKill) await killDuring(ask)
    if (at % 60 === 59) {
      fhirServer.beAway(chance.is(0.2))
      await ask()
    }
  }
  fhirServer.beAway(false)

  const isRight = (row: Awaited<ReturnType<typeof rowsNow>>[number]): boolean => {
    const { state, content } = truth.get(row.reportCode)!
    const shown = row.content as HospitalReport['content'] | null
    return row.state === state && (state === 'cancelled' || shown?.items[0]?.value === content.items[0]!.value)
  }
  const rows = await vi.waitUntil(
    async () => {
      await ask()
      const found = await rowsNow()
      return found.length === count && found.every(isRight) && found
    },
    { timeout: 120_000, interval: 200 },
  )
  expect(rows.filter(row => row.recordNumber !== truth.get(row.reportCode)!.recordNumber)).toEqual([])
  const messages = await db.selectFrom('interfaceMessage').select(['fault', 'readAt']).execute()
  expect(messages).toHaveLength(steps.filter(one => one.text !== undefined).length)
  expect(messages.filter(one => one.fault !== '' || one.readAt === null)).toEqual([])
  const versions = await db.selectFrom('reportVersion').select(['reportId', 'version']).execute()
  expect(new Set(versions.map(one => `${one.reportId}.${one.version}`)).size).toBe(versions.length)
  for (const { accountId, personId, numbers } of patients) {
    const session = await here.sessionOf({ accountId })
    const own = new Set(
      rows.filter(row => row.recordNumber === numbers[row.hosId as 'h1']).map(row => row.reportId as string),
    )
    const list = (await lab.list({ personId, session }, { pageSize: 100 })) as { reportId: string }[]
    expect(list.length).toBeGreaterThan(0)
    expect(list.filter(one => !own.has(one.reportId))).toEqual([])
  }
  expect(kills).toBeGreaterThanOrEqual(Math.floor(steps.length / stepsBetweenKills))
  if (process.env['NETHOS_RESULTS'] !== undefined)
    process.stdout.write(
      `${count} results in ${steps.length} versions, ${doubles} doubled, ${torn} connections torn, ${kills} servers killed\n`,
    )
}, 1_800_000)
