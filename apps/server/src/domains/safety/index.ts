import { safetyDeskServices } from '@nethos/contract/safety/safety-desk.services.ts'
import { incidentServices } from '@nethos/contract/safety/incident.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { countAffectedIn, findAffectedIn } from './incident.ts'
import { closeNearMiss, listNearMisses, reportNearMiss } from './near-miss.ts'
import { todayOfSafety } from './today.ts'

export const safetyDomain: Domain = {
  today: todayOfSafety,
  serve: ({ incidents }) => ({
    services: [
      ...implement(safetyDeskServices, { reportNearMiss, listNearMisses, closeNearMiss }),
      ...implement(incidentServices, {
        findAffected: findAffectedIn(incidents),
        countAffected: countAffectedIn(incidents),
      }),
    ],
  }),
}
