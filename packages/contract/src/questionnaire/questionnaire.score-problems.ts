import { firstOf, lastOf, nthOf, present } from '../common/present.ts'
import { itemsOf } from './questionnaire.answers.ts'
import {
  bandGenders,
  type Band,
  type QuestionnaireDocument,
  type Score,
  type ScoreGroup,
  type Term,
} from './questionnaire.document.ts'
import type { QuestionItem } from './questionnaire.items.ts'
import type { PlacedProblem } from './questionnaire.places.ts'
import { rangeOfGroup } from './questionnaire.score.ts'

/** What stands in it more than once. */
export const doubled = (keys: readonly string[]): string[] => [
  ...new Set(keys.filter((key, at) => keys.indexOf(key) !== at)),
]

/** What of the scores cannot be: questions that are not there or do not count, levels with gaps. */
export function problemsOfScores(document: Pick<QuestionnaireDocument, 'pages' | 'scores'>): PlacedProblem[] {
  const items = itemsOf(document)
  return [
    ...doubled(document.scores.map(score => score.id)).map(id => ({ place: '', sentence: `评分编号 ${id} 用了两次` })),
    ...document.scores.flatMap((score, at) =>
      problemsOfScore(document, items, score).map(sentence => ({ place: `scores/${at}`, sentence })),
    ),
  ]
}

function problemsOfScore(
  document: Pick<QuestionnaireDocument, 'pages'>,
  items: readonly QuestionItem[],
  score: Score,
): string[] {
  const name = `评分“${score.title}”`
  const terms = score.groups.flatMap(group => group.terms)
  const problems = [
    ...doubled(score.groups.map(group => group.id)).map(id => `${name}：分组编号 ${id} 用了两次`),
    ...countedTwice(terms).map(question => `${name}：${question} 算了两次`),
    ...terms.flatMap(term => problemsOfTerm(items, term).map(problem => `${name}：${problem}`)),
  ]
  // The range of a score whose questions are wrong means nothing.
  if (problems.length > 0) return problems
  const ranges = score.groups.map(group => rangeOfGroup(document, score, group))
  const whole = {
    min: ranges.reduce((total, range) => total + range.min, 0),
    max: ranges.reduce((total, range) => total + range.max, 0),
  }
  return [
    ...problemsOfBands(score.bands, whole, stepOf(items, score.groups)).map(problem => `${name}：${problem}`),
    ...score.groups.flatMap((group, at) =>
      problemsOfBands(group.bands, nthOf(ranges, at), stepOf(items, [group])).map(
        problem => `${name}的“${group.title}”：${problem}`,
      ),
    ),
  ]
}

/** A matrix counted whole and by a row counts that row twice. */
function countedTwice(terms: readonly Term[]): string[] {
  const asked = terms.map(term => term.question)
  return [...doubled(asked), ...asked.filter(one => one.includes('/') && asked.includes(firstOf(one.split('/'))))]
}

function problemsOfTerm(items: readonly QuestionItem[], { question, reversed, weight }: Term): string[] {
  const [id, row] = question.split('/')
  const item = items.find(one => one.id === id)
  if (!item) return [`没有 ${question} 这一题`]
  if (row !== undefined && !(item.kind === 'matrix' && item.rows.some(one => one.id === row)))
    return [`没有 ${question} 这一行`]
  if (weight === 0) return [`${question} 的权重不能是0`]
  if ('options' in item) {
    if (item.options.some(option => option.score === undefined)) return [`${question} 有选项没有分值`]
    return reversed && item.kind === 'multiple' ? [`${question} 是多选题，不能反向计分`] : []
  }
  return 'min' in item ? [] : [`${question} 这种题不能计分`]
}

const places = (value: number) => {
  for (let count = 0; count < 4; count++)
    if (Math.abs(value * 10 ** count - Math.round(value * 10 ** count)) < 1e-9) return count
  return 4
}

/** The smallest difference between two sums. */
function stepOf(items: readonly QuestionItem[], groups: readonly ScoreGroup[]): number {
  const found = groups.flatMap(group =>
    group.terms.map(({ question, weight }) => {
      const item = present(items.find(one => one.id === question.split('/')[0]))
      if (item.kind === 'number') return Math.min(item.decimals + places(weight), 4)
      if ('step' in item) return Math.max(places(item.step * weight), places(item.min * weight))
      return 'options' in item ? Math.max(...item.options.map(option => places((option.score ?? 0) * weight))) : 0
    }),
  )
  return 10 ** -Math.max(0, ...found)
}

const close = (a: number, b: number) => Math.abs(a - b) < 1e-6

interface Range {
  min: number
  max: number
}

/** Where some levels are for one sex, those for women and those for men have to be whole, each with what is for everybody. */
function problemsOfBands(bands: readonly Band[], range: Range, step: number): string[] {
  if (bands.every(band => band.gender === undefined)) return problemsOfOneSet(bands, range, step)
  return (['M', 'F'] as const).flatMap(gender => {
    const own = bands.filter(band => band.gender === undefined || band.gender === gender)
    if (own.length === 0) return [`没有${bandGenders[gender]}的分级`]
    return problemsOfOneSet(own, range, step).map(problem => `${bandGenders[gender]}的分级：${problem}`)
  })
}

function problemsOfOneSet(bands: readonly Band[], range: Range, step: number): string[] {
  if (bands.length === 0) return []
  const problems = doubled(bands.map(band => band.level)).map(level => `分级编号 ${level} 用了两次`)
  for (const { from, to, title } of bands) if (from > to) problems.push(`“${title}”的起点大于终点`)
  if (problems.length > 0) return problems
  if (firstOf(bands).from > range.min) problems.push(`最低可能是${range.min}分，没有分级`)
  for (const [at, band] of bands.slice(1).entries()) {
    const before = nthOf(bands, at)
    if (band.from <= before.to) problems.push(`“${before.title}”和“${band.title}”重叠或顺序不对`)
    else if (!close(band.from, before.to + step)) problems.push(`“${before.title}”和“${band.title}”之间有空档`)
  }
  const last = lastOf(bands)
  if (last.to < range.max) problems.push(`最高可能是${range.max}分，没有分级`)
  return problems
}
