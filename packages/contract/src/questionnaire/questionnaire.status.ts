import { states, type StateOf } from '../states.ts'

interface AssignmentFacts {
  /** Epoch ms; null: it may be filled in whenever. */
  readonly answerBy: number | null
}
const expire = { by: 'clock', to: 'expired', at: ({ answerBy }: AssignmentFacts) => answerBy } as const
const withdraw = { by: 'hospital', to: 'withdrawn' } as const
const submit = { by: 'patient', to: 'submitted' } as const

/** One questionnaire that one person has to fill in. Once begun it keeps its edition; submitted it never changes. */
export const assignmentStates = states<AssignmentFacts>()({
  assigned: { code: 0, label: '未填写', on: { begin: { by: 'patient', to: 'begun' }, submit, withdraw, expire } },
  begun: { code: 1, label: '未填完', on: { submit, withdraw, expire } },
  submitted: { code: 2, label: '已填写', on: {} },
  expired: { code: 3, label: '已过期', on: {} },
  withdrawn: { code: 4, label: '已撤回', on: {} },
})
export type AssignmentState = StateOf<typeof assignmentStates>
export const assignmentStateNames = Object.keys(assignmentStates) as [AssignmentState, ...AssignmentState[]]

/** It can still be filled in. */
export const isToFill = (state: AssignmentState): boolean => 'submit' in assignmentStates[state].on
