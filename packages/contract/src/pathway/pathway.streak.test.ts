import { expect, test } from 'vitest'
import { streaksOf } from './pathway.streak.ts'

/** d done, m missed, l late, o open, w waiting, n fell away. */
const statuses = { d: 'done', m: 'missed', l: 'open', o: 'open', w: 'waiting', n: 'not_needed' } as const
const exercise = (course: string, kind: 'confirm' | 'tap' = 'confirm') =>
  [...course].map((letter, at) => ({
    taskKey: 'ankle',
    title: '踝泵',
    occurrence: at + 1,
    occurrences: course.length,
    taskStatus: statuses[letter as keyof typeof statuses],
    isOverdue: letter === 'l',
    work: kind === 'confirm' ? { kind, statement: '做完了' } : { kind, label: '登记' },
  }))
const rowOf = (course: string) => streaksOf(exercise(course))[0]

test.each([
  ['dddowww', 3, 3, 7],
  ['dddd', 4, 4, 4],
  ['ddmdd', 2, 4, 5],
  // Today's is not done yet: the row stands until the day is over.
  ['ddo', 2, 2, 3],
  ['ddl', 0, 2, 3],
  ['ddm', 0, 2, 3],
  ['dn', 1, 1, 1],
])('%s: %d in a row, %d of %d', (course, inARow, done, times) => {
  expect(rowOf(course)).toEqual({ taskKey: 'ankle', title: '踝泵', inARow, done, times })
})

test('what was not begun, comes once, or is the hospital’s, is no row', () => {
  expect(rowOf('oww')).toBeUndefined()
  expect(rowOf('mmo')).toBeUndefined()
  expect(streaksOf(exercise('d'))).toEqual([])
  expect(streaksOf(exercise('ddd', 'tap'))).toEqual([])
})
