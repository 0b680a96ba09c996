import { expect, test } from 'vitest'
import { framed, frames, TooLongError } from './mllp.ts'

const whole = framed(Buffer.from('MSH|a'))

test('a message is whole wherever it is cut', () => {
  for (let at = 0; at <= whole.length; at++) {
    const reading = frames(100)
    const read = [...reading.push(whole.subarray(0, at)), ...reading.push(whole.subarray(at))]
    expect(read.map(String)).toEqual(['MSH|a'])
    expect(reading.waiting).toBe(0)
  }
})

test('several at once are several; what stands between them is no message', () => {
  const reading = frames(100)
  const noise = Buffer.from('\r\nnoise')
  expect(reading.push(Buffer.concat([noise, whole, noise, whole])).map(String)).toEqual(['MSH|a', 'MSH|a'])
})

test('a message that begins in the midst of another one is the message; the other was torn', () => {
  const reading = frames(100)
  expect(reading.push(Buffer.concat([whole.subarray(0, 4), whole])).map(String)).toEqual(['MSH|a'])
})

test('a message without an end is refused when it becomes too long', () => {
  const reading = frames(100)
  expect(reading.push(Buffer.from('\x0bMSH|')).length).toBe(0)
  expect(() => reading.push(Buffer.alloc(200, 0x41))).toThrow(TooLongError)
})
