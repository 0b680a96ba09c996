const day = 86_400_000
const offset = 8 * 3_600_000

/** In what a service for a length of time is counted. */
export const lengthUnits = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const
export type LengthUnit = (typeof lengthUnits)[number]

/** A length of time: three months. */
export interface Length {
  readonly lengthOfTime: number
  readonly lengthUnit: LengthUnit
}

/** 3 个月, 1 年. */
export const lengthWords: Readonly<Record<LengthUnit, string>> = { DAY: '天', WEEK: '周', MONTH: '个月', YEAR: '年' }

/** 3个月, 1年: how long a service lasts. */
export const lengthInWords = ({ lengthOfTime, lengthUnit }: Length): string =>
  `${lengthOfTime}${lengthWords[lengthUnit]}`

/** When a length of time that begins at an instant is over, by the calendar of Asia/Shanghai: a month from 31 January is the end of February. Epoch ms. */
export function lengthAfter(at: number, { lengthOfTime: count, lengthUnit: unit }: Length): number {
  if (unit === 'DAY') return at + count * day
  if (unit === 'WEEK') return at + count * 7 * day
  const from = new Date(at + offset)
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + count * (unit === 'YEAR' ? 12 : 1))
  const daysInMonth = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), daysInMonth))
  return to.getTime() - offset
}
