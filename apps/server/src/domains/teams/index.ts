import { teamDeskServices } from '@nethos/contract/teams/team-desk.services.ts'
import { teamServices } from '@nethos/contract/teams/teams.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { addMember, leadTeam, orderMembers, removeMember } from './change-members.ts'
import { changeTeamBanner } from './change-banner.ts'
import { addTeam, changeTeam, changeTeamOffer, saveTeamService } from './change-team.ts'
import { deskTeam, listDeskTeams } from './desk-teams.ts'
import { followTeam, listFollowedTeams, listTeams, serviceDetails, unfollowTeam } from './list-teams.ts'
import { teamLookup } from './lookup.ts'
import { teamCard } from './team-card.ts'
import { pricesOfTeams } from './prices.ts'

export const teamsDomain: Domain = {
  prices: pricesOfTeams,
  lookup: teamLookup,
  demo: [
    {
      name: 'followed teams',
      after: ['accounts'],
      load: async scope => (await import('./demo-team-follow.ts')).loadDemoTeamFollow(scope),
    },
  ],
  services: [
    ...implement(teamServices, { listTeams, teamCard, serviceDetails, followTeam, unfollowTeam, listFollowedTeams }),
    ...implement(teamDeskServices, {
      listDeskTeams,
      deskTeam,
      addTeam,
      changeTeam,
      changeTeamOffer,
      changeTeamBanner,
      saveTeamService,
      addMember,
      removeMember,
      leadTeam,
      orderMembers,
    }),
  ],
  /** Pictures of teams: everybody sees them, also beside what was ordered of a team that is hidden now. */
  openFiles: { team: async () => true },
}
