import { demoTeams } from './teams.ts'

/** What the teams offer for a length of time. */
export const demoTeamServices = demoTeams.flatMap(({ teamId, text }) =>
  text.services.map(({ name, icon, content, priceCents, length, unit }, position) => ({
    serviceId: `${teamId}s${position + 1}`,
    teamId,
    serveName: name,
    serveIcon: icon,
    serveContent: content,
    priceCents,
    lengthOfTime: length,
    lengthUnit: unit,
    position,
  })),
)
