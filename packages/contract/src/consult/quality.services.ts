import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { open, staff } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'
import { inOrder, notTooLong, periodFields } from '../common/period.ts'
import { done, list, obj, only, page, service, type OutputOf, type Services } from '../service.ts'
import { consultTypes } from './consult.kinds.ts'
import { consultDeskRefusals } from './consult-desk.refusals.ts'
import { noteWhereNeeded, qualityLimits, qualityMarksField, qualityNote } from './quality.rules.ts'
import { transcriptFields } from './transcript.schemas.ts'

const office = ['operator', 'admin'] as const
const answering = ['doctor', 'nurse', 'pharmacist'] as const

const judged = {
  /** All null, '' and null while nobody has judged it. */
  marks: z.nullable(qualityMarksField),
  note: z.string(),
  judgedAt: z.nullable(instant),
}

const drawn = z.object({
  consultId: z.string(),
  consultType: z.enum(consultTypes),
  /** Whose name the consult bears: the doctor's, or the team's. */
  docName: z.string(),
  docDeptName: z.string(),
  endedAt: instant,
  drawnAt: instant,
  /** '' where the plan has drawn it. */
  drawnBy: z.string(),
  /** Of the plan: the month whose consults were drawn, 2026-10, whose turn it is, and until when; '', '' and null of others. */
  month: z.string(),
  reviewerName: z.string(),
  judgeBy: z.nullable(instant),
  /** Nobody has judged it in time. */
  isOverdue: z.boolean(),
  judgedBy: z.string(),
  ...judged,
})

/** What is read of a consult, without the patient's name, numbers and pictures. */
const transcript = z.object({
  ...drawn.shape,
  ...transcriptFields,
})

/**
 * 质控抽查: ended consults are drawn by lot and read by those who answer for quality (docs/product/law.md: quality control of
 * the record; docs/decisions/0243).
 */
export const qualityServices = {
  /** Draws among answered consults that ended in these days and were not drawn before. Answers how many there were. */
  drawConsults: service({
    name: 'staff.consult.quality.draw',
    kind: 'command',
    access: office,
    audits: { writes: ['consult.quality.draw'] },
    input: z
      .object({
        ...periodFields,
        docId: open(shownToAll, optionalId),
        count: z
          .int('请填写抽查数量')
          .check(z.minimum(1, '至少抽查1份'), z.maximum(qualityLimits.drawn, `一次最多抽查${qualityLimits.drawn}份`)),
      })
      .check(inOrder, notTooLong),
    reply: obj(z.object({ drawn: z.int() })),
    limits: [{ per: 'account', times: 30, seconds: 3600 }],
  }),
  /** What waits first, then newest first. */
  listDrawn: service({
    name: 'staff.consult.quality.list',
    kind: 'query',
    access: office,
    audits: { none: 'numbers and kinds of consults, of no patient' },
    input: z.object({
      /** overdue and mine: of what waits; mine: whose turn is the caller's. null and '': all. */
      qualityState: z.optional(z.nullable(z.enum(['waiting', 'overdue', 'mine', 'judged', '']))),
      /** Part of the doctor's or the team's name. */
      docName: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(50)))),
      pageNum,
      pageSize: pageSize(20, 100),
    }),
    reply: page(drawn),
  }),
  /** What the plan has drawn, month by month, the newest first, and what was found. At most 24. */
  qualityMonths: service({
    name: 'staff.consult.quality.month.list',
    kind: 'query',
    access: office,
    audits: { none: 'numbers only' },
    input: z.object({}),
    reply: obj(
      z.object({
        /** How the next month will be drawn; both 0: not at all. */
        plan: z.object({ share: z.int(), least: z.int(), days: z.int() }),
        months: z.array(
          z.object({
            month: z.string(),
            share: z.int(),
            least: z.int(),
            /** By it whoever has the consults draws the same again. */
            seed: z.string(),
            drawnAt: instant,
            judgeBy: instant,
            drawn: z.int(),
            good: z.int(),
            fair: z.int(),
            poor: z.int(),
            overdue: z.int(),
          }),
        ),
      }),
    ),
  }),
  /** Only what was drawn can be read here. Each look is a line of the audit log. */
  readDrawn: service({
    name: 'staff.consult.quality.detail',
    kind: 'query',
    access: office,
    audits: { read: 'consult.quality.read', of: 'consult' },
    input: z.object({ consultId: staff('quality_check') }),
    reply: obj(transcript),
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Once: the doctor may have read it. */
  judgeDrawn: service({
    name: 'staff.consult.quality.judge',
    kind: 'command',
    access: office,
    audits: { writes: ['consult.quality.judge'] },
    input: z
      .object({ consultId: staff('quality_check'), marks: qualityMarksField, note: qualityNote })
      .check(noteWhereNeeded),
    reply: done,
    refusals: { ...only(commonRefusals, 'not_found'), ...only(consultDeskRefusals, 'already_judged') },
  }),
  /** What patients have said of his own consults, the newest first; their names are masked as everybody reads them. */
  myReviews: service({
    name: 'staff.consult.review.mine',
    kind: 'query',
    access: answering,
    audits: { none: 'what was said of work of his own, under masked names' },
    input: z.object({ pageNum, pageSize: pageSize(20, 100) }),
    reply: page(
      z.object({
        reviewId: z.string(),
        /** '' where it is from before the online hospital. */
        consultId: z.string(),
        patientName: z.string(),
        stars: z.number(),
        content: z.string(),
        tags: z.array(z.string()),
        createdAt: instant,
      }),
    ),
  }),
  /** What was found in a doctor's own consults, the newest 20; who has judged is not said. */
  myQuality: service({
    name: 'staff.consult.quality.mine',
    kind: 'query',
    access: answering,
    audits: { none: 'what was found in work of his own' },
    input: z.object({}),
    reply: list(z.object({ consultId: z.string(), endedAt: instant, ...judged })),
  }),
} satisfies Services

export type DrawnConsult = OutputOf<typeof qualityServices.listDrawn>['rows'][number]
export type QualityMonths = OutputOf<typeof qualityServices.qualityMonths>
export type Transcript = OutputOf<typeof qualityServices.readDrawn>
export type OwnQuality = OutputOf<typeof qualityServices.myQuality>[number]
