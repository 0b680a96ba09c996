import * as z from 'zod/mini'
import { attachment, instant } from '../common/fields.ts'
import { pathwayStatuses, pathwayTaskStatuses } from './pathway.status.ts'
import { pathwayTaskWork } from './pathway.work.ts'

const maybe = z.nullable(instant)

export const measuredResult = z.object({ key: z.string(), value: z.number(), isDanger: z.boolean() })

/** One task of somebody's pathway, each repetition for itself. */
export const pathwayTaskShown = z.object({
  taskId: z.string(),
  pathwayId: z.string(),
  taskKey: z.string(),
  stageKey: z.string(),
  title: z.string(),
  text: z.string(),
  /** From 1, of so many. */
  occurrence: z.int(),
  occurrences: z.int(),
  work: pathwayTaskWork,
  taskStatus: z.enum(pathwayTaskStatuses),
  opensAt: maybe,
  /** When it should be done; null while its anchor is not known. */
  scheduledAt: maybe,
  closesAt: maybe,
  doneAt: maybe,
  /** Past its time, not done, and no matter of choice. */
  isOverdue: z.boolean(),
  isOptional: z.boolean(),
  /** Whether the patient may do it now, or take it back. */
  canComplete: z.boolean(),
  canUndo: z.boolean(),
  /** The questionnaire that was assigned with it; '' where there is none. */
  assignmentId: z.string(),
  values: z.array(measuredResult),
  /** What is advised because of a value or a result. */
  advice: z.array(z.string()),
  attaList: z.array(attachment),
})
export type PathwayTaskShown = z.infer<typeof pathwayTaskShown>

export const pathwayCard = z.object({
  pathwayId: z.string(),
  personId: z.string(),
  personName: z.string(),
  /** Of the document that it was started with. */
  code: z.string(),
  title: z.string(),
  pathwayStatus: z.enum(pathwayStatuses),
  startedAt: instant,
  doneCount: z.int(),
  /** Without what fell away. */
  taskCount: z.int(),
})
export type PathwayCard = z.infer<typeof pathwayCard>

export const pathwayDetail = z.extend(pathwayCard, {
  text: z.string(),
  stopReason: z.string(),
  stages: z.array(z.object({ key: z.string(), title: z.string(), text: z.string() })),
  /** In the order of the document. */
  tasks: z.array(pathwayTaskShown),
})
export type PathwayDetail = z.infer<typeof pathwayDetail>

/** The stage in which something is still to be done, the first of them; undefined: all is past. */
export const currentStage = ({ stages, tasks }: Pick<PathwayDetail, 'stages' | 'tasks'>) =>
  stages.find(stage =>
    tasks.some(one => one.stageKey === stage.key && (one.taskStatus === 'open' || one.taskStatus === 'waiting')),
  )
