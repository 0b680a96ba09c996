import { safetyDeskServices } from '@nethos/contract/safety/safety-desk.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { closeNearMiss, listNearMisses, reportNearMiss } from './near-miss.ts'

export const safetyDomain: Domain = {
  services: implement(safetyDeskServices, { reportNearMiss, listNearMisses, closeNearMiss }),
}
