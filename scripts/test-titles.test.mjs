import { expect, test } from 'vitest'
import { hasTitle, titlesIn } from './test-titles.mjs'

const source = `
describe('a group', () => {
  test('says what it\\'s for', () => expect(open('/not/a/title')).toBe('nothing'))
  test.each([1, 2])('%s is one of them', () => {})
  test(
    'on a line of its own',
    { timeout: 1 },
  )
  it.skip(\`in backticks\`, () => {})
})`

test('titles are the words of tests and groups, and nothing else that stands in the file', () => {
  expect(titlesIn(source)).toEqual([
    'a group',
    "says what it's for",
    '%s is one of them',
    'on a line of its own',
    'in backticks',
  ])
  expect(hasTitle(source, 'not/a/title')).toBe(false)
  expect(hasTitle(source, 'line of its own')).toBe(true)
})
