import { feedbackKinds, type FeedbackKind } from '@nethos/contract/feedback/feedback.kinds.ts'
import { feedbackStates, type FeedbackState } from '@nethos/contract/feedback/feedback.status.ts'
import type { Tone } from '../../controls/tag.tsx'

export const stateLabels: Readonly<Record<FeedbackState, string>> = {
  open: feedbackStates.open.label,
  answered: feedbackStates.answered.label,
  closed: feedbackStates.closed.label,
}
export const stateTones: Readonly<Record<FeedbackState, Tone>> = { open: 'warn', answered: 'good', closed: 'plain' }

/** For the filters: everything first. */
export const stateChoices: Readonly<Record<FeedbackState | '', string>> = { '': '全部状态', ...stateLabels }
export const kindChoices: Readonly<Record<FeedbackKind | '', string>> = { '': '全部类型', ...feedbackKinds }
