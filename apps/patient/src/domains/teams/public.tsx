/** What other domains show of teams. */
export { TeamBrief, TeamCard } from './parts/team-card.tsx'
export { teamCard } from './teams.calls.ts'
