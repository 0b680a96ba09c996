import { acrossFields } from '../rule.ts'
import { addDays, day } from './days.ts'

/** The most days that one report covers, both ends counted. */
const reportDaysMost = 92

/** Days of Asia/Shanghai, both ends counted. */
export const periodFields = { fromDay: day('日期格式不正确'), untilDay: day('日期格式不正确') }
interface Period {
  fromDay: string
  untilDay: string
}

export const inOrder = acrossFields<Period>(({ fromDay, untilDay }) => fromDay <= untilDay, '开始日期不能晚于结束日期')
export const notTooLong = acrossFields<Period>(
  ({ fromDay, untilDay }) => untilDay < addDays(fromDay, reportDaysMost),
  `最多选择${reportDaysMost}天`,
)

/** A year and a day: the same day of two years. */
const yearDays = 367
const aYearAtMost = '最多选择一年'
export const notLongerThanAYear = acrossFields<Period>(
  ({ fromDay, untilDay }) => untilDay < addDays(fromDay, yearDays),
  aYearAtMost,
)

const wrongBeyond =
  (days: number, sentence: string) =>
  ({ fromDay, untilDay }: Period): string | undefined => {
    if (fromDay > untilDay) return '开始日期不能晚于结束日期'
    return untilDay >= addDays(fromDay, days) ? sentence : undefined
  }

/** Why it cannot be asked for, or undefined. */
export const wrongPeriod = wrongBeyond(reportDaysMost, `最多选择${reportDaysMost}天`)
/** The same of what covers a year at most. */
export const wrongYear = wrongBeyond(yearDays, aYearAtMost)
