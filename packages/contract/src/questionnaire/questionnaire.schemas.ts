import * as z from 'zod/mini'
import { attachment, instant } from '../common/fields.ts'
import type { Answers } from './questionnaire.answers.ts'
import { questionnaireDocument, questionnairePurposes, type QuestionnairePurpose } from './questionnaire.document.ts'
import { assignmentStateNames } from './questionnaire.status.ts'

export const purpose = z.enum(Object.keys(questionnairePurposes) as [QuestionnairePurpose, ...QuestionnairePurpose[]])
const tone = z.enum(['good', 'watch', 'warn', 'danger'])

// Against anything that no questionnaire could have asked; what it did ask is checked against its own definition.
const text = z.string().check(z.maxLength(4000))
const key = z.string().check(z.maxLength(64))
/** By item id (questionnaire.answers.ts); in a draft, a questionnaire and an application to a programme. */
export const answers: z.ZodMiniType<Answers, Answers> = z
  .record(
    key,
    z.union([
      text,
      z.number(),
      z.array(text).check(z.maxLength(100)),
      z.record(key, z.string().check(z.maxLength(64))),
    ]),
  )
  .check(z.refine(given => Object.keys(given).length <= 200, '填写的内容太多，请缩短一些'))

const group = z.object({
  id: z.string(),
  title: z.string(),
  /** Null: not all that counts was answered. */
  value: z.nullable(z.number()),
  min: z.number(),
  max: z.number(),
  /** The level's name, its colour and what to do; absent where there are no levels. */
  band: z.optional(z.object({ level: z.string(), title: z.string(), advice: z.string(), tone })),
})
export const scoreResult = z.extend(group, { higherIs: z.enum(['better', 'worse']), groups: z.array(group) })
export type ShownScore = z.infer<typeof scoreResult>

export const shownFlag = z.object({
  id: z.string(),
  title: z.string(),
  advice: z.string(),
  helplines: z.array(z.object({ name: z.string(), number: z.string() })),
})
export type ShownFlag = z.infer<typeof shownFlag>

/** A line of a list: what is to be filled in, or was. */
export const assignmentRow = z.object({
  assignmentId: z.string(),
  code: z.string(),
  title: z.string(),
  purpose,
  state: z.enum(assignmentStateNames),
  personId: z.string(),
  personName: z.string(),
  /** What it is filled in for, such as a department; empty: nothing was said. */
  about: z.string(),
  createdAt: instant,
  /** Not after; null: whenever. */
  answerBy: z.nullable(instant),
  submittedAt: z.nullable(instant),
  /** The level in words, or that something stands out; empty: none. */
  resultTitle: z.string(),
})
export type AssignmentRow = z.infer<typeof assignmentRow>

/** What is needed to fill it in. */
export const assignment = z.extend(assignmentRow, {
  edition: z.int(),
  document: questionnaireDocument,
  draft: answers,
  /** The page on which the draft was left, from 0. */
  draftPage: z.int(),
})
export type Assignment = z.infer<typeof assignment>

/** One earlier result of the same questionnaire. */
const trendPoint = z.object({
  assignmentId: z.string(),
  submittedAt: instant,
  value: z.number(),
  title: z.string(),
  tone: z.optional(tone),
})
export type TrendPoint = z.infer<typeof trendPoint>

/** As it was sent, under the edition under which it was filled in. */
export const submission = z.extend(assignmentRow, {
  edition: z.int(),
  document: questionnaireDocument,
  answers,
  attaList: z.array(attachment),
  scores: z.array(scoreResult),
  flags: z.array(shownFlag),
  /** Of the first score, oldest first, this one last; at most twelve. */
  trend: z.array(trendPoint),
  /** The task of a pathway that asked for it. */
  pathwayTaskId: z.optional(z.string()),
})
export type Submission = z.infer<typeof submission>
