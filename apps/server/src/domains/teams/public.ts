/** What other domains show of teams. */
export { nearestTeams } from './team.table.ts'
