import { dayOf } from '@nethos/contract/common/days.ts'
import { checkAnswers, visibleItems } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { questionnaireFhirServices } from '@nethos/contract/questionnaire/questionnaire-fhir.services.ts'
import { scoreOf } from '@nethos/contract/questionnaire/questionnaire.score.ts'
import { answerWords } from '@nethos/contract/questionnaire/questionnaire.words.ts'
import { looked, type HandlerOf } from '../../../calls/handler.ts'
import { questionnaireAt } from '../assign.ts'
import { submissionAt } from '../submission.table.ts'
import { readFhirQuestionnaire as read } from './read-questionnaire.ts'
import { readQuestionnaireResponse, toQuestionnaireResponse } from './response.ts'
import { toFhirQuestionnaire } from './to-questionnaire.ts'
import { storedAnswers } from '../stored.ts'

type Services = typeof questionnaireFhirServices

const written = (value: unknown): string => JSON.stringify(value, null, 2)
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const exportQuestionnaire: HandlerOf<Services['exportQuestionnaire']> = async ({ input, ctx, refuse }) => {
  const { code, edition } = input
  const found = await questionnaireAt(ctx.db, code, edition)
  return found
    ? { questionnaire: written(toFhirQuestionnaire({ code, edition }, found.document)) }
    : refuse('not_found')
}

export const readFhirQuestionnaire: HandlerOf<Services['readFhirQuestionnaire']> = async ({ input, ctx }) => {
  const { document, ...rest } = read(parsed(input.questionnaire), dayOf(ctx.now))
  return { ...rest, document: written(document) }
}

export const exportSubmission: HandlerOf<Services['exportSubmission']> = async ({ input, ctx, refuse }) => {
  const { submissionId } = input
  const sent = await submissionAt(ctx, submissionId)
  if (!sent) return refuse('not_found')
  const { code, edition, accountId, personId, submittedAt } = sent
  const found = await questionnaireAt(ctx.db, code, edition)
  if (!found) return refuse('questionnaire_unavailable')
  const answers = storedAnswers(sent.answers)
  const response = toQuestionnaireResponse(found.document, {
    submissionId,
    code,
    edition,
    personId,
    submittedAt,
    answers,
  })
  return looked(
    { accountId, personId, recordId: submissionId },
    {
      questionnaireResponse: written(response),
      questionnaire: written(toFhirQuestionnaire({ code, edition }, found.document)),
    },
  )
}

export const readFhirResponse: HandlerOf<Services['readFhirResponse']> = async ({ input, ctx, refuse }) => {
  const found = await questionnaireAt(ctx.db, input.code)
  if (!found) return refuse('not_found')
  const { document } = found
  const answers = readQuestionnaireResponse(document, parsed(input.response))
  if (!answers) return { lines: [], scores: [], problems: ['这不是一份FHIR R4的QuestionnaireResponse'] }
  const wrong = checkAnswers(document, answers, dayOf(ctx.now))
  const shown = visibleItems(document, answers).filter(item => item.kind !== 'note')
  const problems = shown.flatMap(item => (wrong[item.id] === undefined ? [] : [`${item.text}：${wrong[item.id]}`]))
  // Words and scores are made of answers that fit their questions alone.
  if (problems.length > 0) return { lines: [], scores: [], problems }
  return {
    lines: shown.map(item => ({ text: item.text, answer: answerWords(item, answers[item.id]) })),
    scores: scoreOf(document, answers),
    problems,
  }
}
