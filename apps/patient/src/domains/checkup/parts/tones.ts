import type { CheckupOrderStatus } from '@nethos/contract/checkup/checkup.status.ts'
import type { VoucherStatus } from '@nethos/contract/checkup/voucher.status.ts'
import type { Tone } from '../../../controls/tag.tsx'

export const orderTones: Readonly<Record<CheckupOrderStatus, Tone>> = {
  to_pay: 'warn',
  to_confirm: 'brand',
  to_check: 'brand',
  checked: 'good',
  reported: 'good',
  overdue: 'warn',
  cancelled: 'quiet',
  unpaid_cancelled: 'quiet',
}
export const voucherTones: Readonly<Record<VoucherStatus, Tone>> = {
  unused: 'brand',
  used: 'good',
  closed_by_hand: 'quiet',
  closed_with_group: 'quiet',
}
