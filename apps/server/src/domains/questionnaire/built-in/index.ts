import {
  questionnaireDocument,
  type QuestionnaireDocument,
  type QuestionnaireDraft,
} from '@nethos/contract/questionnaire/questionnaire.document.ts'
import * as body from './body.ts'
import * as chemotherapy from './chemotherapy.ts'
import * as followUp from './follow-up.ts'
import * as mood from './mood.ts'
import * as nursing from './nursing.ts'
import * as satisfaction from './satisfaction.ts'
import * as screening from './screening.ts'

const drafts = {
  phq9: mood.phq9,
  gad7: mood.gad7,
  phq2: mood.phq2,
  gad2: mood.gad2,
  phq4: mood.phq4,
  phq15: mood.phq15,
  mmrc: body.mmrc,
  bristol: body.bristol,
  barthel: nursing.barthel,
  morse: nursing.morse,
  nrs2002: nursing.nrs2002,
  pain: body.pain,
  ecog: body.ecog,
  'audit-c': body.auditC,
  'outpatient-screening': screening.outpatientScreening,
  'inpatient-screening': screening.inpatientScreening,
  epidemiological: screening.epidemiological,
  'outpatient-satisfaction': satisfaction.outpatientSatisfaction,
  'inpatient-satisfaction': satisfaction.inpatientSatisfaction,
  'follow-up-satisfaction': satisfaction.followUpSatisfaction,
  'ibd-follow-up': followUp.ibd,
  'pulmonary-vascular-follow-up': followUp.pulmonaryVascular,
  'rehabilitation-follow-up': followUp.rehabilitation,
  'post-surgery-follow-up': followUp.postSurgery,
  'post-chemotherapy-follow-up': chemotherapy.postChemotherapy,
} as const satisfies Record<string, QuestionnaireDraft>
export type BuiltInCode = keyof typeof drafts

/** What comes with the program: edition 0 of each. */
export const builtIn: Readonly<Record<string, QuestionnaireDocument>> = Object.fromEntries(
  Object.entries<QuestionnaireDraft>(drafts).map(([code, draft]) => [code, questionnaireDocument.parse(draft)]),
)
