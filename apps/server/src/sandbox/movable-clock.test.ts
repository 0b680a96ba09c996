import { timeOf } from '@nethos/contract/common/days.ts'
import { afterAll, expect, test } from 'vitest'
import { openPool } from '../database/connect.ts'
import { testDatabase } from '../testing/test-database.ts'
import { movableClock } from './movable-clock.ts'

const { appUrl } = await testDatabase()
const pool = openPool({ url: appUrl, size: 2, onError: () => undefined })
afterAll(() => pool.end())
const hour = 3_600_000

test('a new sandbox begins at the next such time of day; once moved, a start leaves its clock alone', async () => {
  const clock = movableClock(pool)
  const anHourAgo = timeOf(Date.now() - hour)
  await clock.beginAt(anHourAgo)
  expect(timeOf(clock.now())).toBe(anHourAgo)
  expect(clock.now() - Date.now()).toBeGreaterThan(22 * hour)
  expect(clock.now() - Date.now()).toBeLessThanOrEqual(23 * hour)

  const afterRestart = movableClock(pool)
  await afterRestart.readOffset()
  await afterRestart.beginAt(timeOf(Date.now() + 2 * hour))
  expect(timeOf(afterRestart.now())).toBe(anHourAgo)
})
