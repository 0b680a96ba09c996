import { states, type StateOf } from '../states.ts'

/** The life of a refund (docs/product/needs.md 17: requested, sent, done, failed). The labels are what the patient reads. */
export const refundStates = states<object>()({
  requested: {
    code: 'requested',
    label: '退款已受理',
    on: {
      send: { by: 'payment', to: 'sent' },
      finish: { by: 'provider', to: 'done' },
      fail: { by: 'provider', to: 'failed' },
    },
  },
  /** The provider has it. */
  sent: {
    code: 'sent',
    label: '退款处理中',
    on: { finish: { by: 'provider', to: 'done' }, fail: { by: 'provider', to: 'failed' } },
  },
  done: { code: 'done', label: '已退款', on: {} },
  /** The provider said no: an operator asks again, or gives the money back at the window. */
  failed: {
    code: 'failed',
    label: '退款处理中',
    on: {
      retry: { by: 'operator', to: 'requested' },
      settle: { by: 'operator', to: 'done' },
      finish: { by: 'provider', to: 'done' },
    },
  },
})
export type RefundState = StateOf<typeof refundStates>
export const refundStateNames = Object.keys(refundStates) as RefundState[]

/** What a patient reads of a refund that the provider has refused: nothing to be done, somebody sees to it. */
export const refundFailedSentence = '退款遇到一点问题，工作人员正在为您处理，您不用再申请'
