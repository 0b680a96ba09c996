import { states, type StateOf } from '../states.ts'

/** The life of a change of the login mobile that the office makes for a patient. Nobody decides alone. */
export const mobileCaseStates = states<object>()({
  waiting: {
    code: 'waiting',
    label: '待批准',
    on: {
      approve: { by: 'operator', to: 'done' },
      decline: { by: 'operator', to: 'declined' },
      withdraw: { by: 'operator', to: 'withdrawn' },
    },
  },
  done: { code: 'done', label: '已更换', on: {} },
  declined: { code: 'declined', label: '未批准', on: {} },
  withdrawn: { code: 'withdrawn', label: '已撤回', on: {} },
})
export type MobileCaseStatus = StateOf<typeof mobileCaseStates>
export const mobileCaseStatuses = Object.keys(mobileCaseStates) as [MobileCaseStatus, ...MobileCaseStatus[]]
