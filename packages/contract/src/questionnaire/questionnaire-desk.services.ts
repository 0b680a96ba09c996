import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { editionCode, editionServices, type EditionAudits } from '../common/editions.ts'
import { instant, pageNum, pageSize } from '../common/fields.ts'
import { staff } from '../common/ids.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { judgedAlarm, judgingAudit, shownAlarms } from '../triage/alarm.fields.ts'
import { questionnaireDocument } from './questionnaire.document.ts'
import { questionnaireRefusals } from './questionnaire.refusals.ts'
import { seenNote } from './questionnaire.rules.ts'
import { assignmentRow, submission } from './questionnaire.schemas.ts'

const access = ['doctor', 'nurse', 'admin'] as const
const editors = ['nurse', 'operator', 'admin'] as const
const notFound = only(commonRefusals, 'not_found')
const [write, publish] = ['questionnaire.write', 'questionnaire.publish'] as const
export const questionnaireEditionAudits: EditionAudits = {
  write,
  submit: write,
  publish,
  sendBack: write,
  drop: write,
  withdraw: publish,
}

const contactKinds = ['person', 'guardian', 'account'] as const
export type ContactKind = (typeof contactKinds)[number]

/** A submission that stands out, with the name: somebody has to call. That it was listed is written down for each person. */
const flaggedRow = z.extend(assignmentRow, {
  /** What stands out, in the words of the red flags and levels. */
  reasons: z.array(z.string()),
  seenAt: z.nullable(instant),
  seenBy: z.string(),
  note: z.string(),
})
export type FlaggedRow = z.infer<typeof flaggedRow>

/** The staff's side of questionnaires. */
export const questionnaireDeskServices = {
  /** What nobody has looked at first, the oldest leading; with `seen`, what somebody has, newest first. */
  flaggedSubmissions: service({
    name: 'staff.questionnaire.flagged',
    kind: 'query',
    access,
    audits: { listed: 'questionnaire.list' },
    input: z.object({ isSeen: z._default(z.boolean(), false), pageNum, pageSize: pageSize(20, 100) }),
    reply: page(flaggedRow),
  }),
  deskSubmission: service({
    name: 'staff.questionnaire.submission',
    kind: 'query',
    access,
    audits: { read: 'questionnaire.read', of: 'questionnaire' },
    input: z.object({ submissionId: staff('questionnaire') }),
    reply: obj(
      z.extend(submission, {
        isFlagged: z.boolean(),
        seenAt: z.nullable(instant),
        seenBy: z.string(),
        note: z.string(),
        /** What fired in the patient's own words. */
        alarms: shownAlarms,
      }),
    ),
    refusals: { ...notFound, ...only(questionnaireRefusals, 'questionnaire_unavailable') },
  }),
  /**
   * Whom to call about answers that stand out: the person's own number, his guardian's, the one that the account logs in with.
   * Of nobody whose answers do not stand out; each look is a line of the log that the patient reads.
   */
  submissionContacts: service({
    name: 'staff.questionnaire.contact',
    kind: 'query',
    access: ['doctor', 'nurse', 'admin'],
    audits: { read: 'questionnaire.contact', of: 'questionnaire' },
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.object({ submissionId: staff('questionnaire') }),
    reply: list(z.object({ whose: z.enum(contactKinds), name: z.string(), mobile: z.string() })),
    refusals: notFound,
  }),
  /** Somebody has looked at it and done what was to do. Saying it again changes nothing. */
  markSubmissionSeen: service({
    name: 'staff.questionnaire.seen',
    kind: 'command',
    access,
    audits: { writes: ['questionnaire.seen'] },
    input: z.object({ submissionId: staff('questionnaire'), note: seenNote }),
    reply: done,
    refusals: notFound,
  }),
  judgeSubmissionFlag: service({
    name: 'staff.questionnaire.flag.judge',
    kind: 'command',
    access,
    audits: judgingAudit,
    input: z.object({ submissionId: staff('questionnaire'), ...judgedAlarm }),
    reply: done,
    refusals: notFound,
  }),
  /** All of one person's, newest first; at most a hundred. */
  personQuestionnaires: service({
    name: 'staff.questionnaire.person',
    kind: 'query',
    access,
    audits: { read: 'questionnaire.list', of: 'person' },
    input: z.object({ personId: staff('person') }),
    reply: list(assignmentRow),
    refusals: notFound,
  }),
  assignToPerson: service({
    name: 'staff.questionnaire.assign',
    kind: 'command',
    access,
    audits: { writes: ['questionnaire.assign'] },
    limits: [{ per: 'account', times: 120, seconds: 3600 }],
    input: z.object({
      personId: staff('person'),
      code: editionCode,
      answerBy: z.optional(z.nullable(instant)),
    }),
    reply: obj(z.object({ assignmentId: z.string() })),
    refusals: { ...notFound, ...only(questionnaireRefusals, 'questionnaire_unavailable') },
  }),
  withdrawAssignment: service({
    name: 'staff.questionnaire.withdraw',
    kind: 'command',
    access,
    audits: { writes: ['questionnaire.withdraw'] },
    input: z.object({ assignmentId: staff('questionnaire') }),
    reply: done,
    refusals: { ...notFound, ...only(questionnaireRefusals, 'questionnaire_closed') },
  }),
} satisfies Services

/** The definitions: written, seen by a second person, published, withdrawn. */
export const questionnaireEditionServices = editionServices({
  prefix: 'staff.questionnaire',
  access: editors,
  audits: questionnaireEditionAudits,
  document: questionnaireDocument,
}) satisfies Services
