import { states, type StateOf } from '../states.ts'

/** The life of one attempt to pay (docs/product/security.md 7). Money may come after we have closed it: then it goes back. */
export const paymentStates = states<object>()({
  /** Ours; the provider has not been asked yet, or did not answer. */
  opening: {
    code: 'opening',
    label: '待支付',
    on: {
      open: { by: 'payment', to: 'open' },
      pay: { by: 'provider', to: 'paid' },
      overpay: { by: 'provider', to: 'surplus' },
      fail: { by: 'provider', to: 'failed' },
      close: { by: 'payment', to: 'closed' },
    },
  },
  open: {
    code: 'open',
    label: '待支付',
    on: {
      /** The provider has given it anew. */
      open: { by: 'payment', to: 'open' },
      pay: { by: 'provider', to: 'paid' },
      overpay: { by: 'provider', to: 'surplus' },
      fail: { by: 'provider', to: 'failed' },
      close: { by: 'payment', to: 'closed' },
    },
  },
  paid: { code: 'paid', label: '已支付', on: {} },
  /** For something that is closed or paid already: goes back in full. */
  surplus: { code: 'surplus', label: '已全额退回', on: {} },
  closed: {
    code: 'closed',
    label: '已关闭',
    on: { pay: { by: 'provider', to: 'paid' }, overpay: { by: 'provider', to: 'surplus' } },
  },
  failed: {
    code: 'failed',
    label: '支付失败',
    on: { pay: { by: 'provider', to: 'paid' }, overpay: { by: 'provider', to: 'surplus' } },
  },
})
export type PaymentState = StateOf<typeof paymentStates>
export const paymentStateNames = Object.keys(paymentStates) as PaymentState[]
