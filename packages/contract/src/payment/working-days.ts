import { addDays, weekdayOf } from '../common/days.ts'

const isWorkingDay = (on: string): boolean => !['周六', '周日'].includes(weekdayOf(on))

/** The day that lies so many working days after another. Monday to Friday: public holidays are not known here. */
export function addWorkingDays(on: string, days: number): string {
  let day = on
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left--
  }
  return day
}

/** A refund takes 7 to 10 working days (core 4): the day by which it is there, 'YYYY-MM-DD'. */
export const refundExpectedOn = (requestedOn: string): string => addWorkingDays(requestedOn, 10)

/** '预计12月4日前'. */
export const expectedInWords = (on: string): string => `预计${Number(on.slice(5, 7))}月${Number(on.slice(8, 10))}日前`
