import { daySurgeryDeskServices } from '@nethos/contract/daysurgery/daysurgery-desk.services.ts'
import { daySurgeryServices } from '@nethos/contract/daysurgery/daysurgery.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { archiveParts } from './archive-parts.ts'
import { deskSurgeries, reportSurgeryEvent } from './desk.ts'
import { askHospital, lineTimer } from './line.jobs.ts'
import { nameCompanion } from './name-companion.ts'
import {
  chemotherapyList,
  daySurgeryList,
  nearestHome,
  surgeryHome,
  surgeryInfo,
  surgeryList,
  surgeryMessages,
  surgeryTeam,
} from './read.ts'
import { surgeries } from './surgery.lifecycle.ts'

export const daySurgeryDomain: Domain = {
  archive: archiveParts,
  services: [
    ...implement(daySurgeryServices, {
      daySurgeryList,
      surgeryList,
      chemotherapyList,
      surgeryInfo,
      surgeryHome,
      nearestHome,
      surgeryTeam,
      surgeryMessages,
      nameCompanion,
    }),
    ...implement(daySurgeryDeskServices, { deskSurgeries, reportSurgeryEvent }),
  ],
  jobs: [askHospital],
  timers: [lineTimer],
  lifecycles: [surgeries],
}
