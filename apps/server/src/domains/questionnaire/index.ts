import {
  questionnaireDeskServices,
  questionnaireEditionServices,
} from '@nethos/contract/questionnaire/questionnaire-desk.services.ts'
import { questionnaireFhirServices } from '@nethos/contract/questionnaire/questionnaire-fhir.services.ts'
import { questionnaireServices } from '@nethos/contract/questionnaire/questionnaire.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { archiveParts } from './archive-parts.ts'
import { questionnaireIncidents } from './incidents.ts'
import { implementEditions } from '../../editions/edition-desk.ts'
import { assignments, assignmentTimer } from './assignment.lifecycle.ts'
import { maySeeQuestionnaire } from './assignment.table.ts'
import { submissionContacts } from './contacts.ts'
import * as desk from './desk.ts'
import * as fhir from './fhir/fhir-desk.ts'
import {
  beginQuestionnaire,
  listQuestionnaires,
  openQuestionnaires,
  questionnaire,
  questionnaireResult,
  saveDraft,
  submitQuestionnaire,
} from './fill-in.ts'
import { questionnaireKind } from './questionnaire.kind.ts'
import { todayOfQuestionnaires } from './today.ts'

export const questionnaireDomain: Domain = {
  today: todayOfQuestionnaires,
  incidents: questionnaireIncidents,
  archive: archiveParts,
  demo: [
    {
      name: 'questionnaires',
      after: ['accounts'],
      load: async scope => (await import('./demo-questionnaires.ts')).loadDemoQuestionnaires(scope),
    },
  ],
  serve: ({ questionnaireSubmitted }) => ({
    services: [
      ...implement(questionnaireServices, {
        listQuestionnaires,
        questionnaire,
        openQuestionnaires,
        beginQuestionnaire,
        saveDraft,
        submitQuestionnaire: submitQuestionnaire(questionnaireSubmitted),
        questionnaireResult,
      }),
      ...implement(questionnaireDeskServices, {
        flaggedSubmissions: desk.flaggedSubmissions,
        deskSubmission: desk.deskSubmission,
        submissionContacts,
        markSubmissionSeen: desk.markSubmissionSeen,
        judgeSubmissionFlag: desk.judgeSubmissionFlag,
        personQuestionnaires: desk.personQuestionnaires,
        assignToPerson: desk.assignToPerson,
        withdrawAssignment: desk.withdrawAssignment,
      }),
      ...implement(questionnaireFhirServices, {
        exportQuestionnaire: fhir.exportQuestionnaire,
        readFhirQuestionnaire: fhir.readFhirQuestionnaire,
        exportSubmission: fhir.exportSubmission,
        readFhirResponse: fhir.readFhirResponse,
      }),
      ...implementEditions(questionnaireEditionServices, questionnaireKind),
    ],
    timers: [assignmentTimer],
    lifecycles: [assignments],
    fileRights: { questionnaire: maySeeQuestionnaire },
  }),
}
