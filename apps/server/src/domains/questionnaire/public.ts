/**
 * For every domain that asks its patients something: `assignQuestionnaire` in the transaction in which it happens; its
 * `questionnaireSubmitted` (Domain) hears of the submission in that transaction.
 */
export { assignQuestionnaire, setAnswerBy, withdrawQuestionnaire } from './assign.ts'
