import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { attachment, instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import type { Spelling } from '../spelling.ts'
import { feedbackKindNames } from './feedback.kinds.ts'
import { feedbackRefusals } from './feedback.refusals.ts'
import { complaintAgain, contact, contactWay, feedbackContent, feedbackPictures } from './feedback.rules.ts'
import { feedbackStateNames } from './feedback.status.ts'
import { own } from '../common/ids.ts'

const spelling: Spelling = { words: { createdAt: 'createTime' } }
const notFound = only(commonRefusals, 'not_found')

/** `answeredAt`: when the hospital said it. */
export const feedbackAnswer = z.object({ content: z.string(), answeredAt: instant })

const feedbackRow = z.object({
  feedbackId: z.string(),
  kind: z.enum(feedbackKindNames),
  content: z.string(),
  feedbackState: z.enum(feedbackStateNames),
  createdAt: instant,
})
export type FeedbackRow = z.infer<typeof feedbackRow>

const feedback = z.extend(feedbackRow, {
  contact: z.string(),
  contactWay: z.string(),
  attaList: z.array(attachment),
  /** Oldest first; none: not answered yet. */
  answers: z.array(feedbackAnswer),
  /** The office has written it down for the patient, who said it by telephone, in a letter or at the desk. */
  isRecorded: z.boolean(),
  /** It is a complaint that was answered: whoever is not satisfied may say so. */
  isReopenable: z.boolean(),
  /** What he has said then, oldest first. */
  additions: z.array(z.object({ content: z.string(), at: instant })),
})
export type Feedback = z.infer<typeof feedback>

/** What patients write to the hospital (core 7, System; docs/product/needs.md B). */
export const feedbackServices = {
  addFeedback: service({
    name: 'nethos.system.feedback.add',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 20, seconds: 3600 }],
    input: z.object({
      content: feedbackContent,
      contact,
      contactWay,
      kind: z._default(z.enum(feedbackKindNames), 'other'),
      attaIdList: own('upload', feedbackPictures),
      /** The consult that a complaint is about; with a letter of another kind it is not kept. */
      consultId: own('consult', optionalId),
    }),
    reply: obj(z.object({ feedbackId: z.string() })),
    refusals: notFound,
  }),
  /** The account's own, newest first. */
  listFeedback: service({
    name: 'nethos.system.feedback.list',
    kind: 'query',
    access: 'account',
    input: z.object({ pageNum, pageSize: pageSize(10, 50) }),
    reply: page(feedbackRow),
    spelling,
  }),
  /** What the message box told of it is read with it. */
  feedback: service({
    name: 'nethos.system.feedback.details',
    kind: 'command',
    access: 'account',
    audits: { none: 'what the account itself has written' },
    input: z.object({ feedbackId: own('feedback') }),
    reply: obj(feedback),
    refusals: notFound,
    spelling,
  }),
  /** Not satisfied with the answer to a complaint: it is looked into once more. */
  reopenFeedback: service({
    name: 'nethos.system.feedback.reopen',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 10, seconds: 86_400 }],
    input: z.object({ feedbackId: own('feedback'), content: complaintAgain }),
    reply: done,
    refusals: { ...notFound, ...only(feedbackRefusals, 'complaint_not_reopenable') },
  }),
} satisfies Services
