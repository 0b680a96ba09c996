import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { feedbackServices as services } from '@nethos/contract/feedback/feedback.services.ts'

export const letters = () => query(services.listFeedback, {})
export const letter = (feedbackId: string) => query(services.feedback, { feedbackId })
export const sendFeedback = command(services.addFeedback, services.listFeedback)
export const reopenFeedback = command(services.reopenFeedback, services.feedback, services.listFeedback)
