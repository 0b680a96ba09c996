import { expect, test } from 'vitest'
import type { PathwayTaskShown } from '@nethos/contract/pathway/pathway.schemas.ts'
import { statusWord, timeLine } from './task-words.ts'

const now = Date.parse('2026-12-01T09:00:00+08:00')
const at = Date.parse('2026-12-04T01:00:00+08:00')
const hour = 3_600_000
const task = (more: Partial<PathwayTaskShown>): PathwayTaskShown =>
  ({
    taskStatus: 'waiting',
    work: { kind: 'confirm', statement: '知道了' },
    opensAt: at,
    scheduledAt: at,
    doneAt: null,
    isOverdue: false,
    ...more,
  }) as PathwayTaskShown

test('what is left off has an hour from which on, never one around which', () => {
  expect(timeLine(task({}), now)).toBe('12月4日（周五）01:00起')
  expect(timeLine(task({ taskStatus: 'open' }), at + hour)).toBe('今天 01:00起')
  expect(timeLine(task({ taskStatus: 'open', isOverdue: true }), at + hour)).toBe('原定今天 01:00，现在补上也不晚')
})

test('what may be done before its hour says from when, and around when', () => {
  expect(timeLine(task({ opensAt: at - 24 * hour }), now)).toBe('12月4日（周五）01:00前后，后天 01:00起可以完成')
  expect(timeLine(task({ taskStatus: 'open', opensAt: at - 24 * hour }), at - hour)).toBe('请在今天 01:00前后完成')
})

test('what the hospital writes down waits for the hospital, unless the patient brings it about on a page', () => {
  const word = (more: object) =>
    statusWord(task({ taskStatus: 'open', work: { kind: 'event', event: 'registered', ...more } })).word
  expect([word({}), word({ link: '/admission/select' })]).toEqual(['由医院登记', '待完成'])
})
