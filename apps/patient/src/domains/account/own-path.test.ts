import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  ['/my/patient?redirect=report#top', '/my/patient?redirect=report#top'],
  ['consult/v2/1?id=3', '/consult/v2/1?id=3'],
  [`${location.origin}/v2/my`, '/v2/my'],
])('%s is ours', (link, path) => {
  expect(ownPath(link)).toBe(path)
})

test.each([
  '',
  null,
  undefined,
  'https://elsewhere.invalid/my',
  '//elsewhere.invalid',
  '/\\elsewhere.invalid',
  '\\\\elsewhere.invalid',
  '/.//elsewhere.invalid',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
])('%s leads nowhere', link => {
  expect(ownPath(link)).toBeUndefined()
})
