import { expect, test } from 'vitest'
import type { JobContext } from './job.ts'
import { hourly } from './periodic.ts'
import { TimersFailedError, timerLoop } from './run-timers.ts'

const hour = 3_600_000
const at = (now: number) => ({ now: () => now }) as JobContext

test('an hourly timer runs once an hour', async () => {
  const ranAt: number[] = []
  const timer = hourly('count', async ({ now }) => ranAt.push(now()))
  let now = 10 * hour
  const run = timerLoop([timer], () => at(now))
  for (now of [10 * hour, 10 * hour + 1, 11 * hour - 1, 11 * hour]) await run()
  expect(ranAt).toEqual([10 * hour, 11 * hour])
})

test('an hourly timer that failed runs again in the same hour', async () => {
  let isBroken = true
  let ran = 0
  const timer = hourly('count', async () => {
    if (isBroken) throw new Error('the database is away')
    ran++
  })
  const run = timerLoop([timer], () => at(10 * hour))
  await expect(run()).rejects.toThrow('the database is away')
  isBroken = false
  await run()
  await run()
  expect(ran).toBe(1)
})

test('of two servers in one process each keeps its own hours', async () => {
  let ran = 0
  const timer = hourly('count', async () => ran++)
  await timerLoop([timer], () => at(10 * hour))()
  await timerLoop([timer], () => at(10 * hour))()
  expect(ran).toBe(2)
})

test('a timer runs until nothing is due', async () => {
  let left = 3
  const timer = { name: 'rows', run: () => Promise.resolve(left > 0 ? left-- && 1 : 0) }
  await timerLoop([timer], () => at(0))()
  expect(left).toBe(0)
})

test('one that fails keeps none of the others from running, and is tried once more after them', async () => {
  const ran: string[] = []
  let tries = 0
  const broken = {
    name: 'broken',
    run: () => (ran.push(`broken ${++tries}`), Promise.reject(new Error('a row like no other'))),
  }
  const refunds = { name: 'refunds', run: () => Promise.resolve(ran.push('refunds') && 0) }
  await expect(timerLoop([broken, refunds], () => at(0))()).rejects.toThrow('a row like no other')
  expect(ran).toEqual(['broken 1', 'refunds', 'broken 2', 'refunds'])
})

test('who waited for a lock once and then had it has not failed', async () => {
  let tries = 0
  const timer = {
    name: 'rows',
    run: () => (++tries === 1 ? Promise.reject(new Error('lock timeout')) : Promise.resolve(0)),
  }
  await timerLoop([timer], () => at(0))()
  expect(tries).toBe(2)
})

test('what failed is said by the names of the timers, each with its reason', async () => {
  const broken = (name: string) => ({ name, run: () => Promise.reject(new Error(`${name} waits for a lock`)) })
  const failure = timerLoop([broken('refunds'), broken('alarms')], () => at(0))()
  await expect(failure).rejects.toThrow('refunds: refunds waits for a lock; alarms: alarms waits for a lock')
  await expect(failure).rejects.toBeInstanceOf(TimersFailedError)
  await expect(failure).rejects.toMatchObject({ timers: ['refunds', 'alarms'] })
})

test('a process that ends leaves what is still due to others', async () => {
  const ran: string[] = []
  let isOver = false
  const first = { name: 'first', run: async () => ((isOver = true), ran.push('first')) }
  const second = { name: 'second', run: async () => ran.push('second') }
  await timerLoop(
    [first, second],
    () => at(10 * hour),
    () => isOver,
  )()
  expect(ran).toEqual(['first'])
})
