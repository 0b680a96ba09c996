import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import type { teamServices } from '@nethos/contract/teams/teams.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { signedPage } from '../content/public.ts'
import { reviewPage } from '../doctors/public.ts'
import { doesFollow } from './team-follow.table.ts'
import { findTeam, membersOf, servicesOf } from './team.table.ts'

const firstThree = { pageNum: 1, pageSize: 3 }

export const teamCard: HandlerOf<typeof teamServices.teamCard> = async ({ input: { teamId }, ctx, refuse }) => {
  const team = await findTeam(ctx, teamId)
  if (!team) return refuse('not_found')
  const [members, services, isFollow, articles, reviews] = await Promise.all([
    membersOf(ctx, teamId),
    servicesOf(ctx, teamId),
    doesFollow(ctx, teamId),
    signedPage(ctx, { teamId, ...firstThree }),
    reviewPage(ctx, { teamId }, { searchType: 'time', ...firstThree }),
  ])
  const address = ctx.runtime.settings.origin + teamPages.team.to({ id: teamId })
  return {
    ...team,
    members,
    services,
    isFollow,
    articles: articles.rows,
    commentList: reviews.rows,
    appCode: `${address}?from=app`,
    messagingCode: `${address}?from=wx`,
  }
}
