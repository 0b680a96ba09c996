import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { dutyServices as services } from '@nethos/contract/duty/duty.services.ts'

export type DutyRow = OutputOf<typeof services.listDuty>[number]
export type DutyPerson = OutputOf<typeof services.listDutyCandidates>[number]

export const dutyLists = query(services.listDuty, {})
export const dutyCandidates = (search: string) => query(services.listDutyCandidates, { search })
export const saveDuty = command(services.saveDuty, services.listDuty)
