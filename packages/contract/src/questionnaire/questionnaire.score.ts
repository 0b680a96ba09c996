import { answerTo, itemsOf, visibleAnswers, visibleItems, type Answer, type Answers } from './questionnaire.answers.ts'
import type { Band, BandGender, QuestionnaireDocument, Score, ScoreGroup, Term } from './questionnaire.document.ts'
import type { QuestionItem, QuestionOption } from './questionnaire.items.ts'

type Scored = Pick<QuestionnaireDocument, 'pages' | 'scores'>

export interface GroupResult {
  id: string
  title: string
  /** Null where a question that counts was shown and not answered. */
  value: number | null
  /** The least and the most that is possible. */
  min: number
  max: number
  band?: Band
}
export interface ScoreResult extends GroupResult {
  higherIs: Score['higherIs']
  /** Empty where there is only one that says no more than the score. */
  groups: GroupResult[]
}

// What weights and steps of a tenth leave behind is not a difference.
const rounded = (value: number) => Math.round(value * 10_000) / 10_000
const sum = (values: readonly number[]) => rounded(values.reduce((total, value) => total + value, 0))

/** Whose levels are asked for: where the sex is not known, the level that is the more serious one holds. */
export type ScoredGender = BandGender | ''

/** Every score of the document with these answers, in its order. A score without levels has those of its only group. */
export function scoreOf(document: Scored, answers: Answers, gender: ScoredGender = ''): ScoreResult[] {
  const shown = new Map(visibleItems(document, answers).map(item => [item.id, item]))
  const counted = visibleAnswers(document, answers)
  return document.scores.map(score => {
    const groups = score.groups.map(group => groupResult(document, score, group, { shown, counted, gender }))
    const [only] = score.groups.length === 1 ? score.groups : []
    const isSame = score.bands.length === 0
    const values = groups.flatMap(group => group.value ?? [])
    const value = values.length < groups.length ? null : sum(values)
    const range = { min: sum(groups.map(group => group.min)), max: sum(groups.map(group => group.max)) }
    return {
      id: score.id,
      title: score.title,
      value,
      ...range,
      ...bandOf(only && isSame ? only.bands : score.bands, value, gender),
      higherIs: score.higherIs,
      groups: only && (isSame || only.bands.length === 0) ? [] : groups,
    }
  })
}

interface Given {
  shown: ReadonlyMap<string, QuestionItem>
  counted: Answers
  gender: ScoredGender
}

function groupResult(document: Scored, score: Score, group: ScoreGroup, given: Given): GroupResult {
  const { shown, counted, gender } = given
  const values = group.terms.map(term => {
    const [id = '', row] = term.question.split('/')
    const item = shown.get(id)
    if (!item) return 0
    const points = pointsOf(item, row, answerTo(counted, id))
    if (points === undefined) return score.unanswered === 'zero' ? 0 : null
    return term.weight * (term.reversed ? turned(item, row, points) : points)
  })
  const value = values.includes(null) ? null : sum(values as number[])
  return {
    id: group.id,
    title: group.title,
    value,
    ...rangeOfGroup(document, score, group),
    ...bandOf(group.bands, value, gender),
  }
}

const seriousness: readonly Band['tone'][] = ['danger', 'warn', 'watch', 'good']

function bandOf(bands: readonly Band[], value: number | null, gender: ScoredGender): { band?: Band } {
  if (value === null) return {}
  const [band] = bands
    .filter(({ from, to }) => value >= from && value <= to)
    .filter(one => gender === '' || one.gender === undefined || one.gender === gender)
    .sort((one, other) => seriousness.indexOf(one.tone) - seriousness.indexOf(other.tone))
  return band ? { band } : {}
}

function pointsOf(item: QuestionItem, row: string | undefined, answer: Answer | undefined): number | undefined {
  if (answer === undefined) return undefined
  if (item.kind === 'number' || item.kind === 'scale' || item.kind === 'slider') return answer as number
  if (item.kind === 'single') return optionScore(item.options, answer as string)
  if (item.kind === 'multiple') return sum((answer as readonly string[]).map(value => optionScore(item.options, value)))
  if (item.kind !== 'matrix') return undefined
  const rows = answer as Readonly<Record<string, string>>
  if (row !== undefined)
    return answerTo(rows, row) === undefined ? undefined : optionScore(item.options, rows[row] ?? '')
  if (item.rows.some(({ id }) => answerTo(rows, id) === undefined)) return undefined
  return sum(item.rows.map(({ id }) => optionScore(item.options, rows[id] ?? '')))
}

const optionScore = (options: readonly QuestionOption[], value: string) =>
  options.find(option => option.value === value)?.score ?? 0

const turned = (item: QuestionItem, row: string | undefined, given: number) => {
  const { min, max } = pointsRange(item, row)
  return min + max - given
}

/** The least and the most that a question can give before weight. */
export function pointsRange(item: QuestionItem, row?: string): { min: number; max: number } {
  if (item.kind === 'number' || item.kind === 'scale' || item.kind === 'slider') return { min: item.min, max: item.max }
  if (item.kind !== 'single' && item.kind !== 'multiple' && item.kind !== 'matrix') return { min: 0, max: 0 }
  const scores = item.options.map(option => option.score ?? 0)
  const one = { min: Math.min(...scores), max: Math.max(...scores) }
  if (item.kind === 'single') return one
  if (item.kind === 'multiple') return rangeOfSeveral(item.options, item.most ?? item.options.length)
  const times = row === undefined ? item.rows.length : 1
  return { min: one.min * times, max: one.max * times }
}

/** At least one is chosen where anything is. */
function rangeOfSeveral(options: readonly QuestionOption[], most: number) {
  const alone = options.filter(option => option.alone).map(option => option.score ?? 0)
  const together = options.filter(option => !option.alone).map(option => option.score ?? 0)
  const best = [...together].sort((a, b) => b - a)
  const totals = (sorted: readonly number[]) => sorted.slice(0, most).map((_, at) => sum(sorted.slice(0, at + 1)))
  const all = [...alone, ...totals(best), ...totals([...best].reverse())]
  return { min: Math.min(...all), max: Math.max(...all) }
}

function rangeOfTerm(document: Pick<Scored, 'pages'>, score: Score, { question, weight }: Term) {
  const [id, row] = question.split('/')
  const item = itemsOf(document).find(one => one.id === id)
  if (!item) return { min: 0, max: 0 }
  const { min, max } = pointsRange(item, row)
  const ends = [min * weight, max * weight]
  const isRequired = item.kind !== 'note' && item.required
  // Reversed, the least and the most stay the same. Hidden or left out it adds nothing.
  if (item.shownWhen || (score.unanswered === 'zero' && !isRequired)) ends.push(0)
  return { min: Math.min(...ends), max: Math.max(...ends) }
}

/** The least and the most that a group can come to. */
export function rangeOfGroup(document: Pick<Scored, 'pages'>, score: Score, group: ScoreGroup) {
  const ranges = group.terms.map(term => rangeOfTerm(document, score, term))
  return { min: sum(ranges.map(range => range.min)), max: sum(ranges.map(range => range.max)) }
}
