import { billKindLabels, type DifferenceState } from '@nethos/contract/payment/bill-desk.services.ts'
import { price } from '@nethos/contract/common/money.ts'
import { payWayLabels, type PayWay } from '@nethos/contract/payment/payment.rules.ts'
import { paymentStates, type PaymentState } from '@nethos/contract/payment/payment.status.ts'
import type { RefundRequestState } from '@nethos/contract/payment/refund-request.status.ts'
import type { RefundState } from '@nethos/contract/payment/refund.status.ts'
import type { Tone } from '../../controls/tag.tsx'
import type { BillDifference } from './payment.calls.ts'

export const paymentLabel = (state: PaymentState): string => paymentStates[state].label

/** How it was paid; a coupon may have paid the whole. */
export const payWayLabel = (way: PayWay | null): string => (way === null ? '优惠券抵扣' : payWayLabels[way])

export const paymentTones: Readonly<Record<PaymentState, Tone>> = {
  opening: 'plain',
  open: 'plain',
  paid: 'good',
  surplus: 'warn',
  closed: 'plain',
  failed: 'danger',
}

/** What the operator reads; the contract's labels are the patient's, who is spared a failure that others mend. */
export const refundLabels: Readonly<Record<RefundState, string>> = {
  requested: '待提交平台',
  sent: '平台处理中',
  done: '已退款',
  failed: '退款失败',
}

export const refundTones: Readonly<Record<RefundState, Tone>> = {
  requested: 'plain',
  sent: 'brand',
  done: 'good',
  failed: 'danger',
}

export const requestTones: Readonly<Record<RefundRequestState, Tone>> = {
  waiting: 'warn',
  approved: 'good',
  refused: 'danger',
  withdrawn: 'plain',
  overtaken: 'plain',
}

export const differenceTones: Readonly<Record<DifferenceState, Tone>> = {
  open: 'danger',
  waiting: 'warn',
  settled: 'good',
}

const things = { payment: '支付', refund: '退款' } as const

/** 退款：金额不一致，本院 ¥20.00，平台 ¥19.00 */
export function differenceInWords({ kind, about, oursCents, theirsCents }: BillDifference): string {
  const amounts = [
    oursCents !== null && `本院 ${price(oursCents)}`,
    theirsCents !== null && `平台 ${price(theirsCents)}`,
  ]
  return [`${things[about]}：${billKindLabels[kind]}`, ...amounts].filter(Boolean).join('，')
}
