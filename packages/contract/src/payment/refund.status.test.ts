import { expect, test } from 'vitest'
import { unreachable } from '../states.ts'
import { paymentStates, paymentStatesWith } from './payment.status.ts'
import { refundStates, refundStatesWith } from './refund.status.ts'

test('every state can be reached, and the ends are ends', () => {
  expect(unreachable(paymentStates, 'opening')).toEqual([])
  expect(unreachable(refundStates, 'requested')).toEqual([])
  for (const end of [paymentStates.paid, paymentStates.surplus, refundStates.done]) expect(end.on).toEqual({})
})

test('money is taken note of in every state but those that have it', () => {
  expect(paymentStatesWith('pay')).toEqual(['opening', 'open', 'closed', 'failed'])
  expect(refundStatesWith('finish')).toEqual(['requested', 'sent', 'failed'])
})

test('only what the provider refused is the operator’s', () => {
  expect(refundStatesWith('retry')).toEqual(['failed'])
  expect(refundStatesWith('settle')).toEqual(['failed'])
})
