import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { examServices as services } from '@nethos/contract/exam/exam.services.ts'
import type { ExaminationKind } from '@nethos/contract/exam/exam.schemas.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export const current = (personId: string) => query(services.currentExaminations, { personId })
export const past = (personId: string) => query(services.pastExaminations, { personId })
export const ofKind = (personId: string, kind: ExaminationKind) =>
  query(services.examinationsOfKind, { personId, kind })
export const examination = (examinationId: string) => query(services.examination, { examinationId })
export type OfferedTimes = OutputOf<typeof services.slots>
export const slots = (examinationId: string) => query(services.slots, { examinationId })
export const trip = (personId: string, examinationIds: string[], fromDay: string) =>
  query(services.planTrip, { personId, examinationIds, fromDay })
export const queuePlaces = (personId: string) => query(services.queuePlaces, { personId })

const { currentExaminations, pastExaminations, examinationsOfKind, examination: one, slots: times, planTrip } = services
const shown = [currentExaminations, pastExaminations, examinationsOfKind, one, times, planTrip]
export const book = command(services.bookExamination, ...shown)
export const bookTrip = command(services.bookTrip, ...shown)
export const cancel = command(services.cancelExamination, ...shown)
export const setLeave = command(services.setLeave, services.queuePlaces)
