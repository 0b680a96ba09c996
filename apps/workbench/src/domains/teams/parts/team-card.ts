import type { DeskTeam } from '../teams.calls.ts'

/** What a change of the card sends, as it stands now. */
export const cardOf = ({ teamId, teamName, hosId, gbDeptCode, clinicName, ...team }: DeskTeam) => ({
  teamId,
  teamName,
  hosId,
  gbDeptCode,
  clinicName,
  teamSkill: team.teamSkill,
  teamResume: team.teamResume,
  teamTags: team.teamTags,
  teamAvatar: team.teamAvatar,
  showsChief: team.showsChief,
  isShown: team.isShown,
})
