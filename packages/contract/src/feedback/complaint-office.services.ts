import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { optionalId } from '../common/fields.ts'
import { staff } from '../common/ids.ts'
import { inOrder, notLongerThanAYear, periodFields } from '../common/period.ts'
import { obj, only, service, type OutputOf, type Services } from '../service.ts'
import type { Spelling } from '../spelling.ts'
import { complaintOutcomeNames, complaintChannelNames, recordedChannel } from './complaint.rules.ts'
import { complaintRefusals } from './feedback.refusals.ts'
import { contact, contactWay, feedbackContent } from './feedback.rules.ts'

const access = ['operator', 'admin'] as const
const spelling: Spelling = { words: { accountId: 'patId' } }

/** Of complaints that came in one month, or all of the period. */
const counts = {
  came: z.int(),
  /** First answered within five working days of its coming … */
  inTime: z.int(),
  /** … or later. */
  late: z.int(),
  /** No answer yet. */
  unanswered: z.int(),
  closed: z.int(),
  upheld: z.int(),
  partly: z.int(),
  /** The patient was not satisfied, once or more often. */
  reopened: z.int(),
}

/** What the office writes down of complaints that do not come by the app, and what all of them come to (docs/decisions/0252). */
export const complaintOfficeServices = {
  /** A complaint that was said by telephone, in a letter or at the desk; the account reads it and its answer like one of its own. */
  recordComplaint: service({
    name: 'staff.complaint.record',
    kind: 'command',
    access,
    audits: { writes: ['complaint.record'] },
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.object({
      accountId: staff('account'),
      cameBy: recordedChannel,
      content: feedbackContent,
      contact,
      contactWay,
      /** A consult of this account that it is about. */
      consultId: staff('consult', optionalId),
    }),
    reply: obj(z.object({ feedbackId: z.string() })),
    refusals: { ...only(commonRefusals, 'not_found'), ...only(complaintRefusals, 'account_closed') },
    spelling,
  }),
  /** Complaints by the day on which they came first. */
  complaintFigures: service({
    name: 'staff.complaint.figures',
    kind: 'query',
    long: true,
    access,
    audits: { none: 'sums; the doctors are those who are complained of, not the patients' },
    input: z.object(periodFields).check(inOrder, notLongerThanAYear),
    reply: obj(
      z.object({
        ...counts,
        /** Half of the first answers came within so many hours; null: none came. */
        medianHours: z.nullable(z.int()),
        /** Every month of the period, YYYY-MM, those without anything too; the newest first. */
        months: z.array(z.object({ month: z.string(), ...counts })),
        ways: z.array(z.object({ cameBy: z.enum(complaintChannelNames), came: z.int() })),
        outcomes: z.array(z.object({ outcome: z.enum(complaintOutcomeNames), closed: z.int() })),
        /** Of whose consults was complained, those of whom most was first. */
        doctors: z.array(z.object({ docId: z.string(), docName: z.string(), docDeptName: z.string(), ...counts })),
      }),
    ),
  }),
} satisfies Services

export type ComplaintFigures = OutputOf<typeof complaintOfficeServices.complaintFigures>
