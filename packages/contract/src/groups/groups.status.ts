import { states } from '../states.ts'

/** What the table looks at. Instants in epoch ms. */
export interface ApplicationFacts {
  /** Until when the application waits for an answer. */
  waitsUntil: number
}

/** An application nobody answers in so many days lapses: the patient may apply again. */
export const applicationWaitDays = 30

/** The life of an application to join a patient group. Doctor: whoever answers at the group's desk. */
export const applicationStates = states<ApplicationFacts>()({
  applied: {
    code: 'applied',
    label: '审核中',
    on: {
      approve: { by: 'doctor', to: 'approved' },
      decline: { by: 'doctor', to: 'declined' },
      withdraw: { by: 'patient', to: 'withdrawn' },
      lapse: { by: 'clock', to: 'lapsed', at: facts => facts.waitsUntil },
    },
  },
  approved: { code: 'approved', label: '已通过', on: {} },
  declined: { code: 'declined', label: '未通过', on: {} },
  withdrawn: { code: 'withdrawn', label: '已撤回', on: {} },
  lapsed: { code: 'lapsed', label: '已失效', on: {} },
})
export type ApplicationStatus = keyof typeof applicationStates
export const applicationStatuses = Object.keys(applicationStates) as [ApplicationStatus, ...ApplicationStatus[]]

/** The life of a membership. Who comes back begins a new one. */
export const memberStates = states<object>()({
  joined: {
    code: 'joined',
    label: '群成员',
    on: {
      leave: { by: 'patient', to: 'left' },
      remove: { by: 'doctor', to: 'removed' },
      /** The account is closed (docs/decisions/0022). */
      close: { by: 'clock', to: 'left' },
    },
  },
  left: { code: 'left', label: '已退群', on: {} },
  removed: { code: 'removed', label: '已移出', on: {} },
})
export type MemberStatus = keyof typeof memberStates
