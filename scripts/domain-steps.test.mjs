import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { journeyDomains } from '../journeys/domains.mjs'
import { foldersOf, journeysOf, stepsOf } from './domain-steps.mjs'
import { root } from './installed.mjs'

const common = {
  types: 'tsc',
  always: [['borders', 'borders']],
  tests: 'vitest run',
  pages: ['pages', 'build'],
  journeys: 'playwright test',
}

test('every journey is said to walk through a domain, or through all', () => {
  const files = readdirSync(join(root, 'journeys')).filter(file => file.endsWith('.journey.ts'))
  expect(Object.keys(journeyDomains).toSorted()).toEqual(files.map(file => file.replace('.journey.ts', '')).toSorted())
})

test('every domain that a journey walks through is there', () => {
  for (const domain of Object.values(journeyDomains).filter(Array.isArray).flat())
    expect(foldersOf(domain), domain).not.toEqual([])
})

test('a domain brings its tests on every side, and its journeys', () => {
  expect(stepsOf(['coupons'], common)).toEqual([
    ['types', 'tsc'],
    ['borders', 'borders'],
    [
      'tests',
      'vitest run --passWithNoTests packages/contract/src/coupons/ apps/server/src/domains/coupons/ apps/patient/src/domains/coupons/ apps/workbench/src/domains/coupons/',
    ],
    ['pages', 'build'],
    ['journeys', 'playwright test campaigns.journey.ts coupons.journey.ts'],
  ])
})

test('a journey of two domains is walked once', () => {
  const steps = stepsOf(['payment', 'shell'], common)
  expect(steps.at(-1)[1].match(/shell\.journey\.ts/g)).toHaveLength(1)
  expect(journeysOf('diagnosis')).toEqual([])
})

test('who mistypes a domain is told which there are', () => {
  expect(() => stepsOf(['recrod'], common)).toThrow(/^There is no domain recrod: account, .*record/)
})
