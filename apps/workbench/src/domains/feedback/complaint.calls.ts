import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { complaintDeskServices as services } from '@nethos/contract/feedback/complaint-desk.services.ts'
import { complaintOfficeServices } from '@nethos/contract/feedback/complaint-office.services.ts'
import { feedbackDeskServices } from '@nethos/contract/feedback/feedback-desk.services.ts'
import { todayServices } from '@nethos/contract/today/today.services.ts'
import type { ComplaintOutcome, ComplaintChannel } from '@nethos/contract/feedback/complaint.rules.ts'
import type { ComplaintState } from '@nethos/contract/feedback/complaint.status.ts'

export interface ComplaintFilter {
  complaintState: ComplaintState | 'owed' | ''
  only: 'overdue' | 'in_time' | 'mine' | 'consult' | ''
  outcome: ComplaintOutcome | ''
  cameBy: ComplaintChannel | ''
}

export const complaintList = (filter: ComplaintFilter, pageNum: number) =>
  query(services.listComplaints, { ...filter, pageNum })
export const complaint = (feedbackId: string) => query(services.complaint, { feedbackId })
export const complaintConsult = (feedbackId: string) => query(services.complaintConsult, { feedbackId })

const shown = [services.complaint, services.listComplaints, todayServices.today] as const
export const openComplaint = command(
  services.openComplaint,
  ...shown,
  feedbackDeskServices.deskFeedback,
  feedbackDeskServices.listDeskFeedback,
)
export const assignComplaint = command(services.assignComplaint, ...shown)
export const noteComplaint = command(services.noteComplaint, ...shown)
export const extendComplaint = command(services.extendComplaint, ...shown)
export const answerComplaint = command(services.answerComplaint, ...shown)
export const closeComplaint = command(services.closeComplaint, ...shown)

export const recordComplaint = command(complaintOfficeServices.recordComplaint, ...shown)
export const complaintFigures = (period: { fromDay: string; untilDay: string }) =>
  query(complaintOfficeServices.complaintFigures, period)
