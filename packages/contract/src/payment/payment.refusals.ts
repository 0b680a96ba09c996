import type { Refusals } from '../service.ts'

/** The business "no" of payments. Codes 0202NNNN, and the documents' own -2. */
export const paymentRefusals = {
  /** core 8: the client shows it as an alert. */
  already_paid: { code: '-2', sentence: '当前订单已支付' },
  /** Cancelled, or its time has run out. */
  order_gone: { code: '02020001', sentence: '订单已取消，无法支付' },
  /** core 6: none was chosen, and the shell has none of its own. */
  way_missing: { code: '02020009', sentence: '请选择支付方式' },
  /** The hospital does not offer this way now. */
  way_closed: { code: '02020002', sentence: '这种支付方式现在不能用，请选择其他方式' },
  /** What is paid for takes no coupons at all. */
  no_coupon: { code: '02020003', sentence: '暂无可用礼券' },
  /** Over, held by another order, or not for this; the server says which. */
  coupon_unusable: { code: '02020004', sentence: '这张优惠券现在不能用，请重新选择' },
  /** Not paid in money, or all of it went back. */
  nothing_to_invoice: { code: '02020005', sentence: '这笔订单没有可开发票的金额' },
  invoice_stands: { code: '02020006', sentence: '这笔订单的发票已经申请，请勿重复申请' },
  tax_number_wrong: { code: '02020007', sentence: '单位税号不正确，请核对18位统一社会信用代码' },
  /** This installation has no e-invoice provider. */
  invoices_closed: { code: '02020008', sentence: '暂未开通电子发票，请到医院窗口开具' },
} as const satisfies Refusals

/** The business "no" at the operator's desk. Codes 04013NNN. */
export const paymentDeskRefusals = {
  /** Only what the provider has refused can be asked for again or settled by hand. */
  refund_not_failed: { code: '04013001', sentence: '该退款不在失败状态，无法处理' },
  /** The providers make a day's bill ready on the next morning. */
  bill_not_ready: { code: '04013002', sentence: '账单在次日10点后生成，请稍后再核对' },
  difference_settled: { code: '04013003', sentence: '该差异已处理' },
  /** Nobody has said yet how it shall be settled. */
  difference_open: { code: '04013004', sentence: '该差异还没有处理意见，无法复核' },
  difference_waits: { code: '04013005', sentence: '该差异已有处理意见，正在等待复核' },
  /** Too many for one file. */
  too_many_orders: { code: '04013007', sentence: '所选日期内的订单超过5000笔，请缩短日期范围后再导出' },
  /** Written, withdrawn, or dealt with by a colleague. */
  invoice_not_refused: { code: '04013008', sentence: '这张发票不在开票失败状态，或已处理' },
  own_proposal: { code: '04013006', sentence: '不能复核自己提出的处理意见，请由其他同事复核' },
} as const satisfies Refusals

/** The same where a part is given back. */
export const refundPartRefusals = {
  /** Not paid in money, or all of it went back. */
  nothing_left: { code: '04013010', sentence: '这笔支付没有可以退的金额' },
  /** The server says how much is left. */
  more_than_left: { code: '04013011', sentence: '退款金额超过了还能退的金额' },
  request_decided: { code: '04013012', sentence: '该退款申请已处理，请刷新查看' },
  own_request: { code: '04013013', sentence: '不能复核自己提交的退款，请由其他同事复核' },
  not_own_request: { code: '04013014', sentence: '只能撤回自己提交的退款申请' },
} as const satisfies Refusals
