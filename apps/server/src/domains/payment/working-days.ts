import { mustGet } from '@nethos/contract/common/present.ts'
import calendar from 'chinese-days'
import { addDays, dayOf, weekdayOf } from '@nethos/contract/common/days.ts'

/**
 * The public holidays that the law fixes, for a year whose plan the State Council has not published yet (it does so in
 * November): no make-up days, and no bridges.
 */
function lawfulHolidays(year: string): ReadonlySet<string> {
  const lunar = (monthDay: string) => calendar.getSolarDateFromLunar(`${year}-${monthDay}`).date
  const newYear = lunar('01-01')
  return new Set([
    `${year}-01-01`,
    ...[-1, 0, 1, 2].map(days => addDays(newYear, days)),
    calendar.getSolarTermDate(Number(year), 4, 'pure_brightness'),
    `${year}-05-01`,
    `${year}-05-02`,
    lunar('05-05'),
    lunar('08-15'),
    ...['01', '02', '03'].map(day => `${year}-10-${day}`),
  ])
}

/** The calendar names a working day by its weekday in a year without a plan, and the National Day in one that has it. */
const isPlanned = (year: string): boolean => calendar.getDayDetail(`${year}-10-01`).name.includes('国庆节')

const unplanned = new Map<string, ReadonlySet<string>>()

/** Whether people work on this day ('YYYY-MM-DD') in China: holidays and their make-up days as published, else as the law says. */
export function isWorkingDay(on: string): boolean {
  const year = on.slice(0, 4)
  if (isPlanned(year)) return calendar.isWorkday(on)
  if (['周六', '周日'].includes(weekdayOf(on))) return false
  if (!unplanned.has(year)) unplanned.set(year, lawfulHolidays(year))
  return !mustGet(unplanned, year).has(on)
}

/** The day that lies so many working days after another. */
export function addWorkingDays(on: string, days: number): string {
  let day = on
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left--
  }
  return day
}

/** A refund takes 7 to 10 working days (core 4): the day by which it is there, 'YYYY-MM-DD'. */
export const refundExpectedOn = (requestedAt: number): string => addWorkingDays(dayOf(requestedAt), 10)

/** '12月4日'. */
export const shortDay = (on: string): string => `${Number(on.slice(5, 7))}月${Number(on.slice(8, 10))}日`
