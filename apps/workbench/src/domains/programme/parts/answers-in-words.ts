import { visibleItems, type Answers } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import { answerWords } from '@nethos/contract/questionnaire/questionnaire.words.ts'
import type { DeskApplication } from '../programme.calls.ts'

/** Question and answer, as they were read and given. Pictures are shown beside. */
export function answersInWords({ document, answers }: DeskApplication): { label: string; value: string }[] {
  const form = document.application?.form
  if (!form) return []
  const given = answers as Answers
  return visibleItems(form, given).flatMap(item => {
    const answer = given[item.id]
    if (answer === undefined || item.kind === 'picture' || item.kind === 'note') return []
    return [{ label: item.text, value: answerWords(item, answer) }]
  })
}
