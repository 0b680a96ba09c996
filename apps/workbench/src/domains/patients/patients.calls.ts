import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { mobileCaseServices as cases } from '@nethos/contract/account/mobile-case.services.ts'
import type { MobileCaseStatus } from '@nethos/contract/account/mobile-case.status.ts'
import { patientDeskServices as services } from '@nethos/contract/patients/patient-desk.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type FoundPatient = OutputOf<typeof services.findPatients>[number]
export type DeskPatient = OutputOf<typeof services.deskPatient>

/** Asked once for each press of the button, never by itself again: every search is counted and written down. */
export const findPatients = command(services.findPatients)
export const patient = (accountId: string) => query(services.deskPatient, { accountId })

/** The newest first; of one state, or of all where none is named. */
export const mobileCases = (chosen: MobileCaseStatus | 'all', pageNum: number) =>
  query(cases.listMobileCases, { ...(chosen !== 'all' && { caseStatus: chosen }), pageNum })
export const sendCaseCaptcha = command(cases.sendCaseCaptcha)
export const askMobileCase = command(cases.askMobileCase, cases.listMobileCases)
export const approveMobileCase = command(cases.approveMobileCase, cases.listMobileCases, services.deskPatient)
export const endMobileCase = command(cases.endMobileCase, cases.listMobileCases)
