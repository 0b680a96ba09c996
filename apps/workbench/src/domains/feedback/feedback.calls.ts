import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { complaintDeskServices } from '@nethos/contract/feedback/complaint-desk.services.ts'
import { feedbackDeskServices as services } from '@nethos/contract/feedback/feedback-desk.services.ts'
import type { FeedbackKind } from '@nethos/contract/feedback/feedback.kinds.ts'
import type { FeedbackState } from '@nethos/contract/feedback/feedback.status.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type DeskFeedback = OutputOf<typeof services.deskFeedback>
export type DeskFeedbackRow = OutputOf<typeof services.listDeskFeedback>['rows'][number]

export const letters = (feedbackState: FeedbackState | '', kind: FeedbackKind | '', pageNum: number) =>
  query(services.listDeskFeedback, { feedbackState, kind, pageNum })
export const letter = (feedbackId: string) => query(services.deskFeedback, { feedbackId })
export const answerFeedback = command(services.answerFeedback, services.deskFeedback, services.listDeskFeedback)
export const closeFeedback = command(services.closeFeedback, services.deskFeedback, services.listDeskFeedback)
export const judgeFlag = command(services.judgeFeedbackFlag, services.deskFeedback, complaintDeskServices.complaint)
