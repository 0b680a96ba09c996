import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import {
  programmeDeskServices as services,
  programmeEditionServices,
} from '@nethos/contract/programme/programme-desk.services.ts'
import { programmeFhirServices as fhir } from '@nethos/contract/programme/programme-fhir.services.ts'
import type { ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import type { DeskTab } from '@nethos/contract/programme/programme.status.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { editionCalls } from '../../patterns/edition-calls.ts'

export const programmeEditions = editionCalls<ProgrammeDocument>(programmeEditionServices)

/** Asked for by a tap: a file, and what a text that somebody brings would come to. */
export const exportProgramme = command(fhir.exportProgramme)
export const readFhir = command(fhir.readFhirProgramme)

export type DeskApplication = OutputOf<typeof services.deskApplication>
export const applications = (tab: DeskTab, pageNum: number) => query(services.deskApplications, { tab, pageNum })
export const application = (applicationId: string) => query(services.deskApplication, { applicationId })
export const answerers = (code: string) => query(services.deskAnswerers, { code })

const { deskApplication: one, deskApplications: all } = services
export const askForMore = command(services.askForMore, one, all)
export const accept = command(services.acceptApplication, one, all)
export const decline = command(services.declineApplication, one, all)
export const callOff = command(services.callOffApplication, one, all)
export const handTo = command(services.handApplication, one, all)
export const note = command(services.noteApplication, one)
export const seeFlag = command(services.seeApplicationFlag, one, all)
export const judgeFlag = command(services.judgeApplicationFlag, one)
export const finish = command(services.finishApplication, one, all)
export const reply = command(services.replyInApplication, one, all)
