import { complaintDeskServices } from '@nethos/contract/feedback/complaint-desk.services.ts'
import { complaintOfficeServices } from '@nethos/contract/feedback/complaint-office.services.ts'
import { feedbackDeskServices } from '@nethos/contract/feedback/feedback-desk.services.ts'
import { feedbackServices } from '@nethos/contract/feedback/feedback.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import {
  answerComplaint,
  assignComplaint,
  closeComplaint,
  extendComplaint,
  noteComplaint,
  openComplaint,
} from './complaint/work-on-complaints.ts'
import { complaint, complaintConsult, listComplaints } from './complaint/look-at-complaints.ts'
import { complaintFigures } from './complaint/complaint-figures.ts'
import { recordComplaint } from './complaint/record-complaint.ts'
import { complaints } from './complaint/complaint.lifecycle.ts'
import { reopenFeedback } from './complaint/reopen-complaint.ts'
import { archiveParts } from './archive-parts.ts'
import { answerFeedback, closeFeedback, deskFeedback, judgeFeedbackFlag, listDeskFeedback } from './answer-feedback.ts'
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
      after: ['accounts', 'consults', 'staff'],
      load: async scope => (await import('./demo-feedback.ts')).loadDemoFeedback(scope),
    },
  ],
  services: [
    ...implement(feedbackServices, { addFeedback, listFeedback, feedback, reopenFeedback }),
    ...implement(feedbackDeskServices, {
      listDeskFeedback,
      deskFeedback,
      answerFeedback,
      closeFeedback,
      judgeFeedbackFlag,
    }),
    ...implement(complaintDeskServices, {
      listComplaints,
      complaint,
      complaintConsult,
      openComplaint,
      assignComplaint,
      noteComplaint,
      extendComplaint,
      answerComplaint,
      closeComplaint,
    }),
    ...implement(complaintOfficeServices, { recordComplaint, complaintFigures }),
  ],
  lifecycles: [complaints],
  fileRights: { feedback: maySeeFeedback },
}
