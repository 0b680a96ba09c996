import { present } from '@nethos/contract/common/present.ts'
import type { Condition, QuestionItem, ShownWhen } from '@nethos/contract/questionnaire/questionnaire.items.ts'
import { ours, type EnableWhen, type Extension, type FhirItem } from './r4.ts'

type Enabling = Pick<FhirItem, 'enableWhen' | 'enableBehavior'> & { extension?: Extension[] }

function answerOf({ operator, answer }: Condition, item: QuestionItem): Partial<EnableWhen> {
  if (operator === 'exists') return { answerBoolean: answer === true }
  if (typeof answer === 'number')
    return Number.isInteger(answer) ? { answerInteger: answer } : { answerDecimal: answer }
  if ('options' in item || item.kind === 'bodySite') return { answerCoding: { code: String(answer) } }
  return item.kind === 'date' ? { answerDate: String(answer) } : { answerString: String(answer) }
}

/**
 * Conditions in R4's words. A whole matrix is a group there, which nothing can look at: one condition on it is said of its
 * rows, and stands beside as we have it; among several it travels beside alone.
 */
export function enabledWhen(shown: ShownWhen, items: readonly QuestionItem[]): Enabling {
  const itemOf = ({ question }: Condition) => present(items.find(item => item.id === question.split('/')[0]))
  const isWhole = (one: Condition) => itemOf(one).kind === 'matrix' && !one.question.includes('/')
  const conditionOf = (one: Condition): EnableWhen => ({
    question: one.question,
    operator: one.operator,
    ...answerOf(one, itemOf(one)),
  })
  const [first] = shown.conditions
  if (!shown.conditions.some(isWhole) || !first)
    return { enableWhen: shown.conditions.map(conditionOf), enableBehavior: shown.behaviour }
  const extension = [{ url: ours.shownWhen, valueString: JSON.stringify(shown) }]
  const matrix = itemOf(first)
  if (shown.conditions.length > 1 || matrix.kind !== 'matrix') return { extension }
  const isNone = first.operator === '!=' || (first.operator === 'exists' && first.answer !== true)
  return {
    extension,
    enableWhen: matrix.rows.map(row => conditionOf({ ...first, question: `${first.question}/${row.id}` })),
    enableBehavior: isNone ? 'all' : 'any',
  }
}
