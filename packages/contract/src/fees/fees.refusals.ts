import type { Refusals } from '../service.ts'

/** The business "no" of bills. Codes 0214NNNN. */
export const feesRefusals = {
  /** Paid, taken back or over since the list was shown. */
  bill_gone: { code: '02140001', sentence: '账单已缴费或已失效，请刷新后重新选择' },
  bill_on_its_way: { code: '02140002', sentence: '账单已支付，正在等待医院确认，请勿重复支付' },
  /** What the client says of the sum is not what it is (docs/product/security.md). */
  total_differs: { code: '02140003', sentence: '费用金额已变化，请返回重新确认' },
  order_over: { code: '02140004', sentence: '订单已超时，请返回重新选择账单' },
  /** The hospital has no billing that we are connected to. */
  not_connected: { code: '02140005', sentence: '这家医院还没有开通在线缴费，请到医院窗口或自助机缴费' },
  not_in_hospital: { code: '02140006', sentence: '这次住院已经结算，不能再预缴' },
  not_to_settle: { code: '02140007', sentence: '病区还没有办好出院手续，暂时不能结算' },
  receipt_not_ready: { code: '02140008', sentence: '医院确认收费后才能查看电子票据' },
  code_unknown: { code: '02140009', sentence: '没有查到这个校验码，请核对后再试' },
  way_missing: { code: '02140010', sentence: '请选择支付方式' },
} as const satisfies Refusals

/** The staff's. Codes 0414NNNN. */
export const feesDeskRefusals = {
  not_stuck: { code: '04140001', sentence: '这笔账单不在等待医院确认或退款的环节' },
  gap_settled: { code: '04140002', sentence: '这笔差异已经复核，不能再改' },
  own_gap: { code: '04140003', sentence: '处理意见须由另一位工作人员复核' },
} as const satisfies Refusals
