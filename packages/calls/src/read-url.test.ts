import { expect, test, vi } from 'vitest'
import { readUrl } from './read-url.ts'

test('a text is read as an address, also where the browser has no URL.parse', () => {
  vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function')
  })
  expect(readUrl('https://nethos.example/a?b#c')?.pathname).toBe('/a')
  expect(readUrl('/a', 'https://nethos.example')?.href).toBe('https://nethos.example/a')
  expect(readUrl('12345678')).toBeUndefined()
  vi.restoreAllMocks()
})
