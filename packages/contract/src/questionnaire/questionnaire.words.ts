import { bodyParts, type BodyPart } from '../guide/body-parts.ts'
import { itemsOf, type Answer, type Answers } from './questionnaire.answers.ts'
import type { FormDocument } from './questionnaire.document.ts'
import type { QuestionItem } from './questionnaire.items.ts'

/** An answer that is one word or number; empty where it is several. */
export const oneOf = (answer: Answer | undefined): string =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''

/** An answer as people read it. */
export function answerWords(item: QuestionItem, answer: Answer | undefined): string {
  if (answer === undefined || answer === '') return '未填写'
  const labelOf = (value: string) =>
    'options' in item ? (item.options.find(one => one.value === value)?.label ?? value) : value
  if (item.kind === 'matrix')
    return item.rows
      .map(row => `${row.text}：${labelOf((answer as Readonly<Record<string, string>>)[row.id] ?? '未填写')}`)
      .join('；')
  if (item.kind === 'picture') return `${(answer as readonly string[]).length}张照片`
  if (item.kind === 'bodySite')
    return (answer as readonly string[]).map(site => bodyParts[site as BodyPart]?.label ?? site).join('、')
  if (Array.isArray(answer)) return (answer as readonly string[]).map(labelOf).join('、')
  if (item.kind === 'number') return `${oneOf(answer)}${item.unit ? item.unit.label : ''}`
  if (item.kind === 'scale' || item.kind === 'slider') return `${oneOf(answer)}分`
  return labelOf(oneOf(answer))
}

/** All that was answered of a form, each question with its answer, one after the other. */
export const answersInWords = (form: Pick<FormDocument, 'pages'>, answers: Answers): string =>
  itemsOf(form)
    .filter(({ id }) => answers[id] !== undefined)
    .map(item => `${item.text}：${answerWords(item, answers[item.id])}`)
    .join('；')
