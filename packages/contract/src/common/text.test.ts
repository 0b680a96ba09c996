import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { sentenceOf } from '../rule.ts'
import { limitedLine, limitedText } from './text.ts'

const content = limitedText('咨询内容', 10)
const address = limitedLine('现住址', 10)

test.each(['', ' ', '\u200b', '\u2060\u200d', '\ufe0f', '\u3164', '\u2800'])(
  'what nobody can see is no text: %j',
  nothing => {
    expect(sentenceOf(content, nothing)).toBe('咨询内容不能为空')
    expect(sentenceOf(address, nothing)).toBe('现住址不能为空')
  },
)

test('a text keeps its lines and its faces, and is counted as people count', () => {
  for (const text of ['头晕\n两天', '👨\u200d👩\u200d👧 一家', '😀'.repeat(10)])
    expect(z.parse(content, text)).toBe(text)
  expect(sentenceOf(content, '😀'.repeat(11))).toBe('咨询内容不能超过10个字')
})

test('a line has no line ends and no marks of direction', () => {
  expect(z.parse(address, '长堤路\n166号\u202e')).toBe('长堤路 166号')
  expect(sentenceOf(address, '路'.repeat(11))).toBe('现住址不能超过10个字')
})
