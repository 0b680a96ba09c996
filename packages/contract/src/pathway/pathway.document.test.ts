import { describe, expect, test } from 'vitest'
import { pathwayBounds, readPathway } from './pathway.document.ts'
import { problemsOf } from './pathway.problems.ts'
import { remindAt, scheduleOf } from './pathway.schedule.ts'

const confirm = { kind: 'confirm', statement: '我已完成' }
const aTask = (key: string, changes: object = {}) => ({
  key,
  title: `任务${key}`,
  work: confirm,
  due: { from: { anchor: 'operated' }, days: 1 },
  ...changes,
})
const aDocument = (...tasks: object[]) => ({
  code: 'knee',
  title: '膝关节置换术后康复',
  stages: [{ key: 'home', title: '回家以后', tasks }],
})
const sentences = (...tasks: object[]) => problemsOf(aDocument(...tasks)).map(one => one.sentence)
const read = (task: object) => {
  const result = readPathway(aDocument(task))
  if (!('document' in result)) throw new Error(result.sentence)
  return result.document.stages[0]!.tasks[0]!
}
const at = (text: string) => Date.parse(`${text}:00+08:00`)
const shown = (instant: number) => new Date(instant + 8 * 3_600_000).toISOString().slice(0, 16)

test('a document that says the least has nothing against it', () => {
  expect(sentences(aTask('walk'))).toEqual([])
})

describe('when a task is due', () => {
  test('days after the anchor, at a time of the day in Shanghai', () => {
    const task = read(aTask('walk', { due: { from: { anchor: 'operated' }, days: 3, time: '08:30' } }))
    expect(shown(scheduleOf(task, 0, at('2026-11-22T23:40')).scheduledAt)).toBe('2026-11-25T08:30')
  })

  test('without a time of the day the hour of the anchor stays, and hours are counted', () => {
    const task = read(aTask('walk', { due: { from: { anchor: 'operated' }, days: -1, hours: 6 } }))
    expect(shown(scheduleOf(task, 0, at('2026-11-22T20:10')).scheduledAt)).toBe('2026-11-22T02:10')
  })

  test('on the next Monday, the day itself included', () => {
    const task = read(aTask('walk', { due: { from: { anchor: 'operated' }, weekday: 1, time: '09:00' } }))
    expect(shown(scheduleOf(task, 0, at('2026-11-22T10:00')).scheduledAt)).toBe('2026-11-23T09:00')
    expect(shown(scheduleOf(task, 0, at('2026-11-23T10:00')).scheduledAt)).toBe('2026-11-23T09:00')
  })

  test('every week for six weeks, each closing when the next opens', () => {
    const repeat = { every: 1, unit: 'week', times: 6 }
    const task = read(
      aTask('walk', {
        due: { from: { anchor: 'operated' }, days: 7, time: '08:00', repeat },
        openBefore: { days: 1 },
        closeAfter: { days: 30 },
      }),
    )
    const [first, last] = [0, 5].map(one => scheduleOf(task, one, at('2026-11-01T10:00')))
    expect(shown(first!.closesAt!)).toBe('2026-11-14T08:00')
    expect(shown(last!.scheduledAt)).toBe('2026-12-13T08:00')
    expect(shown(last!.closesAt!)).toBe('2027-01-12T08:00')
  })

  test('a reminder the evening before', () => {
    const task = read(aTask('fast', { reminders: [{ days: -1, time: '20:00' }] }))
    expect(shown(remindAt(task.reminders[0]!, at('2026-11-23T07:30')))).toBe('2026-11-22T20:00')
  })
})

describe('what is refused', () => {
  test('tasks that wait for each other, and one that waits for itself', () => {
    const from = (task: string) => ({ due: { from: { task } } })
    expect(sentences(aTask('a', from('b')), aTask('b', from('c')), aTask('c', from('a')))).toEqual([
      '“任务a”、“任务b”、“任务c”互相等待，永远不会开始',
    ])
    expect(sentences(aTask('a', from('a')))).toEqual(['“任务a”在等它自己'])
    expect(sentences(aTask('a', { neededWhen: [{ is: 'done', task: 'b' }] }), aTask('b', from('a')))).toHaveLength(1)
  })

  test('references that lead nowhere', () => {
    expect(sentences(aTask('a', { due: { from: { anchor: 'moon' } } }))).toEqual(['起点“moon”不存在'])
    expect(sentences(aTask('a', { due: { from: { task: 'b' } } }))).toEqual(['起点任务“b”不存在'])
    expect(sentences(aTask('a', { notNeededWhen: [{ is: 'level', task: 'b', levels: ['high'] }] }))).toEqual([
      '条件里的任务“b”不存在',
    ])
    expect(
      sentences(aTask('a'), aTask('b', { neededWhen: [{ is: 'above', task: 'a', value: 't', limit: 38 }] })),
    ).toEqual(['任务“a”不是测量，没有数值'])
    expect(sentences(aTask('a'), aTask('a'))).toEqual(['任务编号“a”用了两次'])
  })

  test('markup in a text that patients read, at its place', () => {
    const body = '<script>alert(1)</script>'
    expect(problemsOf(aDocument(aTask('a', { title: '<b>走</b>', work: { kind: 'read', body } })))).toEqual([
      { path: 'stages.0.tasks.0.title', sentence: '只能是普通文字，不能有网页标记或看不见的字符' },
      { path: 'stages.0.tasks.0.work.body', sentence: '只能是普通文字，不能有网页标记或看不见的字符' },
    ])
  })

  test('windows in which nobody can do anything', () => {
    expect(sentences(aTask('a', { closeAfter: {} }))).toEqual(['开放和截止是同一时刻，谁也来不及完成'])
    const repeat = { every: 1, unit: 'day', times: 5 }
    expect(sentences(aTask('a', { due: { from: { anchor: 'operated' }, repeat }, openBefore: { days: 3 } }))).toContain(
      '提前开放的时间比重复的间隔还长',
    )
    expect(sentences(aTask('a', { closeAfter: { days: 1 }, reminders: [{ days: 5 }] }))).toEqual([
      '提醒晚于任务截止的时间',
    ])
    expect(sentences(aTask('a', { due: { from: { anchor: 'operated' }, hours: 3, time: '08:00' } }))).toEqual([
      '写了几点钟，就不能再写相差几小时',
    ])
  })

  test('limits of a measured value that contradict each other', () => {
    const value = { key: 't', label: '体温', unit: '℃', decimals: 1, min: 34, max: 43, dangerAbove: 38.5 }
    const measure = (changes: object) => aTask('a', { work: { kind: 'measure', values: [{ ...value, ...changes }] } })
    expect(sentences(measure({ advice: '请联系护士' }))).toEqual([])
    expect(sentences(measure({}))).toEqual(['体温写了危险界限，请写明应当怎么办'])
    expect(sentences(measure({ advice: '请联系护士', dangerAbove: 50 }))).toEqual(['体温的危险界限不在可填的范围内'])
  })

  test('more than anybody can do, before it is looked at', () => {
    const many = Array.from({ length: 5000 }, (_, index) => aTask(`t${index}`))
    expect(sentences(...many)).toEqual([`任务最多${pathwayBounds.tasksInAll}个`])
    const repeat = { every: 1, unit: 'day', times: 60 }
    const often = Array.from({ length: 7 }, (_, index) =>
      aTask(`t${index}`, { due: { from: { anchor: 'operated' }, repeat } }),
    )
    expect(sentences(...often)).toEqual([`任务连同重复最多${pathwayBounds.occurrences}次`])
  })

  test('what is no pathway at all', () => {
    for (const written of [null, 7, 'x', [], {}, { stages: 'x' }, { stages: [null] }, { stages: [{ tasks: 'x' }] }])
      expect(problemsOf(written)).toHaveLength(1)
    expect(sentences(aTask('a', { work: { kind: 'run', script: 'alert(1)' } }))).toHaveLength(1)
    expect(sentences(aTask('a', { work: { kind: 'book', link: 'https://evil.example', label: '预约' } }))).toEqual([
      '请填写本应用内的地址，以 / 开头',
    ])
    expect(sentences(aTask('a', { work: { kind: 'book', link: '//evil.example', label: '预约' } }))).toEqual([
      '请填写本应用内的地址，以 / 开头',
    ])
  })
})
