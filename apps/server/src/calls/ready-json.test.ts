import { expect, test } from 'vitest'
import { ReadyJson, spelledReply } from './ready-json.ts'

const part = { name: '血钾', of: ['"quoted"', '\u0000', '\ud83d\ude00'] }

test('parts that are ready stand in the reply where they belong, among any other text', () => {
  const ready = new ReadyJson(part)
  const spelled = spelledReply(() => ({ first: '血', list: [{ part: ready, n: 1 }, { part: ready }], last: '\u2028"' }))
  expect(Buffer.isBuffer(spelled)).toBe(true)
  expect(JSON.parse(spelled.toString())).toEqual({
    first: '血',
    list: [{ part, n: 1 }, { part }],
    last: '\u2028"',
  })
})

test('through the writer of a service, in whichever order its fields are spelled', () => {
  const other = new ReadyJson({ name: 'other' })
  const spelled = spelledReply(() => {
    const [second, first] = [other.toJSON(), new ReadyJson(part).toJSON()]
    return { first, second }
  })
  expect(JSON.parse(spelled.toString())).toEqual({ first: part, second: { name: 'other' } })
})

test('a reply without any is the text that it always was', () => {
  expect(spelledReply(() => ({ code: '0', obj: null }))).toBe('{"code":"0","obj":null}')
})

test('outside of a reply it is what it was made of, also after a reply that could not be spelled', () => {
  const ready = new ReadyJson(part)
  expect(() => spelledReply(() => ({ ready, wrong: 1n }))).toThrow(TypeError)
  expect(JSON.parse(JSON.stringify({ ready }))).toEqual({ ready: part })
})
