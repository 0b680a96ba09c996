import { addDays, dayOf, daysBetween, isDay } from './days.ts'

/** A pregnancy counts from the first day of the last period; forty weeks later is the due day. */
const untilDue = 280
export const lastWeek = 42

/** Full weeks today in Asia/Shanghai; null where the day tells of none that can be: nobody is pregnant longer than 42 weeks. */
export function pregnancyWeek(from: string | null | undefined, now: number): number | null {
  if (!from || !isDay(from)) return null
  const week = Math.floor(daysBetween(from, dayOf(now)) / 7)
  return week >= 1 && week <= lastWeek ? week : null
}

export const fromWeek = (week: number, now: number): string => addDays(dayOf(now), -7 * week)
export const fromDueDay = (due: string): string => addDays(due, -untilDue)
