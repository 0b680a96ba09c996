import type { teamServices } from '@nethos/contract/teams/teams.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { follow, unfollow } from './team-follow.table.ts'
import { findService, followedPage, teamPage } from './team.table.ts'

type Services = typeof teamServices

export const listTeams: HandlerOf<Services['listTeams']> = ({ input, ctx }) => teamPage(ctx, input)
export const listFollowedTeams: HandlerOf<Services['listFollowedTeams']> = ({ input, ctx }) => followedPage(ctx, input)

export const serviceDetails: HandlerOf<Services['serviceDetails']> = async ({ input, ctx, refuse }) =>
  (await findService(ctx, input.serviceId)) ?? refuse('not_found')

export const followTeam: HandlerOf<Services['followTeam']> = async ({ input, ctx, refuse }) => {
  const followId = await follow(ctx, input.teamId)
  return followId === undefined ? refuse('not_found') : { isFollow: true, followId }
}

export const unfollowTeam: HandlerOf<Services['unfollowTeam']> = async ({ input, ctx }) => {
  await unfollow(ctx, input.teamId)
  return { isFollow: false }
}
