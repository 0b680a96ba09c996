import { expect, test } from 'vitest'
import { QueueFullError, workQueue } from './work-queue.ts'

/** Work that lasts until it is told to end. */
function tasks(inTurn: ReturnType<typeof workQueue>) {
  const begun: number[] = []
  return {
    begun,
    begin: (id: number) => {
      const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>()
      const result = inTurn(async () => {
        begun.push(id)
        await ended
        return id
      })
      return { result, end, fail }
    },
  }
}

test('two run at once, the others in their order', async () => {
  const { begun, begin } = tasks(workQueue(2, 10))
  const [a, b, c, d] = [begin(1), begin(2), begin(3), begin(4)]
  expect(begun).toEqual([1, 2])
  b.end()
  await b.result
  expect(begun).toEqual([1, 2, 3])
  a.fail(new Error('broken'))
  await expect(a.result).rejects.toThrow('broken')
  await Promise.resolve()
  expect(begun).toEqual([1, 2, 3, 4])
  c.end()
  d.end()
  expect(await Promise.all([c.result, d.result])).toEqual([3, 4])
})

test('what is too much is refused at once, and later there is room again', async () => {
  const { begin } = tasks(workQueue(1, 1))
  const [running, waiting] = [begin(1), begin(2)]
  await expect(begin(3).result).rejects.toThrow(QueueFullError)
  running.end()
  waiting.end()
  await Promise.all([running.result, waiting.result])
  const later = begin(4)
  later.end()
  expect(await later.result).toBe(4)
})
