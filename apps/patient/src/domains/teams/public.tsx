/** What other domains show of teams. */
export { priceOf, TeamBrief } from './parts/team-card.tsx'
export { teamCard } from './teams.calls.ts'
