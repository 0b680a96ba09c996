/** What is no amount of yuan. */
export const notPrice = '请输入价格，最多两位小数，例如 19.90'

export const unitWords = { DAY: '天', WEEK: '周', MONTH: '个月', YEAR: '年' } as const
