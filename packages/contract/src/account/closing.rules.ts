/** Days between asking and closing, in which it can be undone. */
export const closingWaitDays = 15

/** What is under way and would be lost with the account: it stands in the way of closing one. In the order of the page. */
export const closingBlockers = {
  unpaid: '待支付的咨询',
  going: '进行中的咨询',
  booked: '还没就诊的挂号',
  renewing: '办理中的续方',
  itemOrdered: '还没做完的自助开单',
  checkupOrdered: '还没做完的体检',
  applied: '办理中的专区申请',
  billPaying: '正在办理的缴费',
  refunding: '还没到账的退款',
} as const
export type ClosingBlocker = keyof typeof closingBlockers

export const closingBlockerNames = Object.keys(closingBlockers) as [ClosingBlocker, ...ClosingBlocker[]]
