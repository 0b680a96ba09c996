import { periods, type Period } from '@nethos/contract/booking/session.kinds.ts'
import { addDays, dayOf, daysBetween, timeOf, weekdayOf } from '@nethos/contract/common/days.ts'
import { serverNow } from '@nethos/calls/config.ts'

/** The day by the server's clock. */
export const today = (): string => dayOf(serverNow())

/** Today and the days after it that can be booked. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addDays(first, at))

const near = ['今天', '明天', '后天']

/** 今天, 明天, 后天, else 周三. */
export const dayWord = (onDay: string): string => near[daysBetween(today(), onDay)] ?? weekdayOf(onDay)

/** 11月25日. */
export const dateWord = (onDay: string): string => `${Number(onDay.slice(5, 7))}月${Number(onDay.slice(8, 10))}日`

/** 11/25. */
export const slashed = (onDay: string): string => `${Number(onDay.slice(5, 7))}/${Number(onDay.slice(8, 10))}`

/** 明天, else 11月25日周三. */
export const dayInShort = (onDay: string): string =>
  dayWord(onDay) === weekdayOf(onDay) ? dateWord(onDay) + weekdayOf(onDay) : dayWord(onDay)

/** 今天（11月21日）, 周三（11月25日）. */
export const dayInFull = (onDay: string): string => `${dayWord(onDay)}（${dateWord(onDay)}）`

/** 今天 15:00, 11月25日周三 12:00. */
export const instantWord = (at: number): string => `${dayInShort(dayOf(at))}\u00a0${timeOf(at)}`

export const periodWord = (period: Period): string => periods[period].label

/** 周三（11月25日）上午 08:30; the half of the day and the time stay on one line. */
export const whenWord = ({ onDay, period, time }: { onDay: string; period: Period; time: string }): string =>
  `${dayInFull(onDay)}${periodWord(period)}${time && `\u00a0${time}`}`
