import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { triageDeskServices as services } from '@nethos/contract/triage/triage-desk.services.ts'

export type TriageDesk = OutputOf<typeof services.triageDesk>
export type TriageEdition = TriageDesk['history'][number]

export const triageDesk = () => query(services.triageDesk, {})

export const saveTriage = command(services.saveTriage, services.triageDesk)
export const submitTriage = command(services.submitTriage, services.triageDesk)
export const publishTriage = command(services.publishTriage, services.triageDesk)
export const sendBackTriage = command(services.sendBackTriage, services.triageDesk)
export const dropTriage = command(services.dropTriage, services.triageDesk)
