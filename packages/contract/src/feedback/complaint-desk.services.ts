import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { attachment, instant, pageNum, pageSize } from '../common/fields.ts'
import { staff } from '../common/ids.ts'
import { shownAlarms } from '../triage/alarm.fields.ts'
import { consultTypes } from '../consult/consult.kinds.ts'
import { transcriptFields } from '../consult/transcript.schemas.ts'
import { done, obj, only, page, service, type OutputOf, type Services } from '../service.ts'
import {
  complaintFinding,
  complaintNote,
  complaintOutcome,
  complaintOutcomeNames,
  complaintChannelNames,
  extensionReason,
} from './complaint.rules.ts'
import { complaintStateNames } from './complaint.status.ts'
import { complaintRefusals, feedbackRefusals } from './feedback.refusals.ts'
import { feedbackAnswer as answerRule } from './feedback.rules.ts'
import { feedbackAnswer } from './feedback.services.ts'

const access = ['operator', 'admin'] as const
const notFound = only(commonRefusals, 'not_found')
const moved = { ...notFound, ...only(complaintRefusals, 'complaint_moved') }
/** Work on a case is its owner's, or an administrator's. */
const owned = { ...moved, ...only(complaintRefusals, 'complaint_of_another') }
const feedbackId = staff('feedback')

/** `summary`: the first forty characters; `danger`: what in the words cannot wait, '' for nothing. */
const row = z.object({
  feedbackId: z.string(),
  summary: z.string(),
  danger: z.string(),
  complaintState: z.enum(complaintStateNames),
  /** Who works on it; '' for nobody yet. */
  ownerName: z.string(),
  isMine: z.boolean(),
  /** It is about a consult. */
  hasConsult: z.boolean(),
  cameBy: z.enum(complaintChannelNames),
  createdAt: instant,
  /** By when the patient must have an answer. */
  answerBy: instant,
  /** The answer is owed, and that instant is past. */
  isOverdue: z.boolean(),
  answeredAt: z.nullable(instant),
  outcome: z.nullable(z.enum(complaintOutcomeNames)),
})

const complaint = z.extend(row, {
  content: z.string(),
  contact: z.string(),
  contactWay: z.string(),
  attaList: z.array(attachment),
  alarms: shownAlarms,
  ownerId: z.nullable(z.string()),
  /** The caller may answer, extend and close it. */
  mayWork: z.boolean(),
  isExtended: z.boolean(),
  /** What was found; '' until it is closed. */
  finding: z.string(),
  answers: z.array(z.extend(feedbackAnswer, { staffName: z.string() })),
  /** Oldest first. Whose name is '' was written by the patient, who was not satisfied. */
  notes: z.array(z.object({ staffName: z.string(), content: z.string(), at: instant })),
  /** What has happened to it, oldest first; `staffName`: '' for the patient. */
  moves: z.array(z.object({ event: z.string(), to: z.enum(complaintStateNames), staffName: z.string(), at: instant })),
  /** To whom it can be handed. */
  owners: z.array(z.object({ staffId: z.string(), staffName: z.string() })),
})

/** 投诉处理: what a patient complains of is a case with an owner and a day by which it is answered (docs/decisions/0246). */
export const complaintDeskServices = {
  /** What is owed first, by the day it is due; then the newest. */
  listComplaints: service({
    name: 'staff.complaint.list',
    kind: 'query',
    access,
    audits: { none: 'the first words of letters, without their writers' },
    input: z.object({
      /** owed: an answer is owed; '' and null: all. */
      complaintState: z.optional(z.nullable(z.enum([...complaintStateNames, 'owed', '']))),
      only: z.optional(z.nullable(z.enum(['overdue', 'in_time', 'mine', 'consult', '']))),
      outcome: z.optional(z.nullable(z.enum([...complaintOutcomeNames, '']))),
      cameBy: z.optional(z.nullable(z.enum([...complaintChannelNames, '']))),
      pageNum,
      pageSize: pageSize(20, 100),
    }),
    reply: page(row),
  }),
  complaint: service({
    name: 'staff.complaint.detail',
    kind: 'query',
    access,
    audits: { read: 'complaint.read', of: 'complaint' },
    input: z.object({ feedbackId }),
    reply: obj(complaint),
    refusals: notFound,
  }),
  /** The consult it is about, without the patient's name, numbers and pictures. Each look is a line of the audit log. */
  complaintConsult: service({
    name: 'staff.complaint.consult',
    kind: 'query',
    access,
    audits: { read: 'complaint.consult.read', of: 'consult' },
    input: z.object({ feedbackId }),
    reply: obj(
      z.object({
        consultId: z.string(),
        consultType: z.enum(consultTypes),
        /** The doctor's, or the team's. */
        docName: z.string(),
        createdAt: instant,
        endedAt: z.nullable(instant),
        ...transcriptFields,
      }),
    ),
    refusals: { ...notFound, ...only(complaintRefusals, 'no_consult') },
  }),
  /** A letter of another kind that is a complaint becomes a case. Once: again it changes nothing. */
  openComplaint: service({
    name: 'staff.complaint.open',
    kind: 'command',
    access,
    audits: { writes: ['complaint.open'] },
    input: z.object({ feedbackId }),
    reply: done,
    refusals: { ...notFound, ...only(feedbackRefusals, 'feedback_closed') },
  }),
  /** Taken by oneself, or handed to another of the office. */
  assignComplaint: service({
    name: 'staff.complaint.assign',
    kind: 'command',
    access,
    audits: { writes: ['complaint.assign'] },
    input: z.object({ feedbackId, staffId: staff('staff') }),
    reply: done,
    refusals: { ...moved, ...only(complaintRefusals, 'owner_unknown') },
  }),
  /** For those who work on it; the patient does not read it. */
  noteComplaint: service({
    name: 'staff.complaint.note',
    kind: 'command',
    access,
    audits: { writes: ['complaint.note'] },
    input: z.object({ feedbackId, content: complaintNote }),
    reply: done,
    refusals: notFound,
    limits: [{ per: 'account', times: 120, seconds: 3600 }],
  }),
  /** Ten working days instead of five, once, and why. */
  extendComplaint: service({
    name: 'staff.complaint.extend',
    kind: 'command',
    access,
    audits: { writes: ['complaint.extend'] },
    input: z.object({ feedbackId, reason: extensionReason }),
    reply: done,
    refusals: { ...owned, ...only(complaintRefusals, 'complaint_extended') },
  }),
  /** The patient finds it under his feedback, and a message in his box. */
  answerComplaint: service({
    name: 'staff.complaint.answer',
    kind: 'command',
    access,
    audits: { writes: ['complaint.answer'] },
    input: z.object({ feedbackId, content: answerRule }),
    reply: done,
    refusals: owned,
  }),
  /** Only what was answered, with what was found; the patient reads that it is closed, and not what was found. */
  closeComplaint: service({
    name: 'staff.complaint.close',
    kind: 'command',
    access,
    audits: { writes: ['complaint.close'] },
    input: z.object({ feedbackId, outcome: complaintOutcome, finding: complaintFinding }),
    reply: done,
    refusals: owned,
  }),
} satisfies Services

export type DeskComplaint = OutputOf<typeof complaintDeskServices.complaint>
export type DeskComplaintRow = OutputOf<typeof complaintDeskServices.listComplaints>['rows'][number]
export type ComplaintConsult = OutputOf<typeof complaintDeskServices.complaintConsult>
