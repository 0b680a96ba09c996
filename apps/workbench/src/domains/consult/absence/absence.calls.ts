import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { absenceServices as services } from '@nethos/contract/consult/absence.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type MyAbsence = OutputOf<typeof services.myAbsence>

export const myAbsence = query(services.myAbsence, {})
export const saveAbsence = command(services.saveAbsence, services.myAbsence)
export const endAbsence = command(services.endAbsence, services.myAbsence)
