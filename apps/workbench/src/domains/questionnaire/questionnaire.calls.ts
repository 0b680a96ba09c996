import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import {
  questionnaireDeskServices as services,
  questionnaireEditionServices,
} from '@nethos/contract/questionnaire/questionnaire-desk.services.ts'
import { questionnaireFhirServices as fhir } from '@nethos/contract/questionnaire/questionnaire-fhir.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { editionCalls } from '../../patterns/edition-calls.ts'

export type DeskSubmission = OutputOf<typeof services.deskSubmission>

export const questionnaireEditions = editionCalls(questionnaireEditionServices)
export const flaggedSubmissions = (isSeen: boolean, pageNum: number) =>
  query(services.flaggedSubmissions, { isSeen, pageNum })
export const deskSubmission = (submissionId: string) => query(services.deskSubmission, { submissionId })
export const submissionContacts = (submissionId: string) => query(services.submissionContacts, { submissionId })
export const markSubmissionSeen = command(
  services.markSubmissionSeen,
  services.flaggedSubmissions,
  services.deskSubmission,
)

export const judgeSubmissionFlag = command(services.judgeSubmissionFlag, services.deskSubmission)

/** Asked for by a tap: files, and what a text that somebody brings would come to. */
export const exportQuestionnaire = command(fhir.exportQuestionnaire)
export const exportSubmission = command(fhir.exportSubmission)
export const readFhir = command(fhir.readFhirQuestionnaire)
export const readResponse = command(fhir.readFhirResponse)
