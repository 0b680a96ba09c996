import { expect, it } from 'vitest'
import type { BillDifference } from './payment.calls.ts'
import { differenceInWords } from './payment.words.ts'

const aDifference: BillDifference = {
  differenceId: 'x1',
  payChannel: 'ALIPAY',
  onDay: '2026-11-20',
  kind: 'amount_differs',
  about: 'refund',
  payNo: 'P1',
  refundNo: 'R1',
  oursCents: 2000,
  theirsCents: 1900,
  foundAt: 0,
  differenceState: 'open',
  way: null,
  note: null,
  isMine: false,
  steps: [],
}

it('names a difference with both amounts', () => {
  expect(differenceInWords(aDifference)).toBe('退款：金额不一致，本院 ¥20.00，平台 ¥19.00')
})

it('names only the amount that there is', () => {
  expect(differenceInWords({ ...aDifference, kind: 'missing_here', about: 'payment', oursCents: null })).toBe(
    '支付：平台有，本院无，平台 ¥19.00',
  )
})
