import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { attachment, instant, pageNum, pageSize } from '../common/fields.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import { judgedAlarm, judgingAudit, shownAlarms } from '../triage/alarm.fields.ts'
import { feedbackKindNames } from './feedback.kinds.ts'
import { feedbackRefusals } from './feedback.refusals.ts'
import { feedbackAnswer as answerRule } from './feedback.rules.ts'
import { feedbackAnswer } from './feedback.services.ts'
import { feedbackStateNames } from './feedback.status.ts'
import { staff } from '../common/ids.ts'

const access = ['operator', 'admin'] as const
const notFound = only(commonRefusals, 'not_found')

/** `summary`: the first forty characters; `danger`: what in the words cannot wait, '' for nothing. Who wrote it stands in the feedback, and that look is written down. */
const deskRow = z.object({
  feedbackId: z.string(),
  kind: z.enum(feedbackKindNames),
  summary: z.string(),
  danger: z.string(),
  feedbackState: z.enum(feedbackStateNames),
  createdAt: instant,
  answeredAt: z.nullable(instant),
})

/** The hospital's side of the feedback (docs/product/needs.md A4). */
export const feedbackDeskServices = {
  /** Without complaints, which have a desk of their own. What waits longest first; then what was answered and closed, newest first. */
  listDeskFeedback: service({
    name: 'staff.feedback.list',
    kind: 'query',
    access,
    audits: { none: 'the first words of letters, without their writers' },
    input: z.object({
      feedbackState: z.optional(z.nullable(z.enum([...feedbackStateNames, '']))),
      kind: z.optional(z.nullable(z.enum([...feedbackKindNames, '']))),
      pageNum,
      pageSize: pageSize(20, 100),
    }),
    reply: page(deskRow),
  }),
  deskFeedback: service({
    name: 'staff.feedback.detail',
    kind: 'query',
    access,
    audits: { read: 'feedback.read', of: 'feedback' },
    input: z.object({ feedbackId: staff('feedback') }),
    reply: obj(
      z.extend(deskRow, {
        content: z.string(),
        contact: z.string(),
        contactWay: z.string(),
        attaList: z.array(attachment),
        answers: z.array(z.extend(feedbackAnswer, { staffName: z.string() })),
        alarms: shownAlarms,
      }),
    ),
    refusals: notFound,
  }),
  /** The patient finds it under his feedback, and a message in his box. */
  answerFeedback: service({
    name: 'staff.feedback.answer',
    kind: 'command',
    access,
    audits: { writes: ['feedback.answer'] },
    input: z.object({ feedbackId: staff('feedback'), content: answerRule }),
    reply: done,
    refusals: { ...notFound, ...only(feedbackRefusals, 'feedback_closed', 'feedback_is_complaint') },
  }),
  /** Of a letter, and of one that is a complaint. */
  judgeFeedbackFlag: service({
    name: 'staff.feedback.flag.judge',
    kind: 'command',
    access,
    audits: judgingAudit,
    input: z.object({ feedbackId: staff('feedback'), ...judgedAlarm }),
    reply: done,
    refusals: notFound,
  }),
  closeFeedback: service({
    name: 'staff.feedback.close',
    kind: 'command',
    access,
    audits: { writes: ['feedback.close'] },
    input: z.object({ feedbackId: staff('feedback') }),
    reply: done,
    refusals: { ...notFound, ...only(feedbackRefusals, 'feedback_closed', 'feedback_is_complaint') },
  }),
} satisfies Services
