import {
  questionnaireDocument,
  type QuestionnaireDocument,
} from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { questionnaireEditionAudits } from '@nethos/contract/questionnaire/questionnaire-desk.services.ts'
import { problemsOf } from '@nethos/contract/questionnaire/questionnaire.problems.ts'
import type { EditionKind } from '../../editions/edition-kind.ts'
import { builtIn } from './built-in/index.ts'

/** Questionnaires as versioned documents; edition 0 is what the program brings. */
export const questionnaireKind: EditionKind<QuestionnaireDocument> = {
  kind: 'questionnaire',
  schema: questionnaireDocument,
  builtIn,
  audits: questionnaireEditionAudits,
  titleOf: ({ title }) => title,
  problemsOf: document => problemsOf(document),
}
