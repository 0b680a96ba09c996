import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { patientDeskServices as services } from '@nethos/contract/patients/patient-desk.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type FoundPatient = OutputOf<typeof services.findPatients>[number]
export type DeskPatient = OutputOf<typeof services.deskPatient>

/** Asked once for each press of the button, never by itself again: every search is counted and written down. */
export const findPatients = command(services.findPatients)
export const patient = (accountId: string) => query(services.deskPatient, { accountId })
