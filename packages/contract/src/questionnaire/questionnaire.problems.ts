import { firstOf, nthOf } from '../common/present.ts'
import { isDay } from '../common/days.ts'
import { bodyParts } from '../guide/body-parts.ts'
import { itemsOf } from './questionnaire.answers.ts'
import { questionnaireDocument, type FormDocument, type QuestionnaireDocument } from './questionnaire.document.ts'
import type { Condition, QuestionItem, ShownWhen } from './questionnaire.items.ts'
import { questionnaireLimits } from './questionnaire.limits.ts'
import { doubled, problemsOfScores } from './questionnaire.score-problems.ts'
import { placedIn, sentencesOf, type PlacedProblem } from './questionnaire.places.ts'

/** Something foreign as a questionnaire, or why it is none: sentences for whoever edits it. */
export function readQuestionnaire(
  value: unknown,
): { document: QuestionnaireDocument; problems?: never } | { document?: never; problems: string[] } {
  const tooMuch = tooLarge(value)
  if (tooMuch !== undefined) return { problems: [tooMuch] }
  const read = questionnaireDocument.safeParse(value)
  if (!read.success) return { problems: sentencesOf(read.error) }
  const problems = problemsOf(read.data)
  return problems.length > 0 ? { problems } : { document: read.data }
}

/** Before anything walks through it. */
function tooLarge(value: unknown): string | undefined {
  let text: string | undefined
  try {
    text = JSON.stringify(value)
  } catch {
    return '问卷的结构太深，无法读取'
  }
  if (text === undefined) return '这不是一份问卷'
  const { characters, items } = questionnaireLimits
  if (countOfItems(value) > items) return `一份问卷不能超过${items}题`
  return text.length > characters ? `问卷太大，不能超过${characters / 10_000}万个字符` : undefined
}

function countOfItems(value: unknown): number {
  const pages = (value as { pages?: unknown } | null)?.pages
  if (!Array.isArray(pages)) return 0
  return pages.reduce<number>((total, page: { items?: unknown } | null) => {
    const items = page?.items
    return total + (Array.isArray(items) ? items.length : 0)
  }, 0)
}

/** What is wrong with something that is being written, and where: in its shape first, else in its sense. */
export function placedProblems(value: unknown): PlacedProblem[] {
  const tooMuch = tooLarge(value)
  if (tooMuch !== undefined) return [{ place: '', sentence: tooMuch }]
  const read = questionnaireDocument.safeParse(value)
  return read.success ? allProblems(read.data) : placedIn(value, read.error)
}

const allProblems = (document: QuestionnaireDocument): PlacedProblem[] => [
  ...placedOfForm(document),
  ...problemsOfScores(document),
]

/** Why a definition of the right shape may not be published; empty: it may. */
export const problemsOf = (document: QuestionnaireDocument): string[] =>
  allProblems(document).map(problem => problem.sentence)

/** The same for the part that other documents embed. */
export const problemsOfForm = (form: FormDocument): string[] => placedOfForm(form).map(problem => problem.sentence)

function placedOfForm(form: FormDocument): PlacedProblem[] {
  const items = itemsOf(form)
  const { items: most } = questionnaireLimits
  if (items.length > most) return [{ place: '', sentence: `一份问卷不能超过${most}题` }]
  const at = (place: string) => (sentence: string) => ({ place, sentence })
  const atItem = (id: string) => at(`items/${items.findLastIndex(item => item.id === id)}`)
  return [
    ...doubled(items.map(item => item.id)).map(id => atItem(id)(`编号 ${id} 用了两次`)),
    ...items.flatMap((item, index) => problemsOfItem(item, index).map(at(`items/${index}`))),
    ...items.flatMap((item, index) =>
      item.shownWhen ? problemsOfShown(items, item.shownWhen, index).map(at(`items/${index}`)) : [],
    ),
    ...loopsIn(items).map(at('')),
    ...doubled(form.redFlags.map(flag => flag.id)).map(id => at('')(`危险信号的编号 ${id} 用了两次`)),
    ...form.redFlags.flatMap((flag, index) =>
      flag.when.conditions
        .flatMap(one => problemsOfCondition(items, one, `危险信号“${flag.title}”`))
        .map(at(`redFlags/${index}`)),
    ),
  ]
}

const nameOfItem = (item: QuestionItem, at: number) => `第${at + 1}题（${[...item.text].slice(0, 12).join('')}）`

function problemsOfItem(item: QuestionItem, at: number): string[] {
  const name = nameOfItem(item, at)
  const problems: string[] = []
  if ('options' in item) {
    problems.push(...doubled(item.options.map(one => one.value)).map(value => `选项编号 ${value} 用了两次`))
    if (item.kind !== 'multiple' && item.options.some(one => one.alone)) problems.push('只有多选题的选项能“单独选”')
  }
  if (item.kind === 'multiple' && item.most !== undefined && !(item.most >= 1 && item.most <= item.options.length))
    problems.push('最多选几项要在1和选项数之间')
  if (item.kind === 'matrix') problems.push(...doubled(item.rows.map(one => one.id)).map(id => `行编号 ${id} 用了两次`))
  if ('min' in item && item.min >= item.max) problems.push('最小值要小于最大值')
  if (item.kind === 'scale' || item.kind === 'slider') problems.push(...problemsOfSteps(item))
  if (item.kind === 'date') {
    const { earliest = '', latest = '' } = item
    if (isDay(earliest) && isDay(latest) && earliest > latest) problems.push('最早的日期晚于最晚的日期')
  }
  return problems.map(problem => `${name}：${problem}`)
}

function problemsOfSteps(item: Extract<QuestionItem, { kind: 'scale' | 'slider' }>): string[] {
  const { min, max, step, words, kind } = item
  if (!(step > 0)) return ['步长要大于0']
  const steps = (max - min) / step
  const most = kind === 'scale' ? questionnaireLimits.scaleSteps - 1 : questionnaireLimits.sliderSteps
  const problems: string[] = []
  if (steps > most) problems.push(`刻度太多，不能超过${most + 1}个`)
  if (Math.abs(steps - Math.round(steps)) > 1e-6) problems.push('最小值到最大值要是步长的整数倍')
  if (words.some(({ at }) => at < min || at > max)) problems.push('刻度文字在最小值和最大值之外')
  return problems
}

function problemsOfShown(items: readonly QuestionItem[], shown: ShownWhen, at: number): string[] {
  const name = nameOfItem(nthOf(items, at), at)
  return shown.conditions.flatMap(one => {
    const asked = items.findIndex(item => item.id === one.question.split('/')[0])
    if (asked === at) return [`${name}：显示条件不能看自己`]
    if (asked > at) return [`${name}：显示条件看的 ${one.question} 在它后面，只能看前面的题`]
    return problemsOfCondition(items, one, name)
  })
}

/** Items that wait for each other: each would only be shown once the other is. */
function loopsIn(items: readonly QuestionItem[]): string[] {
  const asks = new Map(
    items.map(item => [item.id, (item.shownWhen?.conditions ?? []).map(one => firstOf(one.question.split('/')))]),
  )
  const done = new Set<string>()
  const problems: string[] = []
  const walk = (id: string, path: readonly string[]): void => {
    const before = path.indexOf(id)
    if (before >= 0) {
      if (path.length - before > 1) problems.push(`显示条件绕成了圈：${[...path.slice(before), id].join(' → ')}`)
      return
    }
    if (done.has(id)) return
    for (const next of asks.get(id) ?? []) walk(next, [...path, id])
    done.add(id)
  }
  for (const { id } of items) walk(id, [])
  return problems
}

const ordered = new Set(['>', '<', '>=', '<='])

function problemsOfCondition(items: readonly QuestionItem[], one: Condition, name: string): string[] {
  const [id, row] = one.question.split('/')
  const item = items.find(other => other.id === id)
  if (!item || item.kind === 'note') return [`${name}：条件看的 ${one.question} 没有这一题`]
  if (row !== undefined && !(item.kind === 'matrix' && item.rows.some(other => other.id === row)))
    return [`${name}：条件看的 ${one.question} 没有这一行`]
  const wrong = wrongAnswer(item, one)
  return wrong === undefined ? [] : [`${name}：条件 ${one.question} ${one.operator} ${String(one.answer)} ${wrong}`]
}

/** What of the condition's answer or operator does not fit the question that it looks at. */
function wrongAnswer(item: QuestionItem, { operator, answer }: Condition): string | undefined {
  if (operator === 'exists') return typeof answer === 'boolean' ? undefined : '里 exists 只能写 true 或 false'
  if (ordered.has(operator) && !['number', 'scale', 'slider', 'date'].includes(item.kind))
    return '不对：这种题不能比较大小'
  if ('options' in item) return item.options.some(one => one.value === answer) ? undefined : '里没有这个选项'
  if ('min' in item) {
    if (typeof answer !== 'number') return '要写数字'
    return answer < item.min || answer > item.max ? '里的数字不在这一题的范围内' : undefined
  }
  if (item.kind === 'date') return typeof answer === 'string' && isDay(answer) ? undefined : '要写日期'
  if (item.kind === 'bodySite') return typeof answer === 'string' && answer in bodyParts ? undefined : '里没有这个部位'
  if (item.kind === 'picture') return '不对：照片只能问有没有（exists）'
  return typeof answer === 'string' ? undefined : '要写文字'
}
