import { states, type StateOf } from '../states.ts'

/** A part of a payment that a member of staff wants to give back. Below the limit it is approved as it is asked for. */
export const refundRequestStates = states<object>()({
  waiting: {
    code: 'waiting',
    label: '待复核',
    on: {
      approve: { by: 'operator', to: 'approved' },
      refuse: { by: 'operator', to: 'refused' },
      withdraw: { by: 'operator', to: 'withdrawn' },
      overtake: { by: 'payment', to: 'overtaken' },
    },
  },
  approved: { code: 'approved', label: '已退款', on: {} },
  refused: { code: 'refused', label: '复核未通过', on: {} },
  withdrawn: { code: 'withdrawn', label: '已撤回', on: {} },
  /** All of the money went back while it waited. */
  overtaken: { code: 'overtaken', label: '已全额退款，无需再退', on: {} },
})
export type RefundRequestState = StateOf<typeof refundRequestStates>
export const refundRequestStateNames = Object.keys(refundRequestStates) as RefundRequestState[]
