/** What is no amount of yuan. */
export const notPrice = '请输入价格，最多两位小数，例如 19.90'
