import { states, type StateOf } from '../states.ts'

/** The life of a feedback. Answered, it may be answered once more; closed, it is over. A complaint's follows its case. */
export const feedbackStates = states<object>()({
  open: {
    code: 'open',
    label: '待回复',
    on: { answer: { by: 'operator', to: 'answered' }, close: { by: 'operator', to: 'closed' } },
  },
  answered: {
    code: 'answered',
    label: '已回复',
    on: { answer: { by: 'operator', to: 'answered' }, close: { by: 'operator', to: 'closed' } },
  },
  closed: { code: 'closed', label: '已办结', on: {} },
})
export type FeedbackState = StateOf<typeof feedbackStates>
export const feedbackStateNames = Object.keys(feedbackStates) as [FeedbackState, ...FeedbackState[]]
