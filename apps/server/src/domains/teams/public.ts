/** What a team sells: a consult, or one of its services. */
export { teamOfferOf } from './team-offer.ts'
/** What other domains show of teams. */
export { findTeam, namesOfMembers, nearestTeams, teamPage, teamsOf } from './team.table.ts'
