import { expect, test } from 'vitest'
import { statesWith, unreachable } from '../states.ts'
import { paymentStates } from './payment.status.ts'
import { refundStates } from './refund.status.ts'

test('every state can be reached, and the ends are ends', () => {
  expect(unreachable(paymentStates, 'opening')).toEqual([])
  expect(unreachable(refundStates, 'requested')).toEqual([])
  for (const end of [paymentStates.paid, paymentStates.surplus, refundStates.done]) expect(end.on).toEqual({})
})

test('money is taken note of in every state but those that have it', () => {
  expect(statesWith(paymentStates, 'pay')).toEqual(['opening', 'open', 'closed', 'failed'])
  expect(statesWith(refundStates, 'finish')).toEqual(['requested', 'sent', 'failed'])
})

test('only what the provider refused is the operator’s', () => {
  expect(statesWith(refundStates, 'retry')).toEqual(['failed'])
  expect(statesWith(refundStates, 'settle')).toEqual(['failed'])
})
