/** What other domains show of teams. */
export { findTeam, nearestTeams, teamPage } from './team.table.ts'
