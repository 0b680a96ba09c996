import { expect, test } from 'vitest'
import { queryClient } from '@nethos/calls/query.ts'
import { clearStored, storedBytes, sizeInWords } from './stored-here.ts'

test.each([
  [0, '0B'],
  [1023, '1023B'],
  [1024, '1KB'],
  [1536, '1.5KB'],
  [10_240, '10KB'],
  [3.25 * 1024 ** 2, '3.3MB'],
  [2 * 1024 ** 3, '2GB'],
  [4096 * 1024 ** 3, '4096GB'],
])('%d bytes are %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words))

test('clearing leaves the login, the device, the look and what was typed', async () => {
  const stored = ['nethos.session', 'nethos.device', 'nethos.elder', 'nethos.draft.consult.7']
  for (const key of stored) localStorage.setItem(key, '"x"')
  const before = storedBytes()
  localStorage.setItem('nethos.recent.doctors', '心内科'.repeat(100))
  queryClient.setQueryData(['doctors'], '骨科'.repeat(100))
  expect(storedBytes()).toBeGreaterThan(before + 1_000)
  await clearStored()
  expect(Object.keys(localStorage).sort()).toEqual(stored.sort())
  expect(queryClient.getQueryData(['doctors'])).toBeUndefined()
  expect(storedBytes()).toBeLessThan(10)
})
