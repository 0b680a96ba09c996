import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import type { TeamLine } from '@nethos/contract/teams/teams.schemas.ts'
import { PlainRow } from '../../../patterns/plain-row.tsx'
import { askTeam } from '../../consult/public.ts'
import { priceOf, TeamBrief } from './team-brief.tsx'

/** In large letters: which team, one price, one button, which asks at once. */
export default function PlainTeam({ team }: { team: TeamLine }) {
  const page = teamPages.team.to({ id: team.teamId })
  return (
    <PlainRow
      page={page}
      price={team.isOpen ? `团队咨询 ${priceOf(team)}` : '暂未开通线上咨询'}
      word={team.isOpen ? '去咨询' : '看介绍'}
      way={team.isOpen ? askTeam(team.teamId) : page}
      name={team.teamName}
    >
      <TeamBrief team={team} />
    </PlainRow>
  )
}
