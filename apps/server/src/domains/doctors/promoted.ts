import type { promoteServices } from '@nethos/contract/doctors/promote.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { findDoctor } from './doctor.table.ts'
import { doctorOfPromotion } from './promote-code.table.ts'

export const promotingDoctor: HandlerOf<typeof promoteServices.promotingDoctor> = async ({ input, ctx, refuse }) => {
  const docId = await doctorOfPromotion(ctx, input.promoteCode)
  const sysDoc = docId === undefined ? undefined : await findDoctor(ctx, docId)
  return sysDoc ? { docId: sysDoc.docId, sysDoc } : refuse('promotion_unknown')
}
