import { states, type StateOf } from '../states.ts'

/** The life of a complaint, from its letter to its end. Whose it is changes by `assign`, wherever it stands. */
export const complaintStates = states<object>()({
  open: { code: 'open', label: '待受理', on: { assign: { by: 'operator', to: 'in_work' } } },
  in_work: {
    code: 'in_work',
    label: '处理中',
    on: { assign: { by: 'operator', to: 'in_work' }, answer: { by: 'operator', to: 'answered' } },
  },
  answered: {
    code: 'answered',
    label: '已答复',
    on: {
      assign: { by: 'operator', to: 'answered' },
      answer: { by: 'operator', to: 'answered' },
      close: { by: 'operator', to: 'closed' },
      reopen: { by: 'patient', to: 'reopened' },
    },
  },
  closed: { code: 'closed', label: '已办结', on: { reopen: { by: 'patient', to: 'reopened' } } },
  reopened: {
    code: 'reopened',
    label: '再次投诉',
    on: { assign: { by: 'operator', to: 'in_work' }, answer: { by: 'operator', to: 'answered' } },
  },
})
export type ComplaintState = StateOf<typeof complaintStates>
export const complaintStateNames = Object.keys(complaintStates) as [ComplaintState, ...ComplaintState[]]

/** The hospital owes an answer. */
export const owedStates = ['open', 'in_work', 'reopened'] as const satisfies readonly ComplaintState[]
