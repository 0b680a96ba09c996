import { describe, expect, test } from 'vitest'
import { addDays, dayAndTime, timeTyped } from '../common/days.ts'
import {
  askedLines,
  askedTimes,
  dueLines,
  dueNow,
  laterOf,
  nextDue,
  withReminders,
  type ReminderPlan,
} from './due-lines.ts'
import { usualTimesOf, type Weekday } from './reminder-rhythm.ts'

/** It came on a Wednesday afternoon. */
const came = '2026-11-25'
const line = (drugId: string, frequency: string, days = 28) => ({ drugId, frequency, days })
const methotrexate = line('mtx', '每周1次')
const plan = (lines: ReturnType<typeof line>[], more: Partial<ReminderPlan> = {}): ReminderPlan => ({
  lines,
  startedAt: timeTyped(`${came}T15:00`),
  times: usualTimesOf(lines),
  weekdays: {},
  last: {},
  ...more,
})
const at = (on: string, time: string) => timeTyped(`${on}T${time}`)
const days = (count: number, from = came) => Array.from({ length: count }, (_, nth) => addDays(from, nth))

/** What a clock that always looks in time says of each medicine. */
function reminders(of: ReminderPlan, drugId: string): string[] {
  const seen: string[] = []
  let { last } = of
  for (let now = nextDue(of, of.startedAt); now !== null; now = nextDue({ ...of, last }, now)) {
    const due = dueNow({ ...of, last }, now, now)
    if (due.some(one => one.line.drugId === drugId)) seen.push(dayAndTime(now))
    last = withReminders(last, due)
  }
  return seen
}

describe('what is taken weekly', () => {
  test('is due on its weekday alone: methotrexate within two weeks exactly twice', () => {
    const monday = plan([methotrexate, line('folic', '每日1次')], { weekdays: { mtx: 1 } })
    expect(reminders(monday, 'mtx')).toEqual([
      '2026-11-30 08:00',
      '2026-12-07 08:00',
      '2026-12-14 08:00',
      '2026-12-21 08:00',
    ])
    const named = days(14).filter(on => dueLines(monday, on, '08:00').some(one => one.drugId === 'mtx'))
    expect(named).toEqual(['2026-11-30', '2026-12-07'])
    expect(reminders(monday, 'folic')).toHaveLength(28)
  })

  test('whose weekday nobody has chosen is due on the weekday on which it came', () =>
    expect(reminders(plan([methotrexate], { times: ['20:00'] }), 'mtx')).toEqual([
      '2026-11-25 20:00',
      '2026-12-02 20:00',
      '2026-12-09 20:00',
      '2026-12-16 20:00',
    ]))

  test('each has a weekday of its own, and twice a week is the chosen one and three days on', () => {
    const both = plan([methotrexate, line('folic', '每周1次'), line('epo', '每周2次', 14)], {
      weekdays: { mtx: 1, folic: 2, epo: 5 },
    })
    expect(reminders(both, 'folic').slice(0, 2)).toEqual(['2026-12-01 08:00', '2026-12-08 08:00'])
    expect(reminders(both, 'epo')).toEqual([
      '2026-11-27 08:00',
      '2026-11-30 08:00',
      '2026-12-04 08:00',
      '2026-12-07 08:00',
    ])
  })

  test('is never due twice within seven days, whatever weekday and time its patient chooses next', () => {
    const last = { mtx: { on: '2026-11-30', times: ['08:00'] } }
    for (const weekday of [1, 2, 3, 4, 5, 6, 7] as Weekday[])
      for (const time of ['08:00', '09:00', '23:59']) {
        const changed = plan([methotrexate], { weekdays: { mtx: weekday }, times: [time], last })
        expect(nextDue(changed, at('2026-11-30', '08:30'))).toBeGreaterThanOrEqual(at('2026-12-07', '00:00'))
      }
  })

  test('of two prescriptions is reminded of by one', () => {
    const last = laterOf({}, { mtx: { on: '2026-11-30', times: ['08:00'] } })
    expect(dueLines(plan([methotrexate], { weekdays: { mtx: 4 }, last }), '2026-12-03', '08:00')).toEqual([])
  })
})

describe('what is taken by the day', () => {
  const lines = [line('qd', '每日1次'), line('tid', '每日3次', 5), line('qn', '每晚1次'), line('bid', '每日2次')]

  test('once is due once beside what is due three times, and a course ends before the others', () => {
    const mixed = plan(lines, { times: ['08:00', '12:00', '18:00'] })
    const names = (on: string, time: string) => dueLines(mixed, on, time).map(one => one.drugId)
    expect(names('2026-11-26', '08:00')).toEqual(['qd', 'tid', 'bid'])
    expect(names('2026-11-26', '12:00')).toEqual(['tid'])
    expect(names('2026-11-26', '18:00')).toEqual(['tid', 'qn', 'bid'])
    expect(reminders(mixed, 'tid')).toHaveLength(15)
    expect(reminders(mixed, 'tid').at(-1)).toBe('2026-11-30 12:00')
    expect(names('2026-12-01', '12:00')).toEqual([])
    expect(reminders(mixed, 'qd')).toHaveLength(28)
  })

  test('every second day is counted from the day on which it came', () =>
    expect(reminders(plan([line('qod', '隔日1次', 8)]), 'qod')).toEqual([
      '2026-11-27 08:00',
      '2026-11-29 08:00',
      '2026-12-01 08:00',
      '2026-12-03 08:00',
    ]))

  test('when needed is never due, nor what is written in unknown words; a single dose is due once', () => {
    const rare = plan([line('prn', '必要时（每日最多3次）'), line('odd', '每周五次'), line('once', '单次', 3)], {
      times: ['08:00', '20:00'],
    })
    expect(reminders(rare, 'prn')).toEqual([])
    expect(reminders(rare, 'odd')).toEqual([])
    expect(reminders(rare, 'once')).toEqual(['2026-11-26 08:00'])
    expect(nextDue(plan([line('prn', '必要时')], { times: ['08:00'] }), 0)).toBeNull()
  })

  test('at night is not due in the morning', () =>
    expect(nextDue(plan([line('qn', '每晚1次')], { times: ['08:00'] }), 0)).toBeNull())

  test('is not due once more that day where the times are changed', () => {
    const last = { qd: { on: '2026-11-26', times: ['08:00'] }, bid: { on: '2026-11-26', times: ['08:00'] } }
    const changed = plan([line('qd', '每日1次'), line('bid', '每日2次')], { times: ['09:00', '21:00'], last })
    expect(dueLines(changed, '2026-11-26', '09:00')).toEqual([])
    expect(dueLines(changed, '2026-11-26', '21:00').map(one => one.drugId)).toEqual(['bid'])
    expect(dueLines(changed, '2026-11-27', '09:00').map(one => one.drugId)).toEqual(['qd', 'bid'])
    expect(askedTimes(changed, '2026-11-26')).toEqual(['08:00', '21:00'])
    expect(askedLines(changed, '2026-11-26', '08:00').map(one => one.drugId)).toEqual(['qd', 'bid'])
  })
})

test('the next time is one at which something is due', () => {
  const weekly = plan([methotrexate, line('tid', '每日3次', 2)], { weekdays: { mtx: 6 } })
  expect(nextDue(weekly, at(came, '15:00'))).toBe(at(came, '18:00'))
  expect(nextDue(weekly, at('2026-11-27', '12:00'))).toBe(at('2026-11-28', '08:00'))
  expect(nextDue(weekly, at('2026-11-28', '08:00'))).toBe(at('2026-12-05', '08:00'))
  expect(nextDue(weekly, at('2026-12-19', '08:00'))).toBeNull()
})

test('a clock that is late names what is still to be taken, each once, and nothing whose next dose is near', () => {
  const mixed = plan([line('qd', '每日1次'), line('tid', '每日3次')])
  const since = at('2026-11-26', '08:00')
  const late = (on: string, time: string) => dueNow(mixed, since, at(on, time)).map(one => one.line.drugId)
  expect(late('2026-11-26', '08:59')).toEqual(['qd', 'tid'])
  expect(late('2026-11-26', '11:30')).toEqual(['qd'])
  expect(late('2026-11-26', '12:01')).toEqual(['qd', 'tid'])
  expect(late('2026-11-27', '07:00')).toEqual([])
  const night = plan([line('qn', '每晚1次')], { times: ['23:59'] })
  expect(dueNow(night, at('2026-11-26', '23:59'), at('2026-11-27', '00:01'))).toHaveLength(1)
})
