import type { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { follow, unfollow } from './follow.table.ts'

export const followDoctor: HandlerOf<typeof doctorServices.followDoctor> = async ({ input, ctx, refuse }) => {
  const followId = await follow(ctx, input.docId)
  if (followId === undefined) return refuse('not_found')
  await ctx.announce({ docId: input.docId }, 'follow', followId)
  return { isFollow: true, followId }
}

export const unfollowDoctor: HandlerOf<typeof doctorServices.unfollowDoctor> = async ({ input, ctx }) => {
  const followId = await unfollow(ctx, input.docId)
  // An open talk at the doctor's desk closes at once.
  if (followId) await ctx.announce({ docId: input.docId }, 'follow', followId)
  return { isFollow: false }
}
