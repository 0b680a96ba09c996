/** Days between asking and closing, in which it can be undone. */
export const closingWaitDays = 15

/** What stands in the way of closing an account, in the order of the page. */
export const closingBlockers = {
  unpaid: '待支付的咨询',
  going: '进行中的咨询',
  refunding: '还没到账的退款',
} as const
export type ClosingBlocker = keyof typeof closingBlockers

export const closingBlockerNames = Object.keys(closingBlockers) as [ClosingBlocker, ...ClosingBlocker[]]
