import * as z from 'zod/mini'
import { attachment, cents, instant } from '../common/fields.ts'
import { doctor } from '../doctors/doctors.schemas.ts'
import { pathwayDetail } from '../pathway/pathway.schemas.ts'
import { answers, shownFlag } from '../questionnaire/questionnaire.schemas.ts'
import { teamLine } from '../teams/teams.schemas.ts'
import { programmeDocument } from './programme.document.ts'
import { applicationStatuses } from './programme.status.ts'

/** A published programme as its pages read it. */
export const publishedProgramme = z.object({ code: z.string(), edition: z.int(), document: programmeDocument })
export type PublishedProgramme = z.infer<typeof publishedProgramme>

/** Of a team, who belongs to it, the chief first. */
const expertTeam = z.extend(teamLine, { members: z.array(z.object({ docId: z.string(), docName: z.string() })) })
export const programmeExperts = z.object({ doctors: z.array(doctor), teams: z.array(expertTeam) })

/** One application in a list. */
export const applicationRow = z.object({
  applicationId: z.string(),
  code: z.string(),
  programmeName: z.string(),
  offerTitle: z.string(),
  personId: z.string(),
  personName: z.string(),
  status: z.enum(applicationStatuses),
  /** The programme's own word for the state, or the usual one. */
  statusLabel: z.string(),
  priceCents: cents,
  /** As the patient reads it. */
  priceLabel: z.string(),
  createdAt: instant,
  startsAt: z.nullable(instant),
  /** What the other side has written since one has looked. */
  unread: z.int(),
  /** Something in it cannot wait, and nobody of the staff has looked at it. */
  isFlagged: z.boolean(),
})
export type ApplicationRow = z.infer<typeof applicationRow>

/** One step of an application's way, the oldest first. */
const step = z.object({ status: z.enum(applicationStatuses), label: z.string(), at: instant })

export const applicationDetail = z.object({
  ...applicationRow.shape,
  /** The edition that it was made under, and what that said: form, words, plan. */
  edition: z.int(),
  document: programmeDocument,
  /** Held against the form of the edition. */
  answers,
  /** The pictures among the answers, by their ids. */
  attaList: z.array(attachment),
  /** What the patient reads under the state. */
  statusText: z.string(),
  /** What was asked for, or why it was declined; empty: neither. */
  reason: z.string(),
  payBy: z.nullable(instant),
  endsAt: z.nullable(instant),
  /** The doctor or the team that has it in hand; '' while it is nobody's. */
  answererName: z.string(),
  /** Of the follow-up plan, once it has begun. */
  pathwayId: z.nullable(z.string()),
  steps: z.array(step),
  /** What the answers raised, with the advice that was shown while they were given. */
  flags: z.array(shownFlag),
})
export type ApplicationDetail = z.infer<typeof applicationDetail>

/** An application with the way that has begun with it: what the pages of a zone show of somebody. */
export const openApplication = z.object({ application: applicationRow, pathway: z.nullable(pathwayDetail) })
export type OpenApplication = z.infer<typeof openApplication>

/** What was filled in of an application and not sent. */
export const applicationDraft = z.object({
  /** Of another edition its answers may not fit the form. */
  edition: z.int(),
  /** '': not chosen yet; as is the person. */
  offerCode: z.string(),
  personId: z.string(),
  answers,
  /** When it was typed; of a page that does not say so, when it arrived. */
  savedAt: instant,
})
export type ApplicationDraft = z.infer<typeof applicationDraft>

export const applicationMessage = z.object({
  messageId: z.string(),
  /** PAT: the patient's side; DOC: the hospital's; SYS: what happened. */
  talker: z.enum(['PAT', 'DOC', 'SYS']),
  talkerName: z.string(),
  text: z.string(),
  sendId: z.nullable(z.string()),
  createdAt: instant,
})
export type ApplicationMessage = z.infer<typeof applicationMessage>
