import type { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { follow, unfollow } from './follow.table.ts'

export const followDoctor: HandlerOf<typeof doctorServices.followDoctor> = async ({ input, ctx, refuse }) => {
  const followId = await follow(ctx, input.docId)
  return followId === undefined ? refuse('not_found') : { isFollow: true, followId }
}

export const unfollowDoctor: HandlerOf<typeof doctorServices.unfollowDoctor> = async ({ input, ctx }) => {
  await unfollow(ctx, input.docId)
  return { isFollow: false }
}
