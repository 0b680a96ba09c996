import type { Selectable } from 'kysely'
import type { QuestionnairePurpose } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { questionnaireServices } from '@nethos/contract/questionnaire/questionnaire.services.ts'
import { assignmentStates, type AssignmentState } from '@nethos/contract/questionnaire/questionnaire.status.ts'
import type { QuestionnaireAssignment as Table } from '../../database/types.gen.ts'
import { lifecycleOf } from '../../lifecycle/lifecycle.ts'

/** One questionnaire of one person's, as the rules see it. */
export interface AssignmentFacts {
  readonly assignmentId: string
  readonly accountId: string
  readonly personId: string
  readonly code: string
  readonly edition: number
  readonly title: string
  readonly purpose: QuestionnairePurpose
  readonly about: string
  readonly originType: string
  readonly originId: string
  readonly status: AssignmentState
  readonly answerBy: number | null
  readonly createdAt: number
}

export const columns = [
  'assignmentId',
  'accountId',
  'personId',
  'code',
  'edition',
  'title',
  'purpose',
  'about',
  'originType',
  'originId',
  'status',
  'answerBy',
  'createdAt',
] as const

export const assignmentOf = (row: Pick<Selectable<Table>, (typeof columns)[number]>): AssignmentFacts => ({
  ...row,
  purpose: row.purpose as QuestionnairePurpose,
  status: row.status as AssignmentState,
  answerBy: row.answerBy?.getTime() ?? null,
  createdAt: row.createdAt.getTime(),
})

export const assignments = lifecycleOf({
  table: 'questionnaireAssignment',
  id: 'assignmentId',
  states: assignmentStates,
  starts: ['assigned', 'begun'],
  history: 'questionnaireMove',
  due: ['dueAt', 'dueEvent', 'dueStatus'],
  columns,
  read: assignmentOf,
  instants: ['answerBy', 'createdAt'],
  services: { begin: questionnaireServices.saveDraft, submit: questionnaireServices.submitQuestionnaire },
})

export const assignmentTimer = assignments.timer('questionnaires', {
  expire: (ctx, row) => assignments.transition(ctx, row, 'expire', 'clock'),
})
