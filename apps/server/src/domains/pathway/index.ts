import { pathwayDeskServices } from '@nethos/contract/pathway/pathway-desk.services.ts'
import { pathwayServices } from '@nethos/contract/pathway/pathway.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { archiveParts } from './archive-parts.ts'
import { completeOwnTask, undoTask } from './complete-task.ts'
import {
  noteOnPathway,
  pausePathway,
  recordTask,
  resumePathway,
  seeTask,
  setPathwayAnchor,
  stopDeskPathway,
} from './desk/desk-changes.ts'
import { getDeskPathway } from './desk/desk-detail.ts'
import { countDeskPathways, listDeskPathways } from './desk/desk-list.ts'
import { exportPathway, readPathwayPlan } from './fhir/export-fhir.ts'
import { notifyWhoBegan } from './pathway.jobs.ts'
import { pathways, pathwayTasks } from './pathway.lifecycle.ts'
import { pathwayTaskTimer } from './pathway.timers.ts'
import { getPathway, getTask, listPlans } from './plans.ts'
import { questionnaireSubmitted } from './questionnaire-submitted.ts'
import { getQuietHours, saveQuietHours } from './quiet-hours.ts'
import { reminderTimer } from './reminders.ts'
import { maySeeTask } from './rights.ts'
import { todayOfPathways } from './today.ts'

export const pathwayDomain: Domain = {
  today: todayOfPathways,
  archive: archiveParts,
  demo: [
    {
      name: 'pathways',
      after: ['accounts', 'questionnaires'],
      load: async scope => (await import('./demo-pathways.ts')).loadDemoPathways(scope),
    },
  ],
  questionnaireSubmitted,
  serve: ({ pathwayEnded }) => ({
    lifecycles: [pathways, pathwayTasks],
    timers: [pathwayTaskTimer, reminderTimer],
    jobs: [notifyWhoBegan(pathwayEnded)],
    fileRights: { pathway_task: maySeeTask },
    services: [
      ...implement(pathwayServices, {
        listPlans,
        getPathway,
        getTask,
        completeTask: completeOwnTask,
        undoTask,
        getQuietHours,
        saveQuietHours,
      }),
      ...implement(pathwayDeskServices, {
        listDeskPathways,
        countDeskPathways,
        getDeskPathway,
        exportPathway,
        readPathwayPlan,
        recordTask,
        seeTask,
        setPathwayAnchor,
        noteOnPathway,
        pausePathway,
        resumePathway,
        stopDeskPathway,
      }),
    ],
  }),
}
