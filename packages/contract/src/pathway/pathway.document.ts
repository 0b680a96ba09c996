import * as z from 'zod/mini'
import { limitedLine } from '../common/text.ts'
import { firstSpoken } from '../rule.ts'
import { pathwayTaskWork } from './pathway.work.ts'

/** How much one pathway may hold. What is more is refused with a sentence, before anything of it is looked at. */
export const pathwayBounds = {
  stages: 30,
  tasksInAll: 200,
  /** Tasks with their repetitions counted. */
  occurrences: 400,
  repetitions: 60,
  reminders: 6,
  conditions: 8,
  anchors: 20,
  /** Between an anchor and what is due by it, in either direction. */
  days: 1100,
} as const

/** Instants that every pathway may count from; a document declares others of its own in `anchors`. */
export const knownAnchors = {
  applied: '申请之日',
  accepted: '受理之日',
  admitted: '入院之日',
  operated: '手术之日',
  discharged: '出院之日',
} as const

const key = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, '编号只能用小写字母、数字和横线，以字母开头，最多40位'))
/** A time of the day in Asia/Shanghai: '08:30'. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, '请填写时间，例如 08:30'))
const whole = (from: number, to: number, what: string) =>
  z.int().check(z.refine(value => value >= from && value <= to, `${what}应在${from}到${to}之间`))
const days = whole(-pathwayBounds.days, pathwayBounds.days, '天数')
const hours = whole(-240, 240, '小时数')
const span = z.object({
  days: z._default(whole(0, pathwayBounds.days, '天数'), 0),
  hours: z._default(whole(0, 240, '小时数'), 0),
})
const few = <S extends z.ZodMiniType>(schema: S, most: number, what: string) =>
  z._default(z.array(schema).check(z.maxLength(most, `${what}最多${most}个`)), () => [])

/** From where a time is counted: an anchor of the document, or the moment at which another task was done. */
const countedFrom = z.union([z.strictObject({ anchor: key }), z.strictObject({ task: key })])

/**
 * When a task is due. Counted from an anchor: so many days and hours later (earlier when negative), then forward to the
 * next `weekday`, then to `time` of that day in Asia/Shanghai. Without `time` the hour of the anchor stays.
 */
const due = z.object({
  from: countedFrom,
  days: z._default(days, 0),
  hours: z._default(hours, 0),
  /** 1 Monday … 7 Sunday: the first such day from there on, that day included. */
  weekday: z.optional(whole(1, 7, '星期')),
  time: z.optional(timeOfDay),
  /** Again every so many days or weeks; `times` counts the first one too: every week for six weeks is { every: 1, unit: 'week', times: 6 }. */
  repeat: z.optional(
    z.object({
      every: whole(1, 60, '重复间隔'),
      unit: z.enum(['day', 'week']),
      times: whole(2, pathwayBounds.repetitions, '重复次数'),
    }),
  ),
})

/**
 * What is told before, at or after the due time: so many days and hours from it (negative: before), or at a time of that
 * day. `cannotWait`: in the patient's quiet hours too, and although he has silenced the module; for fasting and the like.
 */
const reminder = z.object({
  days: z._default(whole(-60, 60, '提醒天数'), 0),
  hours: z._default(whole(-240, 240, '提醒小时数'), 0),
  time: z.optional(timeOfDay),
  cannotWait: z._default(z.boolean(), false),
})

/**
 * What is known of a pathway, as data. A condition on something that has not happened yet is neither true nor false: the
 * task waits for it. `fact`: what was said when the pathway was started.
 */
const condition = z.discriminatedUnion('is', [
  z.object({ is: z.literal('event'), event: key }),
  z.object({ is: z.literal('done'), task: key }),
  z.object({
    is: z.literal('level'),
    task: key,
    levels: z.array(key).check(z.minLength(1, '请选择等级'), z.maxLength(20)),
  }),
  z.object({ is: z.literal('below'), task: key, value: key, limit: z.number() }),
  z.object({ is: z.literal('above'), task: key, value: key, limit: z.number() }),
  z.object({ is: z.literal('fact'), fact: key, equals: z.string().check(z.maxLength(60)) }),
])

const task = z.object({
  key,
  title: limitedLine('任务名称', 40),
  /** What the patient reads under the title. */
  text: z._default(z.string().check(z.trim(), z.maxLength(600, '任务说明不能超过600个字')), ''),
  work: pathwayTaskWork,
  due,
  /** The window: how long before the due time it opens, and how long after it closes; without `closeAfter` it stays open. A repeated one closes at the latest when the next opens. */
  openBefore: z._default(span, { days: 0, hours: 0 }),
  closeAfter: z.optional(span),
  /** Left undone it is no matter: neither overdue for the nurse nor counted as missed care. */
  isOptional: z._default(z.boolean(), false),
  reminders: few(reminder, pathwayBounds.reminders, '提醒'),
  /**
   * It falls away from a day on: so many days after an anchor, counted by the day in Asia/Shanghai. While the anchor is not
   * known it falls away never. For what the next course asks itself: nobody is asked the same twice on one day.
   */
  until: z.optional(z.strictObject({ anchor: key, days: z._default(days, 0) })),
  /** It falls away when one of these is true. */
  notNeededWhen: few(condition, pathwayBounds.conditions, '条件'),
  /** It is done only when all of these are true: a doctor's call after a bad result. */
  neededWhen: few(condition, pathwayBounds.conditions, '条件'),
})

const stage = z.object({
  key,
  title: limitedLine('阶段名称', 20),
  text: z._default(z.string().check(z.trim(), z.maxLength(300, '阶段说明不能超过300个字')), ''),
  tasks: z.array(task).check(z.minLength(1, '每个阶段至少要有一个任务')),
})

const anchor = z.object({
  key,
  label: limitedLine('起点名称', 20),
  /** The hospital's event that says when it was; without one it is set at the desk or by the domain that started it. */
  event: z.optional(key),
})

/**
 * A pathway as data: stages with tasks, each due relative to an anchor, done by the patient or by the hospital. One
 * document serves every patient; a pathway that was started keeps the document it was started with.
 */
export const pathwayDocument = z.object({
  code: key,
  title: limitedLine('路径名称', 40),
  text: z._default(z.string().check(z.trim(), z.maxLength(600, '路径说明不能超过600个字')), ''),
  /** Own anchors beside `knownAnchors`, and which event of the hospital sets one, be it own or known. */
  anchors: few(anchor, pathwayBounds.anchors, '起点'),
  stages: z
    .array(stage)
    .check(z.minLength(1, '至少要有一个阶段'), z.maxLength(pathwayBounds.stages, `阶段最多${pathwayBounds.stages}个`)),
})

export type PathwayDocument = z.infer<typeof pathwayDocument>
export type PathwayStage = PathwayDocument['stages'][number]
export type PathwayTask = PathwayStage['tasks'][number]
export type PathwayDue = PathwayTask['due']
export type PathwayReminder = PathwayTask['reminders'][number]
export type PathwayCondition = PathwayTask['neededWhen'][number]
export type PathwaySpan = PathwayTask['openBefore']

/** The document that somebody has written, with what was left out filled in; or the first sentence that speaks against it. */
export function readPathway(written: unknown): { document: PathwayDocument } | { path: string; sentence: string } {
  const result = z.safeParse(pathwayDocument, written)
  if (result.success) return { document: result.data }
  const spoken = firstSpoken(result.error)
  const issue = result.error.issues.find(one => one.message === spoken) ?? result.error.issues[0]
  return { path: issue?.path.join('.') ?? '', sentence: spoken ?? '这里的内容不符合路径的格式' }
}

/** All tasks of a document in their order, each with the stage that it stands in. */
export const tasksOf = (document: PathwayDocument): { stage: PathwayStage; task: PathwayTask; path: string }[] =>
  document.stages.flatMap((one, s) =>
    one.tasks.map((inside, t) => ({ stage: one, task: inside, path: `stages.${s}.tasks.${t}` })),
  )

/** Key → label of every anchor that a task of this document may count from. */
export const anchorsOf = (document: PathwayDocument): Readonly<Record<string, string>> => ({
  ...knownAnchors,
  ...Object.fromEntries(document.anchors.map(one => [one.key, one.label])),
})
