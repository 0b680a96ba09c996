import { programmeDeskServices, programmeEditionServices } from '@nethos/contract/programme/programme-desk.services.ts'
import { programmeFhirServices } from '@nethos/contract/programme/programme-fhir.services.ts'
import { programmePayServices } from '@nethos/contract/programme/programme-pay.services.ts'
import { programmeServices } from '@nethos/contract/programme/programme.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { archiveParts } from './archive-parts.ts'
import { programmeIncidents } from './incidents.ts'
import { implementEditions } from '../../editions/edition-desk.ts'
import { applications } from './application.lifecycle.ts'
import { applicationTimer } from './application.timers.ts'
import { answerAsked, apply, withdrawApplication } from './apply.ts'
import { applicationDraft, draftTimer, forgetDrafts, saveApplicationDraft } from './draft.ts'
import {
  acceptApplication,
  askForMore,
  callOffApplication,
  declineApplication,
  deskAnswerers,
  deskApplication,
  deskApplications,
  finishApplication,
  handApplication,
  noteApplication,
  replyInApplication,
  seeApplicationFlag,
  judgeApplicationFlag,
} from './desk.ts'
import { exportProgramme, readFhirProgramme } from './fhir/fhir-desk.ts'
import {
  application,
  applicationTalk,
  listApplications,
  sayInApplication,
  openApplications,
} from './my-applications.ts'
import { pathwayEnded } from './pathway-ended.ts'
import { applicationPayable, payApplication, queryApplicationPayment } from './pay-application.ts'
import { programmeKind } from './programme.kind.ts'
import { programme, programmeExperts, zonesToLink } from './read-programme.ts'
import { maySeeApplication } from './rights.ts'
import { todayOfProgrammes } from './today.ts'
import { underWay } from './under-way.ts'
import { pricesOfProgrammes } from './prices.ts'

export const programmeDomain: Domain = {
  prices: pricesOfProgrammes,
  today: todayOfProgrammes,
  incidents: programmeIncidents,
  archive: archiveParts,
  linkTargets: zonesToLink,
  payables: { programme: applicationPayable },
  pathwayEnded,
  accounts: { underWay, onAccountClosed: forgetDrafts },
  services: [
    ...implement(programmeServices, {
      programme,
      programmeExperts,
      apply,
      applicationDraft,
      saveApplicationDraft,
      listApplications,
      openApplications,
      application,
      answerAsked,
      withdrawApplication,
      applicationTalk,
      sayInApplication,
    }),
    ...implement(programmePayServices, { payApplication, queryApplicationPayment }),
    ...implement(programmeDeskServices, {
      deskApplications,
      deskApplication,
      deskAnswerers,
      askForMore,
      acceptApplication,
      declineApplication,
      callOffApplication,
      handApplication,
      noteApplication,
      seeApplicationFlag,
      judgeApplicationFlag,
      finishApplication,
      replyInApplication,
    }),
    ...implement(programmeFhirServices, { exportProgramme, readFhirProgramme }),
    ...implementEditions(programmeEditionServices, programmeKind),
  ],
  demo: [
    {
      name: 'programmes',
      after: ['accounts', 'pathways'],
      load: async scope => (await import('./demo-programmes.ts')).loadDemoProgrammes(scope),
    },
  ],
  lifecycles: [applications],
  timers: [applicationTimer, draftTimer],
  fileRights: { application: maySeeApplication },
}
