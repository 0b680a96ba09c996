import { dayOf, instantInWords } from '@nethos/contract/common/days.ts'

/** 11月21日 15:04: the team's ratings name month, day and minute (core 2); of another year the year, too. */
export const reviewTime = (at: number, now: number): string => {
  const isOfThisYear = dayOf(at).slice(0, 4) === dayOf(now).slice(0, 4)
  return isOfThisYear ? instantInWords(at).slice(5) : instantInWords(at)
}
