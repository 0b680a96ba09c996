import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { smsSentences } from './ports/sms.ts'
import { readSettings, sandboxThird } from './settings.ts'
import { productionSettings } from './testing/production-settings.ts'

const folder = await mkdtemp(join(tmpdir(), 'nethos-settings-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const whole = await productionSettings(folder, { url: 'postgresql://owner@db/n', appUrl: 'postgresql://app@db/n' })
const zeros = '0'.repeat(64)
const key = randomBytes(32).toString('hex')

test.each([
  [{ NETHOS_SECRET: zeros }, /^NETHOS_SECRET can be guessed[^\n]*$/],
  [{ NETHOS_SEAL_KEY: '0123456789abcdef'.repeat(4) }, /^NETHOS_SEAL_KEY can be guessed[^\n]*$/],
  [{ NETHOS_LOOKUP_KEY: 'ab'.repeat(32) }, /^NETHOS_LOOKUP_KEY can be guessed[^\n]*$/],
  [{ NETHOS_SECRET: key, NETHOS_SEAL_KEY: key.toUpperCase() }, /^NETHOS_SECRET, [^\n]*three different keys$/],
  [{ NETHOS_CHANNEL_KEY: 'x' }, /^NETHOS_CHANNEL_KEY can be guessed[^\n]*$/],
  [{ NETHOS_CHANNEL_KEY: 'x'.repeat(64) }, /^NETHOS_CHANNEL_KEY can be guessed[^\n]*$/],
  [
    { NETHOS_THIRD_PARTIES: `${sandboxThird.thirdId}=${sandboxThird.key}` },
    /^NETHOS_THIRD_PARTIES 5002 can be guessed[^\n]*$/,
  ],
])('production refuses keys that seal nothing, in a sentence: %j', (env, sentence) => {
  expect(() => readSettings({ ...whole, ...env })).toThrow(sentence)
})

test('production takes keys made at random', () => {
  expect(readSettings(whole)).toMatchObject({ NETHOS_MODE: 'production' })
})

test('the example of text message templates in the README is whole: nobody learns of a missing one at the start', async () => {
  const readme = await readFile(join(import.meta.dirname, '../../../README.md'), 'utf8')
  const example = /templates as `([^`]+)`/.exec(readme)?.[1] ?? ''
  const named = example.split(',').map(one => one.split('=')[0])
  expect(named.toSorted()).toEqual(Object.keys(smsSentences).toSorted())
})

test('an address past a pooler without one that leads to it is refused in a sentence', () => {
  expect(() => readSettings({ DATABASE_DIRECT_URL: 'postgresql://app@db/n' })).toThrow(
    'DATABASE_DIRECT_URL also needs DATABASE_URL',
  )
})
