import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { safetyDeskServices as services } from '@nethos/contract/safety/safety-desk.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type NearMiss = OutputOf<typeof services.listNearMisses>['rows'][number]

export const nearMisses = (nearMissState: NearMiss['nearMissState'] | '', pageNum: number) =>
  query(services.listNearMisses, { nearMissState, pageNum })
export const reportNearMiss = command(services.reportNearMiss, services.listNearMisses)
export const closeNearMiss = command(services.closeNearMiss, services.listNearMisses)
