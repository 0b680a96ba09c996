import * as z from 'zod/mini'
import { pathwayBounds } from '@nethos/contract/pathway/pathway.document.ts'
import { problemsOf, type PathwayProblem } from '@nethos/contract/pathway/pathway.problems.ts'
import { extensionUrl, type Action } from './plan-definition.ts'

/** A plan read from HL7 FHIR R4, as somebody would have written it; what is wrong with it; and what of the plan it lacks. */
export interface ReadPlan {
  document: object
  problems: PathwayProblem[]
  /** One sentence for each thing that could not be taken. */
  notTaken: string[]
}

const extension = z.object({ url: z.string(), valueString: z.optional(z.string()) })
const extensions = z.optional(z.array(extension))
const anyAction: z.ZodMiniType = z.lazy(() => action)
const action = z.looseObject({
  id: z.optional(z.string()),
  extension: extensions,
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  textEquivalent: z.optional(z.string()),
  relatedAction: z.optional(
    z.array(
      z.object({
        actionId: z.string(),
        relationship: z.string(),
        offsetDuration: z.optional(
          z.object({ value: z.number(), code: z.optional(z.string()), unit: z.optional(z.string()) }),
        ),
      }),
    ),
  ),
  timingTiming: z.optional(
    z.object({
      repeat: z.optional(
        z.object({
          count: z.optional(z.number()),
          period: z.optional(z.number()),
          periodUnit: z.optional(z.string()),
        }),
      ),
    }),
  ),
  action: z.optional(z.array(anyAction)),
})
const plan = z.object({
  resourceType: z.literal('PlanDefinition'),
  id: z.optional(z.string()),
  extension: extensions,
  title: z.optional(z.string()),
  name: z.optional(z.string()),
  description: z.optional(z.string()),
  action: z.optional(z.array(action)),
})

/** Fields of an action in R4 that decide something and that a pathway cannot say. */
const unknownFields = [
  'condition',
  'trigger',
  'input',
  'output',
  'participant',
  'dynamicValue',
  'cardinalityBehavior',
] as const
const unknownOfPlan = ['goal', 'library', 'subjectCodeableConcept', 'useContext'] as const

const hoursIn: Readonly<Record<string, number>> = { h: 1, d: 24, wk: 168 }

/** Our keys are small letters, digits and dashes. */
const keyOf = (id: string | undefined, otherwise: string): string => {
  const key = (id ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)
  return key === '' ? otherwise : key
}

function extensionIn(of: { extension?: z.infer<typeof extensions> }, url: string): unknown {
  const found = of.extension?.find(one => one.url === url)?.valueString
  if (found === undefined) return undefined
  try {
    return JSON.parse(found)
  } catch {
    return undefined
  }
}

const deepest = 6

/** Whether its actions lie deeper or are more than anybody should walk through: counted without a recursion. */
function isTooMuch(written: unknown): boolean {
  let level: unknown[] = [written]
  let count = 0
  for (let depth = 0; level.length > 0; depth++) {
    level = level.flatMap(one => {
      const inside = (one as { action?: unknown } | null)?.action
      return Array.isArray(inside) ? (inside as unknown[]) : []
    })
    count += level.length
    if (depth > deepest || count > pathwayBounds.tasksInAll * 4) return true
  }
  return false
}

/** Reads a PlanDefinition, ours without loss; of another's what a pathway can say, and names the rest. */
export function readPlanDefinition(written: unknown): ReadPlan {
  if (isTooMuch(written))
    return { document: {}, problems: [{ path: '', sentence: '计划的步骤太多或层次太深，无法读取' }], notTaken: [] }
  const read = z.safeParse(plan, written)
  if (!read.success)
    return { document: {}, problems: [{ path: '', sentence: '这不是一份FHIR R4的PlanDefinition' }], notTaken: [] }
  const notTaken: string[] = []
  const raw = written as Record<string, unknown>
  for (const field of unknownOfPlan) if (field in raw) notTaken.push(`计划的“${field}”没有对应的内容，未导入`)
  const anchors = extensionIn(read.data, extensionUrl.anchors)
  const groups = (read.data.action ?? []) as Action[]
  const areGroups = groups.some(one => (one.action ?? []).length > 0)
  const stages = areGroups ? groups : [{ title: read.data.title ?? '任务', action: groups } as Action]
  const document = {
    code: keyOf(read.data.id ?? read.data.name, 'imported'),
    title: read.data.title ?? read.data.name ?? '',
    text: read.data.description ?? '',
    anchors: anchors ?? [],
    stages: stages.map((stage, index) => stageOf(stage, index, notTaken)),
  }
  return { document, problems: problemsOf(document), notTaken }
}

function stageOf(stage: Action, index: number, notTaken: string[]): object {
  const own = extensionIn(stage, extensionUrl.stage) as { key?: string } | undefined
  const inside = stage.action && stage.action.length > 0 ? stage.action : [stage]
  return {
    key: own?.key ?? keyOf(stage.id, `stage-${index + 1}`),
    title: stage.title ?? `阶段${index + 1}`,
    text: stage.description ?? '',
    tasks: inside.map((one, place) => taskOf(one, `task-${index + 1}-${place + 1}`, notTaken)),
  }
}

function taskOf(one: Action, otherwise: string, notTaken: string[]): unknown {
  const own = extensionIn(one, extensionUrl.task)
  if (own !== undefined) return own
  const title = one.title ?? one.textEquivalent ?? ''
  const say = (what: string) => notTaken.push(`“${title || otherwise}”：${what}`)
  for (const field of unknownFields) if (field in one) say(`“${field}”没有对应的内容，未导入`)
  if ((one.action ?? []).length > 0) say('再下一层的步骤未导入')
  say('由谁做、怎样做无法得知，先作为“确认”导入')
  return {
    key: keyOf(one.id, otherwise),
    title: title.slice(0, 40),
    text: one.description ?? '',
    work: { kind: 'confirm', statement: title.slice(0, 100) },
    due: { ...fromOf(one, say), ...repeatOf(one, say) },
  }
}

function fromOf(one: Action, say: (what: string) => void): object {
  const [related, ...others] = one.relatedAction ?? []
  if (others.length > 0) say('只取了第一个前置步骤')
  if (!related) {
    say('没有写时间，先从受理之日算起')
    return { from: { anchor: 'accepted' } }
  }
  if (!related.relationship.startsWith('after')) say(`前后关系“${related.relationship}”按“之后”导入`)
  const { offsetDuration } = related
  const unit = hoursIn[offsetDuration?.code ?? offsetDuration?.unit ?? 'h']
  if (offsetDuration && unit === undefined) say('相差的时间单位不认识，按当时导入')
  const length = offsetDuration && unit !== undefined ? Math.round(offsetDuration.value * unit) : 0
  return { from: { task: keyOf(related.actionId, 'unknown') }, days: Math.trunc(length / 24), hours: length % 24 }
}

function repeatOf(one: Action, say: (what: string) => void): object {
  const repeat = one.timingTiming?.repeat
  if (!repeat) return {}
  const { count, period, periodUnit } = repeat
  if (count === undefined || period === undefined || (periodUnit !== 'd' && periodUnit !== 'wk')) {
    say('重复的方式无法表示，只导入一次')
    return {}
  }
  return { repeat: { every: period, unit: periodUnit === 'wk' ? 'week' : 'day', times: count } }
}
