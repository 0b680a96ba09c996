import { feedbackKinds, type FeedbackKind } from '@nethos/contract/feedback/feedback.kinds.ts'
import { feedbackStates, type FeedbackState } from '@nethos/contract/feedback/feedback.status.ts'
import type { Tone } from '../../controls/tag.tsx'

export const stateLabels: Readonly<Record<FeedbackState, string>> = {
  open: feedbackStates.open.label,
  answered: feedbackStates.answered.label,
  closed: feedbackStates.closed.label,
}
export const stateTones: Readonly<Record<FeedbackState, Tone>> = { open: 'warn', answered: 'good', closed: 'plain' }

/** For the filters: everything first. Complaints have a desk of their own. */
export const stateChoices: Readonly<Record<FeedbackState | '', string>> = { '': '全部状态', ...stateLabels }
const { complaint: _ofAnotherDesk, ...letterKinds } = feedbackKinds
export const kindChoices: Readonly<Record<Exclude<FeedbackKind, 'complaint'> | '', string>> = {
  '': '全部类型',
  ...letterKinds,
}
