import * as z from 'zod/mini'
import { attachment, cents, instant } from '../common/fields.ts'
import { consultTypes, messageLevels, messageTypes, replierTypes } from './consult.kinds.ts'
import { triageFlags } from '../triage/triage-flags.ts'
import { consultStatuses } from './consult.status.ts'

/** The state of a consult, as every reply about one tells it. */
export const consultHead = z.object({
  consultId: z.string(),
  consultType: z.enum(consultTypes),
  consultStatus: z.enum(consultStatuses),
  /** The state in a sentence. */
  consultStatusDescription: z.string(),
  feeCents: cents,
})
export type ConsultHead = z.infer<typeof consultHead>

/** Who answers: a doctor or a team; the other's id is null. */
const answerer = {
  docId: z.nullable(z.string()),
  teamId: z.nullable(z.string()),
  /** The doctor's or the team's name. */
  docName: z.string(),
  docTitle: z.string(),
  docDeptName: z.string(),
  docHosName: z.string(),
  /** File id of the portrait: GET /files/{docAvatar}. */
  docAvatar: z.string(),
}

/** The person asked for, as on the day of the issue; numbers masked. */
const consulter = {
  personId: z.string(),
  consulterName: z.string(),
  /** M or F. */
  consulterGender: z.nullable(z.string()),
  consulterAge: z.nullable(z.int()),
}

/** The instants that the rights and the bottom bar depend on; see ConsultFacts. */
const facts = {
  createdAt: instant,
  startedAt: z.nullable(instant),
  firstReplyAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  servedUntil: z.nullable(instant),
}

/** A row of 我的咨询. */
export const consultRow = z.object({
  ...consultHead.shape,
  ...answerer,
  ...consulter,
  illnessName: z.string(),
  consultContent: z.string(),
  /** Doctor's messages and notices that the patient has not seen. */
  unreadCount: z.int(),
  /** The newest message in one line. */
  lastText: z.string(),
  lastAt: instant,
  createdAt: instant,
})
export type ConsultRow = z.infer<typeof consultRow>

/** One message of the stream (core 3). */
export const consultMessage = z.object({
  messageId: z.string(),
  msgLevel: z.enum(messageLevels),
  msgType: z.enum(messageTypes),
  /** Text; for MEDICAL_RECORD and CARD_MESSAGE their fields as JSON. */
  replyContent: z.string(),
  replierType: z.enum(replierTypes),
  /** docId of a doctor, accountId of the patient, empty of the system. */
  replierId: z.string(),
  replierName: z.string(),
  /** 患者, or the doctor's title. */
  senderIdentity: z.string(),
  saidAt: instant,
  /** Length of a recording; 0 otherwise. */
  seconds: z.int(),
  hasAtta: z.boolean(),
  attaList: z.array(attachment),
})
export type ConsultMessage = z.infer<typeof consultMessage>

/** A medicine that a question is about. */
export const askedMedicine = z.object({
  /** Of the hospital's list; empty where the patient has typed a name that is not in it. */
  drugId: z.string(),
  drugName: z.string(),
  /** 5mg×28片; empty where it is not known. */
  specification: z.string(),
})
export type AskedMedicine = z.infer<typeof askedMedicine>

/** A consult with all that its page needs (core 3, Consult). */
export const consultDetail = z.object({
  ...consultHead.shape,
  ...answerer,
  accountId: z.string(),
  ...consulter,
  consulterIdCard: z.string(),
  consulterMobile: z.string(),
  /** His age today, as emergencies are read with it (triage/known-words.ts): 出生12天, 孩子3岁, 58岁; empty while it is not known. */
  ageWords: z.string(),
  illnessName: z.string(),
  illnessTime: z.string(),
  consultContent: z.string(),
  expectedHelpContent: z.string(),
  /** Empty while nothing was added. */
  supplementContent: z.string(),
  supplementAttaList: z.array(attachment),
  /** When the doctor asked for more; null when he has not, or has got it. */
  supplementAskedAt: z.nullable(instant),
  attaIdList: z.array(z.string()),
  consultSource: z.nullable(z.string()),
  consultSourceId: z.nullable(z.string()),
  /** The service for a length of time that was bought: a team's, or a doctor's; its name. */
  serviceId: z.nullable(z.string()),
  personalServiceId: z.nullable(z.string()),
  serviceName: z.string(),
  /** Asked in a free clinic. */
  freeClinicId: z.nullable(z.string()),
  /** What a medication question is about; empty in other kinds. */
  medicines: z.array(askedMedicine),
  /** What was told of allergies with a medication question; empty in other kinds. */
  allergyHistory: z.string(),
  /** What the patient has said that cannot wait (triage). */
  redFlags: z.array(z.enum(triageFlags)),
  /** How long it lasts: '3个月'; empty without a service. */
  serviceLength: z.string(),
  /** How many replies the offer sells, with a service each day; how many are left to the patient; how many the doctor's side has given. */
  replyLimit: z.int(),
  repliesLeft: z.int(),
  replyCount: z.int(),
  /** Why it ended, in a sentence for the patient; empty when there is nothing to say. */
  endReason: z.string(),
  ...facts,
  /** Until when the doctor must have replied; null when he has, or need not any more. */
  answerDueAt: z.nullable(instant),
  /** When the follow-up window closes; null before the first reply. */
  endAt: z.nullable(instant),
})
export type ConsultDetail = z.infer<typeof consultDetail>

/** Who answers in a team's name. */
export const consultMember = z.object({
  docId: z.string(),
  docName: z.string(),
  docTitle: z.string(),
  docAvatar: z.string(),
  /** ADM leads the team. */
  memLevel: z.enum(['ADM', 'MEM']),
})
export type ConsultMember = z.infer<typeof consultMember>

/** What the patient may do now: the page's buttons. */
export const consultEvents = ['cancel', 'end', 'review', 'reply', 'supplement'] as const

/** A rating that was given. */
export const givenReview = z.object({
  score: z.int(),
  content: z.string(),
  tags: z.array(z.string()),
  createdAt: instant,
})
