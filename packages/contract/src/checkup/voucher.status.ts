import { states, type StateOf } from '../states.ts'

/** What the life of a voucher depends on. Instants epoch ms. */
export interface VoucherFacts {
  /** The end of the last day on which the company's checks are done. */
  readonly validUntil: number
}

/** 团检兑换码 (rules.md 1.11): one employee's check, paid for by the company. */
export const voucherStates = states<VoucherFacts>()({
  unused: {
    code: 'UNUSED',
    label: '未使用',
    on: {
      use: { by: 'patient', to: 'used' },
      close: { by: 'operator', to: 'closed_by_hand' },
      end: { by: 'clock', to: 'closed_with_group', at: one => one.validUntil },
    },
  },
  /** An order was made with it. Called off in time it can be used again. */
  used: {
    code: 'USED',
    label: '已使用',
    on: { free: { by: 'hospital', to: 'unused' } },
  },
  closed_by_hand: { code: 'CODECLOSE', label: '已关闭', on: {} },
  closed_with_group: { code: 'CONSULTCLOSE', label: '团检已结束', on: {} },
})
export type VoucherStatus = StateOf<typeof voucherStates>
export const voucherStatuses = Object.keys(voucherStates) as [VoucherStatus, ...VoucherStatus[]]

export const voucherTexts: Readonly<Record<VoucherStatus, string>> = {
  unused: '还没有预约，请在有效期内选择日期。',
  used: '已经预约，可以在订单里查看和改期。',
  closed_by_hand: '体检中心已关闭这个名额，如有疑问请联系单位或体检中心。',
  closed_with_group: '团检已过有效期。如需体检，请联系单位或体检中心。',
}
