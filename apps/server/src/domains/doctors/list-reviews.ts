import type { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { reviewPage } from './review.table.ts'

export const listReviews: HandlerOf<typeof doctorServices.listReviews> = async ({ input, ctx }) => {
  const { docId, moduleId, moduleType, ...page } = input
  if (moduleType === 'TEAMPIC' && moduleId) return reviewPage(ctx, { teamId: moduleId }, page)
  return reviewPage(ctx, { docId: docId || moduleId || '' }, page)
}
