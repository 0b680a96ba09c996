import { expect, test } from 'vitest'
import type { HospitalReport } from '../../../ports/hospital-results.ts'
import { chanceFrom, type Chance } from '../../../security/hostile/random.ts'
import { atEnd } from '../../../testing/at-end.ts'
import { Engine } from '../../../testing/hl7v2/engine.ts'
import { nextInstant, oru } from '../../../testing/hl7v2/laboratory.ts'
import { allRead, hl7Settings } from '../../../testing/hl7v2/line.ts'
import { openTestServer } from '../../../testing/server.ts'
import { takerOf } from '../../interfaces/listen.ts'
import { aLaboratory, anItem, aReport } from '../testbed.ts'

/** NETHOS_RESULTS and NETHOS_SEED try more, and others. */
const count = Number(process.env['NETHOS_RESULTS'] ?? 300)
const seed = Number(process.env['NETHOS_SEED'] ?? 15)

// Each listener gets a port of its own: it is closed and opened again in the midst.
const { settings, identity } = await hl7Settings({}, { port: 0 })
const server = await openTestServer(settings)
const lab = await aLaboratory(server)
const take = takerOf({ db: server.db, runtime: server.runtime, jobs: server.jobs })
let isAway = false
const listen = () =>
  server.runtime.messages!.listen(came => (isAway ? Promise.reject(new Error('the database is away')) : take(came)))
let listener = await listen()
let engine = new Engine({ port: listener.port, ca: identity.cert })
atEnd(async () => {
  await engine.close()
  await listener.close()
})

async function restart(): Promise<void> {
  await listener.close()
  listener = await listen()
  await engine.close()
  engine = new Engine({ port: listener.port, ca: identity.cert })
}

/** As an engine does: what was not acknowledged is sent again. */
async function deliver(text: string, chance: Chance): Promise<void> {
  if (chance.is(0.08)) await engine.tear(text)
  if (chance.is(0.08)) await engine.sendAndGo(text)
  if (chance.is(0.02)) {
    isAway = true
    expect(await engine.send(text)).toBeUndefined()
    isAway = false
  }
  expect(await engine.send(text)).toMatchObject({ code: 'AA' })
  if (chance.is(0.1)) expect(await engine.send(text)).toMatchObject({ code: 'AA' })
}

interface Sent {
  report: HospitalReport
  text: string
}

/** A report in up to four versions, each made later than the one before. */
function versionsOf(reportCode: string, recordNumber: string, most: number): Sent[] {
  return Array.from({ length: most }, (_, at) => {
    const report = aReport(recordNumber, {
      reportCode,
      state: at === 0 ? 'final' : at === 3 ? 'cancelled' : 'amended',
      content: { items: [anItem({ value: 4 + at / 10 })] },
    })
    return { report, text: oru(report, { at: nextInstant() }) }
  })
}

test(`${count} results by HL7 v2 in any order, doubled, amended and torn, with the listener closed in the midst: each is kept once, the right version on top`, async () => {
  const chance = chanceFrom(seed)
  const patients = await Promise.all(Array.from({ length: 5 }, () => lab.aBound()))
  await lab.pull()
  const truth = new Map<string, HospitalReport>()
  const all: Sent[] = []
  for (let at = 0; at < count; at++) {
    const sent = versionsOf(`V${at}`, chance.one(patients).recordNumber, 1 + chance.below(4))
    truth.set(`V${at}`, sent.at(-1)!.report)
    all.push(...sent)
  }
  const shuffled = all.map(one => ({ one, by: chance.next() })).toSorted((a, b) => a.by - b.by)
  for (const [at, { one }] of shuffled.entries()) {
    await deliver(one.text, chance)
    if (at % 200 === 199) await restart()
    if (at % 150 === 149) await lab.pull()
  }
  await allRead(server)
  for (let round = 0; round < 3; round++) await lab.pull()

  const saved = await server.db.selectFrom('interfaceMessage').select(['fault', 'readAt']).execute()
  expect(saved).toHaveLength(all.length)
  expect(saved.filter(one => one.fault !== '' || one.readAt === null)).toEqual([])
  const rows = await server.db.selectFrom('hospitalReport').selectAll().where('hosId', '=', 'h1').execute()
  const own = rows.filter(row => truth.has(row.reportCode))
  expect(own).toHaveLength(count)
  expect(own.filter(row => row.state !== truth.get(row.reportCode)!.state)).toEqual([])
  expect(own.filter(row => row.recordNumber !== truth.get(row.reportCode)!.recordNumber)).toEqual([])
  const versions = await server.db.selectFrom('reportVersion').select(['reportId', 'version', 'content']).execute()
  const top = new Map(versions.map(one => [`${one.reportId}.${one.version}`, one.content]))
  expect(top.size).toBe(versions.length)
  const wrong = own.filter(row => {
    const { state, content } = truth.get(row.reportCode)!
    const shown = top.get(`${row.reportId}.${row.version}`) as typeof content | undefined
    return state !== 'cancelled' && shown?.items[0]?.value !== content.items[0]!.value
  })
  expect(wrong).toEqual([])
  for (const patient of patients) {
    const mine = [...truth.values()].filter(one => one.recordNumber === patient.recordNumber)
    const list = await lab.list(patient, { pageSize: 100 })
    const codes = new Set(
      own.filter(row => mine.some(one => one.reportCode === row.reportCode)).map(row => row.reportId),
    )
    expect(list.filter((row: { reportId: string }) => !codes.has(row.reportId))).toEqual([])
  }
}, 900_000)
