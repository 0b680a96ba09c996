import { states, type StateOf } from '../states.ts'

/** What the life of a policy depends on. Instants epoch ms. */
export interface PolicyFacts {
  readonly payBy: number
}

/** 手术保险: paid, told to the insurer, insured. The wire's code is the word itself. */
export const policyStates = states<PolicyFacts>()({
  to_pay: {
    code: 'to_pay',
    label: '待支付',
    on: {
      pay: { by: 'payment', to: 'paid' },
      cancel: { by: 'patient', to: 'cancelled' },
      callOff: { by: 'hospital', to: 'cancelled' },
      lapse: { by: 'clock', to: 'expired', at: one => one.payBy },
    },
  },
  /** The money is here; the insurer is being told. */
  paid: {
    code: 'paid',
    label: '投保中',
    on: {
      insure: { by: 'hospital', to: 'insured' },
      refuse: { by: 'hospital', to: 'refused' },
      callOff: { by: 'hospital', to: 'withdrawn' },
    },
  },
  insured: {
    code: 'insured',
    label: '已承保',
    on: {
      cancel: { by: 'patient', to: 'withdrawn' },
      callOff: { by: 'hospital', to: 'withdrawn' },
    },
  },
  refused: { code: 'refused', label: '未承保，已退款', on: {} },
  cancelled: { code: 'cancelled', label: '已取消', on: {} },
  expired: { code: 'expired', label: '已过期', on: {} },
  withdrawn: { code: 'withdrawn', label: '已退保，款项退回', on: {} },
})
export type PolicyStatus = StateOf<typeof policyStates>
export const policyStatuses = Object.keys(policyStates) as [PolicyStatus, ...PolicyStatus[]]

export const policyPayMinutes = 30
/** Until so long before the operation it may be insured, and withdrawn. */
export const policyHoursBefore = 2
