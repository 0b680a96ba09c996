import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gather } from './gather.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] }))
afterEach(() => void vi.useRealTimers())
const settle = () => vi.advanceTimersByTimeAsync(0)

/** Batches that end when the test says so. */
function batches(options: { most?: number; keyOf?: (item: string) => string; patienceMs?: number } = {}) {
  const begun: { items: readonly string[]; end: (answers?: string[]) => void; fail: (error: Error) => void }[] = []
  const ask = gather<string, string>({
    most: 10,
    ...options,
    take: items =>
      new Promise((resolve, reject) => {
        begun.push({ items, end: answers => resolve(answers ?? items.map(one => `${one}!`)), fail: reject })
      }),
  })
  return { ask, begun, items: () => begun.map(one => one.items) }
}

test('what arrives at one moment goes together, and each has its own answer', async () => {
  const { ask, begun, items } = batches()
  const answers = Promise.all([ask('a'), ask('b'), ask('c')])
  await settle()
  expect(items()).toEqual([['a', 'b', 'c']])
  begun[0]!.end()
  expect(await answers).toEqual(['a!', 'b!', 'c!'])
})

test('what arrives while one is under way waits for the next, which takes no more than it may', async () => {
  const { ask, begun, items } = batches({ most: 2 })
  void ask('a')
  await settle()
  for (const one of ['b', 'c', 'd']) void ask(one)
  await settle()
  expect(items()).toEqual([['a']])
  begun[0]!.end()
  await settle()
  expect(items()).toEqual([['a'], ['b', 'c']])
  begun[1]!.end()
  await settle()
  expect(items()).toEqual([['a'], ['b', 'c'], ['d']])
})

test('two of one key never go together, and keep their order', async () => {
  const { ask, begun, items } = batches({ keyOf: item => item[0]! })
  for (const one of ['a1', 'a2', 'b1', 'a3']) void ask(one)
  await settle()
  begun[0]!.end()
  await settle()
  begun[1]!.end()
  await settle()
  expect(items()).toEqual([['a1', 'b1'], ['a2'], ['a3']])
})

test('one that hangs keeps the next ones waiting for a while only', async () => {
  const { ask, begun, items } = batches({ patienceMs: 50 })
  const hanging = ask('a')
  await settle()
  const quick = ask('b')
  await vi.advanceTimersByTimeAsync(49)
  expect(items()).toEqual([['a']])
  await vi.advanceTimersByTimeAsync(1)
  expect(items()).toEqual([['a'], ['b']])
  begun[1]!.end()
  expect(await quick).toBe('b!')
  begun[0]!.end()
  expect(await hanging).toBe('a!')
})

test('what fails is answered to each of them, and those after them go on', async () => {
  const { ask, begun } = batches()
  const failed = Promise.allSettled([ask('a'), ask('b')])
  await settle()
  begun[0]!.fail(new Error('away'))
  expect((await failed).map(one => one.status)).toEqual(['rejected', 'rejected'])
  const next = ask('c')
  await settle()
  begun[1]!.end()
  expect(await next).toBe('c!')
})
