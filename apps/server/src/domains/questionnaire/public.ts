/**
 * For every domain that asks its patients something: `assignQuestionnaire` in the transaction in which it happens; its
 * `questionnaireSubmitted` (Domain) hears of the submission in that transaction.
 */
export { assignQuestionnaire, setAnswerBy, withdrawQuestionnaire } from './assign.ts'
/** For documents that ask for questionnaires, or embed a form: read, and as HL7 FHIR R4 out and in. */
export { questionnaireAt } from './assign.ts'
export type { FhirQuestionnaire } from './fhir/r4.ts'
export { readFhirQuestionnaire } from './fhir/read-questionnaire.ts'
export { toFhirQuestionnaire } from './fhir/to-questionnaire.ts'
/** What cannot wait in the words of a form that another document embeds. */
export { dangerIn, logDanger } from './danger.ts'
/** What was filled in, for a domain that keeps answers of its own. */
export { storedAnswers, storedFlags } from './stored.ts'
