import { isDay } from '../common/days.ts'
import { bodyParts } from '../guide/body-parts.ts'
import { points } from '../rule.ts'
import { measuredWords } from '../triage/measured.ts'
import type { FormDocument, RedFlag } from './questionnaire.document.ts'
import type { Condition, ItemOf, QuestionItem, ShownWhen } from './questionnaire.items.ts'

/**
 * One answer: single, text, date: a string; number, scale, slider: a number; multiple, body site, picture (attaId): strings;
 * matrix: row → option.
 */
export type Answer = string | number | readonly string[] | Readonly<Record<string, string>>
/** By the item's id. */
export type Answers = Readonly<Record<string, Answer>>

const has = (of: object, key: string): boolean => Object.prototype.hasOwnProperty.call(of, key)
/** What was answered; undefined when nothing was, or only nothing. */
export function answerTo(answers: Answers, id: string): Answer | undefined {
  const answer = has(answers, id) ? answers[id] : undefined
  if (answer === undefined) return undefined
  if (typeof answer === 'string') return answer.trim() === '' ? undefined : answer
  if (typeof answer === 'number') return answer
  return Object.keys(answer).length === 0 ? undefined : answer
}

export const itemsOf = (form: Pick<FormDocument, 'pages'>): QuestionItem[] => form.pages.flatMap(page => page.items)

/** The values that a condition's question has now; 'item/row' is one row of a matrix. */
function valuesOf(answers: Answers, question: string): readonly (string | number)[] {
  const [id = '', row] = question.split('/')
  const answer = answerTo(answers, id)
  if (answer === undefined) return []
  if (typeof answer !== 'object') return [answer]
  if (Array.isArray(answer)) return answer as readonly string[]
  const rows = answer as Readonly<Record<string, string>>
  if (row === undefined) return Object.values(rows)
  const value = has(rows, row) ? rows[row] : undefined
  return value === undefined ? [] : [value]
}

const compared = {
  '=': (given: string | number, asked: string | number) => given === asked,
  '>': (given: string | number, asked: string | number) => given > asked,
  '<': (given: string | number, asked: string | number) => given < asked,
  '>=': (given: string | number, asked: string | number) => given >= asked,
  '<=': (given: string | number, asked: string | number) => given <= asked,
} as const

/** FHIR R4: `exists` asks for any answer, `!=` for none that is equal, the others for at least one that is so. */
export function holds({ question, operator, answer }: Condition, answers: Answers): boolean {
  const values = valuesOf(answers, question)
  if (operator === 'exists') return values.length > 0 === answer
  if (operator === '!=') return !values.some(value => value === answer)
  return values.some(value => typeof value === typeof answer && compared[operator](value, answer as typeof value))
}

export const allHold = ({ behaviour, conditions }: ShownWhen, answers: Answers): boolean =>
  behaviour === 'all' ? conditions.every(one => holds(one, answers)) : conditions.some(one => holds(one, answers))

/**
 * The items that are shown with these answers, in their order. What is hidden counts as not answered for those after it, as FHIR
 * has it: conditions only look back (problemsOf), so one pass is enough.
 */
export function visibleItems(form: Pick<FormDocument, 'pages'>, answers: Answers): QuestionItem[] {
  return throughItems(form, answers).visible
}

/** The answers to items that are shown; what was said to a hidden one is not sent. */
export const visibleAnswers = (form: Pick<FormDocument, 'pages'>, answers: Answers): Answers =>
  throughItems(form, answers).counted

function throughItems(form: Pick<FormDocument, 'pages'>, answers: Answers) {
  const visible: QuestionItem[] = []
  const counted: Record<string, Answer> = {}
  for (const item of itemsOf(form)) {
    if (item.shownWhen && !allHold(item.shownWhen, counted)) continue
    visible.push(item)
    const answer = item.kind === 'note' ? undefined : answerTo(answers, item.id)
    if (answer !== undefined) counted[item.id] = answer
  }
  return { visible, counted }
}

/** The red flags that these answers raise, in their order. */
export function raisedFlags(form: Pick<FormDocument, 'pages' | 'redFlags'>, answers: Answers): RedFlag[] {
  const counted = visibleAnswers(form, answers)
  return form.redFlags.filter(flag => allHold(flag.when, counted))
}

/** What is said in words of his own, and vital signs: what cannot wait is looked for there, too. */
export const ownWords = (form: Pick<FormDocument, 'pages'>, answers: Answers): string[] =>
  visibleItems(form, answers).flatMap(item => {
    const given = answers[item.id]
    if (item.kind === 'text' && typeof given === 'string') return [given]
    return item.kind === 'number' && typeof given === 'number' ? measuredWords(item.text, given, item.unit?.label) : []
  })

/** Item id → the sentence that says what is wrong. Empty: it can be sent. Only items that are shown. `today`: 'YYYY-MM-DD'. */
export function checkAnswers(
  form: Pick<FormDocument, 'pages'>,
  answers: Answers,
  today: string,
): Readonly<Record<string, string>> {
  const wrong: Record<string, string> = {}
  for (const item of visibleItems(form, answers)) {
    const sentence = checkAnswer(item, answerTo(answers, item.id), today)
    if (sentence !== undefined) wrong[item.id] = sentence
  }
  return wrong
}

/** Whether what must be promised before it is sent was not. */
export const isPromiseMissing = ({ promise }: Pick<FormDocument, 'promise'>, isPromised: boolean): boolean =>
  promise !== undefined && !isPromised

const notAnAnswer = '这个答案不对，请重新填写'

/** What is wrong with one answer. */
export function checkAnswer(item: QuestionItem, answer: Answer | undefined, today: string): string | undefined {
  if (item.kind === 'note') return undefined
  if (answer === undefined) return item.required ? unansweredSentence(item) : undefined
  return (checks[item.kind] as (item: QuestionItem, answer: Answer, today: string) => string | undefined)(
    item,
    answer,
    today,
  )
}

function unansweredSentence(item: QuestionItem): string {
  if (item.kind === 'picture') return '请上传照片'
  return item.kind === 'text' || item.kind === 'number' ? '请填写' : '请选择'
}

type Check<K extends QuestionItem['kind']> = (item: ItemOf<K>, answer: Answer, today: string) => string | undefined

const isList = (answer: Answer): answer is readonly string[] =>
  Array.isArray(answer) && answer.every(one => typeof one === 'string') && new Set(answer).size === answer.length

const checks: { [K in Exclude<QuestionItem['kind'], 'note'>]: Check<K> } = {
  single: ({ options }, answer) => (options.some(option => option.value === answer) ? undefined : notAnAnswer),
  multiple({ options, most }, answer) {
    if (!isList(answer)) return notAnAnswer
    const chosen = options.filter(option => answer.includes(option.value))
    if (chosen.length !== answer.length) return notAnAnswer
    const alone = chosen.find(option => option.alone)
    if (alone && chosen.length > 1) return `“${alone.label}”不能和其他选项一起选`
    return most !== undefined && chosen.length > most ? `最多选${most}项` : undefined
  },
  text({ most }, answer) {
    if (typeof answer !== 'string') return notAnAnswer
    return points(answer) > most ? `不能超过${most}个字` : undefined
  },
  number({ min, max, decimals, unit }, answer) {
    if (typeof answer !== 'number' || !Number.isFinite(answer)) return '请填写数字'
    if (answer < min || answer > max) return `请填写${min}到${max}之间的数字${unit ? `（${unit.label}）` : ''}`
    if (Number(answer.toFixed(decimals)) === answer) return undefined
    return decimals === 0 ? '请填写整数' : `最多保留${decimals}位小数`
  },
  date({ earliest, latest }, answer, today) {
    if (typeof answer !== 'string' || !isDay(answer)) return '请选择日期'
    const from = earliest === 'today' ? today : earliest
    const to = latest === 'today' ? today : latest
    if (from !== undefined && answer < from) return `日期不能早于${from}`
    return to !== undefined && answer > to ? `日期不能晚于${to}` : undefined
  },
  picture({ most }, answer) {
    if (!isList(answer) || answer.some(id => !/^[A-Za-z0-9._-]{1,64}$/.test(id))) return notAnAnswer
    return answer.length > most ? `照片不能超过${most}张` : undefined
  },
  scale: onStep,
  slider: onStep,
  bodySite({ most }, answer) {
    if (!isList(answer) || answer.some(site => !has(bodyParts, site))) return notAnAnswer
    return answer.length > most ? `最多选${most}处` : undefined
  },
  matrix({ rows, options, required }, answer) {
    if (typeof answer !== 'object' || Array.isArray(answer)) return notAnAnswer
    const given = Object.entries(answer)
    if (given.some(([row, value]) => !rows.some(one => one.id === row) || !options.some(one => one.value === value)))
      return notAnAnswer
    return required && given.length < rows.length ? '还有没有选的行' : undefined
  },
}

function onStep({ min, max, step }: ItemOf<'scale' | 'slider'>, answer: Answer): string | undefined {
  if (typeof answer !== 'number' || !(answer >= min && answer <= max)) return notAnAnswer
  const steps = (answer - min) / step
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? undefined : notAnAnswer
}
