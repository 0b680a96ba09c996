import { feedbackServices } from '@nethos/contract/feedback/feedback.services.ts'
import type { ComplaintOutcome, ComplaintChannel } from '@nethos/contract/feedback/complaint.rules.ts'
import { complaintStates, type ComplaintState } from '@nethos/contract/feedback/complaint.status.ts'
import { lifecycleOf } from '../../../lifecycle/lifecycle.ts'

export interface Complaint {
  readonly feedbackId: string
  readonly consultId: string | null
  readonly cameBy: ComplaintChannel
  readonly status: ComplaintState
  readonly ownerId: string | null
  /** Instants are epoch ms. */
  readonly answerBy: number
  readonly extendedAt: number | null
  readonly outcome: ComplaintOutcome | null
  readonly finding: string
  readonly openedAt: number
  readonly answeredAt: number | null
  readonly closedAt: number | null
}

interface Row {
  feedbackId: string
  consultId: string | null
  cameBy: string
  status: string
  ownerId: string | null
  answerBy: Date
  extendedAt: Date | null
  outcome: string | null
  finding: string
  openedAt: Date
  answeredAt: Date | null
  closedAt: Date | null
}

export const complaintOf = (row: Row): Complaint => ({
  ...row,
  cameBy: row.cameBy as ComplaintChannel,
  status: row.status as ComplaintState,
  outcome: row.outcome as ComplaintOutcome | null,
  answerBy: row.answerBy.getTime(),
  extendedAt: row.extendedAt?.getTime() ?? null,
  openedAt: row.openedAt.getTime(),
  answeredAt: row.answeredAt?.getTime() ?? null,
  closedAt: row.closedAt?.getTime() ?? null,
})

export const complaints = lifecycleOf({
  table: 'complaintCase',
  id: 'feedbackId',
  states: complaintStates,
  starts: ['open'],
  history: 'complaintMove',
  due: [],
  columns: [
    'feedbackId',
    'consultId',
    'cameBy',
    'status',
    'ownerId',
    'answerBy',
    'extendedAt',
    'outcome',
    'finding',
    'openedAt',
    'answeredAt',
    'closedAt',
  ],
  read: complaintOf,
  instants: ['answerBy', 'extendedAt', 'openedAt', 'answeredAt', 'closedAt'],
  services: { reopen: feedbackServices.reopenFeedback },
})
