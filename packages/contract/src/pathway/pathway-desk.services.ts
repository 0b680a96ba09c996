import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, pageNum, pageSize } from '../common/fields.ts'
import { staff } from '../common/ids.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import { pathwayRefusals } from './pathway.refusals.ts'
import { pathwayNote, pathwayReason } from './pathway.rules.ts'
import { pathwayCard, pathwayDetail } from './pathway.schemas.ts'
import { pathwaySpelling as spelling } from './pathway.words.ts'

const access = ['doctor', 'nurse', 'admin'] as const
const notFound = only(commonRefusals, 'not_found')
const notNow = { ...notFound, ...only(pathwayRefusals, 'not_now') }

/** going: all that go on. overdue: something should have been done. flagged: a dangerous value or result nobody has looked at. ended: done or stopped. */
export const pathwayFilters = ['flagged', 'overdue', 'going', 'ended'] as const
export type PathwayFilter = (typeof pathwayFilters)[number]

const deskRow = z.extend(pathwayCard, {
  overdueCount: z.int(),
  flaggedAt: z.nullable(instant),
  flagReason: z.string(),
  /** The next instant at which something is due; null: nothing is known. */
  nextAt: z.nullable(instant),
})
export type PathwayDeskRow = z.infer<typeof deskRow>

const historyLine = z.object({
  at: instant,
  /** What it is about: the pathway, or a task by its title. */
  subject: z.string(),
  /** What happened, in words. */
  what: z.string(),
  /** Who: a name of the staff, 患者, 医院系统, 系统. */
  who: z.string(),
})

const deskDetail = z.extend(pathwayDetail, {
  flaggedAt: z.nullable(instant),
  flagReason: z.string(),
  anchors: z.array(z.object({ key: z.string(), label: z.string(), at: z.nullable(instant), isReported: z.boolean() })),
  /** Newest first. */
  history: z.array(historyLine),
  notes: z.array(z.object({ content: z.string(), staffName: z.string(), at: instant })),
})
export type PathwayDeskDetail = z.infer<typeof deskDetail>

/** What the staff sees and does of pathways. */
export const pathwayDeskServices = {
  listDeskPathways: service({
    name: 'staff.pathway.list',
    kind: 'query',
    access,
    audits: { listed: 'pathway.list' },
    input: z.object({
      filter: z._default(z.enum(pathwayFilters), 'going'),
      /** Part of a person's name or of the pathway's. */
      keyword: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
      pageNum,
      pageSize: pageSize(20, 100),
    }),
    reply: page(deskRow),
    spelling,
  }),
  countDeskPathways: service({
    name: 'staff.pathway.counts',
    kind: 'query',
    access,
    audits: { none: 'numbers only' },
    input: z.object({}),
    reply: obj(z.object({ flagged: z.int(), overdue: z.int(), going: z.int() })),
  }),
  getDeskPathway: service({
    name: 'staff.pathway.detail',
    kind: 'query',
    access,
    audits: { read: 'pathway.read', of: 'pathway' },
    input: z.object({ pathwayId: staff('pathway') }),
    reply: obj(deskDetail),
    refusals: notFound,
    spelling,
  }),
  /** For another system: the pathway as a CarePlan of HL7 FHIR R4, and its document as a PlanDefinition, as JSON text. */
  exportPathway: service({
    name: 'staff.pathway.fhir',
    kind: 'query',
    access,
    audits: { read: 'pathway.export', of: 'pathway' },
    input: z.object({ pathwayId: staff('pathway') }),
    reply: obj(z.object({ carePlan: z.string(), planDefinition: z.string() })),
    refusals: notFound,
  }),
  /** What becomes of a PlanDefinition of HL7 FHIR R4: the document as text, what speaks against it, and what of the plan it lacks. Changes nothing. */
  readPathwayPlan: service({
    name: 'staff.pathway.plan.read',
    kind: 'query',
    access,
    audits: { none: 'a text that the caller brings himself; nobody’s record' },
    limits: [{ per: 'account', times: 30, seconds: 60 }],
    input: z.object({ plan: z.string().check(z.maxLength(500_000, '内容不能超过50万字')) }),
    reply: obj(
      z.object({
        document: z.string(),
        problems: z.array(z.object({ path: z.string(), sentence: z.string() })),
        notTaken: z.array(z.string()),
      }),
    ),
  }),
  /** What the hospital has done: a tap, or an event that its system has not reported. `at`: when; left out: now. */
  recordTask: service({
    name: 'staff.pathway.task.record',
    kind: 'command',
    access,
    audits: { writes: ['pathway.record'] },
    input: z.object({ taskId: staff('pathway_task'), at: z.optional(z.nullable(instant)) }),
    reply: done,
    refusals: notNow,
  }),
  /** Somebody has seen to it that this was overdue. */
  seeTask: service({
    name: 'staff.pathway.task.seen',
    kind: 'command',
    access,
    audits: { writes: ['pathway.record'] },
    input: z.object({ taskId: staff('pathway_task') }),
    reply: done,
    refusals: notFound,
  }),
  /** A planned or corrected instant that tasks are counted from: what is not done moves with it. */
  setPathwayAnchor: service({
    name: 'staff.pathway.anchor.set',
    kind: 'command',
    access,
    audits: { writes: ['pathway.change'] },
    input: z.object({
      pathwayId: staff('pathway'),
      anchor: z.string().check(z.maxLength(40)),
      at: instant,
    }),
    reply: done,
    refusals: { ...notNow, ...only(pathwayRefusals, 'anchor_unknown') },
  }),
  noteOnPathway: service({
    name: 'staff.pathway.note.add',
    kind: 'command',
    access,
    audits: { writes: ['pathway.note'] },
    input: z.object({ pathwayId: staff('pathway'), content: pathwayNote, isSettled: z._default(z.boolean(), false) }),
    reply: done,
    refusals: notFound,
  }),
  pausePathway: service({
    name: 'staff.pathway.pause',
    kind: 'command',
    access,
    audits: { writes: ['pathway.change'] },
    input: z.object({ pathwayId: staff('pathway'), reason: pathwayReason }),
    reply: done,
    refusals: notNow,
  }),
  resumePathway: service({
    name: 'staff.pathway.resume',
    kind: 'command',
    access,
    audits: { writes: ['pathway.change'] },
    input: z.object({ pathwayId: staff('pathway') }),
    reply: done,
    refusals: notNow,
  }),
  stopDeskPathway: service({
    name: 'staff.pathway.stop',
    kind: 'command',
    access,
    audits: { writes: ['pathway.change'] },
    input: z.object({ pathwayId: staff('pathway'), reason: pathwayReason }),
    reply: done,
    refusals: notNow,
  }),
} satisfies Services
