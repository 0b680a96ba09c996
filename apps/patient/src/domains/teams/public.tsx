/** What other domains show of teams. */
export { TeamBrief } from './parts/team-brief.tsx'
export { TeamCard } from './parts/team-card.tsx'
export { teamCard } from './teams.calls.ts'
