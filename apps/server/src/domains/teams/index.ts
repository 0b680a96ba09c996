import { teamServices } from '@nethos/contract/teams/teams.services.ts'
import { implement, type Implemented } from '../../calls/handler.ts'
import { followTeam, listFollowedTeams, listTeams, serviceDetails, unfollowTeam } from './list-teams.ts'
import { teamCard } from './team-card.ts'

export const teamsDomain: { services: Implemented[] } = {
  services: implement(teamServices, {
    listTeams,
    teamCard,
    serviceDetails,
    followTeam,
    unfollowTeam,
    listFollowedTeams,
  }),
}
