import { afterAll, expect, test, vi } from 'vitest'
import { hl7v2Results } from '../adapters/hl7v2/results/hl7v2-results.ts'
import { openDatabase, openPool } from '../database/connect.ts'
import { interfaceFacts } from '../domains/interfaces/facts.ts'
import { holdHospital } from '../domains/interfaces/message.table.ts'
import { aReport } from '../domains/reports/testbed.ts'
import { sealer } from '../secrets/sealer.ts'
import { Engine } from '../testing/hl7v2/engine.ts'
import { oru } from '../testing/hl7v2/laboratory.ts'
import { hl7Settings } from '../testing/hl7v2/line.ts'
import { testDatabase } from '../testing/test-database.ts'
import { keysOfSandbox } from '../wiring/keys.ts'
import { serverProcess } from './server-process.ts'

const { settings, identity, port } = await hl7Settings()
const { url, appUrl } = await testDatabase()
const victim = await serverProcess({ DATABASE_URL: appUrl, DATABASE_OWNER_URL: url, ...settings })
const pool = openPool({ url: appUrl, size: 3, onError: () => undefined })
const db = openDatabase(pool)
afterAll(async () => {
  await victim.stop()
  await pool.end()
})

const count = async (condition: string): Promise<number> => {
  const { rows } = await pool.query<{ n: string }>(`select count(*) as n from interface_message where ${condition}`)
  return Number(rows[0]!.n)
}

/** Nobody reads a message of the hospital while the work goes on. */
const whileNobodyReads = (work: () => Promise<void>): Promise<void> =>
  db.transaction().execute(async trx => {
    await holdHospital(trx, 'h1')
    await work()
  })

/** Over a connection of its own, and again until it is answered, as an engine does: the server may be on its way up or down. */
const sendRetained = (text: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const engine = new Engine({ port, ca: identity.cert })
      const answer = await engine.send(text)
      await engine.close()
      expect(answer).toMatchObject({ code: 'AA' })
    },
    { timeout: 20_000, interval: 100 },
  )

test(
  'killed between keeping messages and reading them the server loses none, and has each report once in its last version',
  { timeout: 120_000 },
  async () => {
    const reports = Array.from({ length: 12 }, (_, at) => aReport(`B7${at}`))
    const first = reports.map((one, at) => oru(one, { at: Date.now() - 60_000, controlId: `K${at}` }))
    const amended = reports.map((one, at) => oru({ ...one, state: 'amended' }, { controlId: `A${at}` }))

    await whileNobodyReads(async () => {
      for (const text of first) await sendRetained(text)
      expect(await count('read_at is null')).toBe(first.length)
      await victim.kill()
    })
    await victim.start()

    // Amendments come, and what came before comes again; it is killed twice more while it reads.
    for (const half of [0, 6]) {
      for (let at = half; at < half + 6; at++) for (const text of [amended[at]!, first[at]!]) await sendRetained(text)
      await victim.kill()
      await victim.start()
    }
    await vi.waitUntil(async () => (await count('read_at is null')) === 0, { timeout: 60_000, interval: 200 })

    expect(await count(`fault <> ''`)).toBe(0)
    expect(await count('true')).toBe(first.length + amended.length)
    const keys = await keysOfSandbox(pool)
    const clock = { now: () => Date.now() }
    const facts = interfaceFacts(db, { sealer: sealer(keys.seal), clock })
    const results = hl7v2Results(['h1'], facts, clock)
    for (const { recordNumber, reportCode } of reports) {
      const own = await results.ofPatient('h1', recordNumber)
      expect(own).toMatchObject([{ kind: 'report', report: { reportCode, state: 'amended' } }])
    }
    const { rows } = await pool.query('select code, version from interface_fact where about = $1', ['result'])
    expect(rows).toHaveLength(first.length + amended.length)
  },
)
