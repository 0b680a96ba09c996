import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notices, works } from './notices.mjs'

test('the notices in the app are those of the works that are installed', () => {
  expect(readFileSync('apps/patient/src/domains/system/open-source.gen.ts', 'utf8')).toBe(notices())
})

test('each work has its licence, and nearly each the text of it', () => {
  expect(works().length).toBeGreaterThan(15)
  for (const { name, licence } of works()) expect([name, licence]).not.toContain('')
  expect(works().filter(({ text }) => text === '').length).toBeLessThan(4)
})
