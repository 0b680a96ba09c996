import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { besideControl, controlOf, missedAims } from './market-aims.mjs'

const without = { bots: 0, honest: 100, botShare: 0, waitHours: 20 }
const market = { bots: 30, honest: 100, botShare: 0.25, waitHours: 20 }

test('resellers may keep 1.1 times their share of the real persons, and nobody may wait longer than without them', () => {
  expect(missedAims(without)).toEqual([])
  expect(missedAims(market, without)).toEqual([])
  expect(missedAims({ ...market, botShare: 0.26 }, without)).toEqual([
    'resellers keep 1.13 times their share of the real persons, at most 1.1',
  ])
  expect(missedAims({ ...market, waitHours: 20.5 }, without)).toEqual([
    'honest patients wait 20.5 hours, without resellers 20.0',
  ])
})

test('an attack stands beside as many ordinary patients, which loosens no aim', () => {
  expect(['script', 'empty', 'single'].map(controlOf)).toEqual(['crowd', 'crowd', 'early'])
  const attacked = { ...market, waitHours: 24.6, served: 99 }
  expect(besideControl(attacked, { waitHours: 54.3, served: 88 })).toBe(
    'honest patients wait 24.6 hours and 99 are served, with as many patients more instead of resellers 54.3 and 88',
  )
  expect(missedAims(attacked, without)).toEqual(['honest patients wait 24.6 hours, without resellers 20.0'])
})

test('an attack that nobody knows is refused', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'simulate.mjs'), '--attack', 'x'], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^--attack x is none of none, early/)])
})
