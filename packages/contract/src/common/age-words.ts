import { dayOf, daysBetween } from './days.ts'

/** Full months of age at an instant (epoch ms), by the day in Asia/Shanghai; negative when born later. */
export function monthsAt(birthOn: string, at: number): number {
  const day = dayOf(at)
  const months = (on: string) => Number(on.slice(0, 4)) * 12 + Number(on.slice(5, 7))
  return months(day) - months(birthOn) - (day.slice(8) < birthOn.slice(8) ? 1 : 0)
}

/** Of the small by months, since doses go by them. */
export const monthsInWords = (months: number): string =>
  months < 36 ? `${months}个月` : `${Math.floor(months / 12)}岁`

/** Where nothing but the full years is known. */
export const yearsInWords = (years: number): string => (years === 0 ? '不满1岁' : `${years}岁`)

/** How old somebody is at an instant, as it stands on papers: newborns by days, the small by months. '' where it is not known. */
export function ageInWords({ birthOn, age }: { birthOn: string | null; age: number | null }, at: number): string {
  if (birthOn === null) return age === null ? '' : yearsInWords(age)
  const months = monthsAt(birthOn, at)
  return months < 1 ? `${Math.max(daysBetween(birthOn, dayOf(at)), 0)}天` : monthsInWords(months)
}
