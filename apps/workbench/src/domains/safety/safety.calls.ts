import { incidentServices as incidents } from '@nethos/contract/safety/incident.services.ts'
import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { safetyDeskServices as services } from '@nethos/contract/safety/safety-desk.services.ts'
import type { OutputOf, SentOf } from '@nethos/contract/service.ts'

export type NearMiss = OutputOf<typeof services.listNearMisses>['rows'][number]

export const nearMisses = (nearMissState: NearMiss['nearMissState'] | '', pageNum: number) =>
  query(services.listNearMisses, { nearMissState, pageNum })
export const reportNearMiss = command(services.reportNearMiss, services.listNearMisses)
export const closeNearMiss = command(services.closeNearMiss, services.listNearMisses)

export type Affected = OutputOf<typeof incidents.findAffected>['rows'][number]
export type Wanted = SentOf<typeof incidents.countAffected>
export const affected = (wanted: Wanted, pageNum: number) => query(incidents.findAffected, { ...wanted, pageNum })
export const affectedCount = (wanted: Wanted) => query(incidents.countAffected, wanted)
