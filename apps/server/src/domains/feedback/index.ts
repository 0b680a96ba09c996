import { feedbackDeskServices } from '@nethos/contract/feedback/feedback-desk.services.ts'
import { feedbackServices } from '@nethos/contract/feedback/feedback.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { archiveParts } from './archive-parts.ts'
import { answerFeedback, closeFeedback, deskFeedback, listDeskFeedback } from './answer-feedback.ts'
import { maySeeFeedback } from './feedback.table.ts'
import { supervisedComplaints } from './supervised.ts'
import { addFeedback, feedback, listFeedback } from './write-feedback.ts'
import { todayOfFeedback } from './today.ts'

export const feedbackDomain: Domain = {
  today: todayOfFeedback,
  archive: archiveParts,
  supervised: [supervisedComplaints],
  demo: [
    {
      name: 'feedback',
      after: ['accounts', 'staff'],
      load: async scope => (await import('./demo-feedback.ts')).loadDemoFeedback(scope),
    },
  ],
  services: [
    ...implement(feedbackServices, { addFeedback, listFeedback, feedback }),
    ...implement(feedbackDeskServices, { listDeskFeedback, deskFeedback, answerFeedback, closeFeedback }),
  ],
  fileRights: { feedback: maySeeFeedback },
}
