import { expect, test } from 'vitest'
import { withPerson } from './people.links.ts'

test('the chosen person goes along with the callback', () => {
  expect(withPerson('/consult/v2/1?id=7&compatId=1#top', '2')).toBe('/consult/v2/1?id=7&compatId=2#top')
  expect(withPerson('/my/consult', '2')).toBe('/my/consult?compatId=2')
})

test.each(['https://elsewhere.invalid/', '//elsewhere.invalid', 'javascript:alert(1)', null])(
  'nobody is handed to %s',
  callback => {
    expect(withPerson(callback, '2')).toBeUndefined()
  },
)
