import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import type { QuestionnairePurpose } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { questionnaireServices as services } from '@nethos/contract/questionnaire/questionnaire.services.ts'

export interface ListedOf {
  personId?: string | null
  purposes?: QuestionnairePurpose[]
}

export const questionnaires = (of: ListedOf) => query(services.listQuestionnaires, { ...of, pageSize: 50 })
export const openQuestionnaires = (purposes?: QuestionnairePurpose[]) =>
  query(services.openQuestionnaires, purposes ? { purposes } : {})
export const questionnaire = (assignmentId: string) => query(services.questionnaire, { assignmentId })
export const questionnaireResult = (assignmentId: string) => query(services.questionnaireResult, { assignmentId })
export const beginQuestionnaire = command(services.beginQuestionnaire, services.listQuestionnaires)
/** The page knows what it has saved: nothing is asked for anew. */
export const saveDraft = command(services.saveDraft)
export const submitQuestionnaire = command(
  services.submitQuestionnaire,
  services.listQuestionnaires,
  services.questionnaire,
  services.questionnaireResult,
)
