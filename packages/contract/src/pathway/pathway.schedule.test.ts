import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '../common/days.ts'
import { readPathway } from './pathway.document.ts'
import { scheduleOf } from './pathway.schedule.ts'

const weekdayOf = (on: string): number => new Date(`${on}T00:00:00Z`).getUTCDay() || 7

function clinic(due: object) {
  const read = readPathway({
    code: 'walk',
    title: '复诊',
    anchors: [{ key: 'operated', label: '手术之日' }],
    stages: [
      {
        key: 's',
        title: '复诊',
        tasks: [{ key: 'clinic', title: '门诊', work: { kind: 'confirm', statement: '我去过了' }, due }],
      },
    ],
  })
  if (!('document' in read)) throw new Error(read.sentence)
  return read.document.stages[0]!.tasks[0]!
}

test('a day of the week is the first one on or after the anchor and its days, at its hour, however the anchor lies', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_750_000_000_000, max: 1_850_000_000_000 }),
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 0, max: 5 }),
      (operatedAt, days, weekday, occurrence) => {
        const repeat = { every: 1, unit: 'week', times: 6 }
        const task = clinic({ from: { anchor: 'operated' }, days, weekday, time: '08:30', repeat })
        const { scheduledAt } = scheduleOf(task, occurrence, operatedAt)
        const on = dayOf(scheduledAt)
        const earliest = addDays(dayOf(operatedAt), days + 7 * occurrence)
        expect(weekdayOf(on)).toBe(weekday)
        expect(scheduledAt - startOfDay(on)).toBe(8.5 * 3_600_000)
        expect(on >= earliest && on < addDays(earliest, 7)).toBe(true)
      },
    ),
    { seed: 20261123, numRuns: 500 },
  )
})
