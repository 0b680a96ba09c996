import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { illnessServices } from '@nethos/contract/booking/illness.services.ts'
import { orderServices } from '@nethos/contract/booking/orders.services.ts'
import { recordServices } from '@nethos/contract/record/record.services.ts'
import { treatmentServices } from '@nethos/contract/record/treatment.services.ts'

/** Of one of the account's people; '' is its own. */
export const healthFile = (personId: string) => query(recordServices.getHealthFile, { personId })
export const illness = (personId: string) => query(recordServices.getIllness, { personId })
export const treatments = (personId: string) => query(treatmentServices.listTreatments, { personId })
/** What was deleted and can be fetched back still. */
export const removedTreatments = (personId: string) => query(treatmentServices.listRemovedTreatments, { personId })
export const treatment = (treatmentId: string) => query(treatmentServices.getTreatment, { treatmentId })

const ofFile = [recordServices.getHealthFile, recordServices.getIllness] as const
const ofTreatments = [
  treatmentServices.listTreatments,
  treatmentServices.listRemovedTreatments,
  treatmentServices.getTreatment,
] as const
export const saveHealthFile = command(recordServices.saveHealthFile, ...ofFile)
export const saveIllness = command(recordServices.saveIllness, ...ofFile)
export const addTreatment = command(treatmentServices.addTreatment, ...ofTreatments)
export const changeTreatment = command(treatmentServices.changeTreatment, ...ofTreatments)
/** The removed one is not asked for again: it is gone. */
export const removeTreatment = command(
  treatmentServices.removeTreatment,
  treatmentServices.listTreatments,
  treatmentServices.listRemovedTreatments,
)
export const restoreTreatment = command(treatmentServices.restoreTreatment, ...ofTreatments)
/** What was written for a visit before it; and to write it anew: the hospital gets it. */
export const visitIllness = (bookingId: string) => query(illnessServices.findIllness, { bookingId })
export const writeVisitIllness = command(
  illnessServices.writeIllness,
  illnessServices.findIllness,
  orderServices.bookingDetail,
)
