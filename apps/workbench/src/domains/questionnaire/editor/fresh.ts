import type { Band, QuestionnaireDocument, Score } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import type {
  Condition,
  ItemKind,
  ItemOf,
  QuestionItem,
  QuestionOption,
} from '@nethos/contract/questionnaire/questionnaire.items.ts'

/** q1, q2 …: the first that is not taken. */
export function freshKey(prefix: string, taken: readonly string[]): string {
  let at = taken.length + 1
  while (taken.includes(`${prefix}${at}`)) at += 1
  return `${prefix}${at}`
}

export const freshOption = (taken: readonly QuestionOption[]): QuestionOption => ({
  value: freshKey(
    'o',
    taken.map(one => one.value),
  ),
  label: '',
})
const twoOptions = (): QuestionOption[] => [
  { value: 'o1', label: '是' },
  { value: 'o2', label: '否' },
]

const kinds: { [K in ItemKind]: (id: string) => ItemOf<K> } = {
  note: id => ({ kind: 'note', id, text: '' }),
  single: id => ({ kind: 'single', id, text: '', required: true, options: twoOptions() }),
  multiple: id => ({ kind: 'multiple', id, text: '', required: true, options: twoOptions() }),
  text: id => ({ kind: 'text', id, text: '', required: false, most: 200, long: false }),
  number: id => ({ kind: 'number', id, text: '', required: true, min: 0, max: 100, decimals: 0 }),
  date: id => ({ kind: 'date', id, text: '', required: true }),
  picture: id => ({ kind: 'picture', id, text: '', required: false, most: 3 }),
  scale: id => ({ kind: 'scale', id, text: '', required: true, min: 0, max: 10, step: 1, words: [] }),
  slider: id => ({ kind: 'slider', id, text: '', required: true, min: 0, max: 100, step: 1, words: [] }),
  bodySite: id => ({ kind: 'bodySite', id, text: '', required: true, most: 3 }),
  matrix: id => ({
    kind: 'matrix',
    id,
    text: '',
    required: true,
    rows: [{ id: 'r1', text: '' }],
    options: twoOptions(),
  }),
}

export const freshItem = (kind: ItemKind, taken: readonly string[]): QuestionItem => kinds[kind](freshKey('q', taken))

export const freshCondition = (question: string): Condition => ({ question, operator: 'exists', answer: true })

export const freshBand = (taken: readonly Band[]): Band => {
  const from = taken.length === 0 ? 0 : Math.max(...taken.map(band => band.to)) + 1
  const level = freshKey(
    'level',
    taken.map(band => band.level),
  )
  return { from, to: from, level, title: '', advice: '', tone: 'good', flagged: false }
}

export const freshGroup = (taken: readonly string[]): Score['groups'][number] => ({
  id: freshKey('group', taken),
  title: '总分',
  terms: [],
  bands: [],
})

export const freshScore = (taken: readonly string[]): Score => ({
  id: freshKey('score', taken),
  title: '总分',
  groups: [freshGroup([])],
  unanswered: 'noScore',
  higherIs: 'worse',
  bands: [],
})

/** What a new questionnaire begins with. */
export const emptyQuestionnaire: QuestionnaireDocument = {
  title: '',
  purpose: 'followUp',
  selfService: false,
  pages: [{ items: [freshItem('single', [])] }],
  redFlags: [],
  scores: [],
  source: '',
  licence: '本院自用',
  author: '',
  reviewedOn: '',
}
