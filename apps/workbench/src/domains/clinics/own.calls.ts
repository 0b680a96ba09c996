import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { ownClinicServices as services } from '@nethos/contract/clinics/own-clinic.services.ts'

export const ownSessions = query(services.listOwnSessions, {})
export const stopOwnSession = command(services.stopOwnSession, services.listOwnSessions)
