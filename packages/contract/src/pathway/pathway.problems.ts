import { isPlain, notPlain } from '../common/plain-text.ts'
import {
  anchorsOf,
  pathwayBounds,
  readPathway,
  tasksOf,
  type PathwayCondition,
  type PathwayDocument,
  type PathwayTask,
} from './pathway.document.ts'
import { closesAfter, occurrencesOf, remindAt } from './pathway.schedule.ts'

/** What speaks against a document: where (a path of keys and positions) and the sentence for whoever writes it. */
export interface PathwayProblem {
  path: string
  sentence: string
}

type Placed = ReturnType<typeof tasksOf>[number]
type Known = ReadonlyMap<string, PathwayTask>

const hour = 3_600_000

/** More than this is not even parsed: a document of five thousand tasks costs nobody a second. */
function tooMuch(written: unknown): string | undefined {
  const { stages } = (written ?? {}) as { stages?: unknown }
  if (!Array.isArray(stages)) return undefined
  if (stages.length > pathwayBounds.stages) return `阶段最多${pathwayBounds.stages}个`
  const tasks = stages.reduce<number>((sum, one) => {
    const inside = (one as { tasks?: unknown } | null)?.tasks
    return sum + (Array.isArray(inside) ? inside.length : 0)
  }, 0)
  return tasks > pathwayBounds.tasksInAll ? `任务最多${pathwayBounds.tasksInAll}个` : undefined
}

function doubled(keys: readonly { key: string; path: string }[], what: string): PathwayProblem[] {
  const seen = new Set<string>()
  return keys.flatMap(({ key, path }) => {
    if (!seen.has(key)) {
      seen.add(key)
      return []
    }
    return [{ path, sentence: `${what}编号“${key}”用了两次` }]
  })
}

/** Every text of what was written that holds markup, by its path. */
function markedUp(written: unknown, path = ''): PathwayProblem[] {
  if (typeof written === 'string') return isPlain(written) ? [] : [{ path, sentence: notPlain }]
  if (typeof written !== 'object' || written === null) return []
  return Object.entries(written).flatMap(([key, one]) => markedUp(one, path === '' ? key : `${path}.${key}`))
}

const conditionsOf = (task: PathwayTask): PathwayCondition[] => [...task.notNeededWhen, ...task.neededWhen]

/** The tasks that must have happened before it is known when, and whether, this one is to be done. */
export const dependsOn = (task: PathwayTask): string[] => [
  ...('task' in task.due.from ? [task.due.from.task] : []),
  ...conditionsOf(task).flatMap(one => ('task' in one ? [one.task] : [])),
]

function conditionProblem(one: PathwayCondition, known: Known): string | undefined {
  if (!('task' in one)) return undefined
  const other = known.get(one.task)
  if (!other) return `条件里的任务“${one.task}”不存在`
  if (one.is === 'level' && other.work.kind !== 'questionnaire') return `任务“${one.task}”不是问卷，没有结果等级`
  if (one.is !== 'below' && one.is !== 'above') return undefined
  if (other.work.kind !== 'measure') return `任务“${one.task}”不是测量，没有数值`
  return other.work.values.some(value => value.key === one.value)
    ? undefined
    : `任务“${one.task}”里没有测量项目“${one.value}”`
}

function referenceProblems({ task, path }: Placed, document: PathwayDocument, known: Known): PathwayProblem[] {
  const { from } = task.due
  const problems: PathwayProblem[] = []
  const say = (where: string, sentence: string | undefined) =>
    sentence && problems.push({ path: `${path}.${where}`, sentence })
  if ('anchor' in from && !(from.anchor in anchorsOf(document))) say('due.from', `起点“${from.anchor}”不存在`)
  const last = task.until?.anchor
  if (last !== undefined && !(last in anchorsOf(document))) say('until', `终点“${last}”不存在`)
  if ('task' in from) {
    const other = known.get(from.task)
    if (!other) say('due.from', `起点任务“${from.task}”不存在`)
    else if (other.due.repeat) say('due.from', `“${other.title}”会重复，不能作为其他任务的起点`)
  }
  for (const one of conditionsOf(task)) say('conditions', conditionProblem(one, known))
  return problems
}

function windowProblems({ task, path }: Placed): PathwayProblem[] {
  const { due, openBefore, work } = task
  const problems: PathwayProblem[] = []
  const say = (where: string, sentence: string) => problems.push({ path: `${path}.${where}`, sentence })
  if (due.time !== undefined && due.hours !== 0) say('due.time', '写了几点钟，就不能再写相差几小时')
  const close = closesAfter(task, 0)
  if (close !== undefined && close < 0) say('openBefore', '提前开放的时间比重复的间隔还长')
  if (close !== undefined && close + openBefore.days * 24 * hour + openBefore.hours * hour <= 0)
    say('closeAfter', '开放和截止是同一时刻，谁也来不及完成')
  const at = Date.UTC(2026, 0, 1, 4)
  task.reminders.forEach((one, index) => {
    if (close !== undefined && remindAt(one, at) > at + close + 24 * hour * (one.time === undefined ? 0 : 1))
      say(`reminders.${index}`, '提醒晚于任务截止的时间')
    if (one.time !== undefined && one.hours !== 0) say(`reminders.${index}`, '写了几点钟，就不能再写相差几小时')
  })
  if (work.kind === 'measure')
    work.values.forEach(({ min, max, dangerBelow, dangerAbove, advice, label }, index) => {
      const where = `work.values.${index}`
      if (min >= max) say(where, `${label}的最小值应小于最大值`)
      for (const limit of [dangerBelow, dangerAbove])
        if (limit !== undefined && (limit < min || limit > max)) say(where, `${label}的危险界限不在可填的范围内`)
      if (dangerBelow !== undefined && dangerAbove !== undefined && dangerBelow >= dangerAbove)
        say(where, `${label}的危险下限应小于危险上限`)
      if ((dangerBelow !== undefined || dangerAbove !== undefined) && advice === '')
        say(where, `${label}写了危险界限，请写明应当怎么办`)
    })
  if (work.kind === 'read' && !work.articleId && work.body.trim() === '') say('work', '请选择文章，或写下要读的内容')
  return problems
}

/** The first ring of tasks that wait for each other, in the order in which they do. */
function ringOf(known: Known): string[] | undefined {
  const finished = new Set<string>()
  const walk = (key: string, way: readonly string[]): string[] | undefined => {
    const begun = way.indexOf(key)
    if (begun >= 0) return way.slice(begun)
    const task = known.get(key)
    if (!task || finished.has(key)) return undefined
    for (const next of dependsOn(task)) {
      const ring = walk(next, [...way, key])
      if (ring) return ring
    }
    finished.add(key)
    return undefined
  }
  for (const key of known.keys()) {
    const ring = walk(key, [])
    if (ring) return ring
  }
  return undefined
}

/** All that speaks against a pathway document, whoever has written it; none: it may be published and started. */
export function problemsOf(written: unknown): PathwayProblem[] {
  const much = tooMuch(written)
  if (much) return [{ path: 'stages', sentence: much }]
  const read = readPathway(written)
  if ('sentence' in read) return [read]
  const { document } = read
  const placed = tasksOf(document)
  const known: Known = new Map(placed.map(({ task }) => [task.key, task]))
  const problems = [
    ...markedUp(document),
    ...doubled(
      document.stages.map(({ key }, index) => ({ key, path: `stages.${index}` })),
      '阶段',
    ),
    ...doubled(
      placed.map(({ task, path }) => ({ key: task.key, path })),
      '任务',
    ),
    ...doubled(
      document.anchors.map(({ key }, index) => ({ key, path: `anchors.${index}` })),
      '起点',
    ),
    ...placed.flatMap(one => [...referenceProblems(one, document, known), ...windowProblems(one)]),
  ]
  if (placed.reduce((sum, { task }) => sum + occurrencesOf(task), 0) > pathwayBounds.occurrences)
    problems.push({ path: 'stages', sentence: `任务连同重复最多${pathwayBounds.occurrences}次` })
  const ring = ringOf(known)
  if (ring) {
    const names = ring.map(one => `“${known.get(one)?.title}”`).join('、')
    problems.push({
      path: placed.find(({ task }) => task.key === ring[0])?.path ?? 'stages',
      sentence: ring.length === 1 ? `${names}在等它自己` : `${names}互相等待，永远不会开始`,
    })
  }
  return problems
}
