import type { ExaminationStatus } from '@nethos/contract/exam/examination.status.ts'
import type { ItemOrderStatus } from '@nethos/contract/exam/item-order.status.ts'
import type { Tone } from '../../../controls/tag.tsx'

export const examinationTones: Readonly<Record<ExaminationStatus, Tone>> = {
  to_book: 'warn',
  booking: 'brand',
  booked: 'brand',
  changing: 'brand',
  missed: 'warn',
  signed_in: 'brand',
  in_progress: 'brand',
  done: 'good',
  reported: 'good',
  cancelled: 'quiet',
  expired: 'quiet',
}
export const itemOrderTones: Readonly<Record<ItemOrderStatus, Tone>> = {
  to_pay: 'warn',
  paid: 'brand',
  ready: 'brand',
  done: 'good',
  cancelled: 'quiet',
  expired: 'quiet',
  refunded: 'quiet',
}
