import { lazy, Suspense } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import type { TeamLine } from '@nethos/contract/teams/teams.schemas.ts'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { Row } from '../../../patterns/row.tsx'
import { meritsOf, priceOf, TeamBrief } from './team-brief.tsx'
import './team-card.css'

/** Only large letters need it. */
const PlainTeam = lazy(() => loadPart(() => import('./plain-team.tsx')))

interface TeamCardProps {
  team: TeamLine
  members?: readonly string[]
}

export const TeamCard = (props: TeamCardProps) =>
  useAppInfo().isElder ? (
    <Suspense
      fallback={
        <Row>
          <TeamBrief team={props.team} />
        </Row>
      }
    >
      <PlainTeam team={props.team} />
    </Suspense>
  ) : (
    <FullCard {...props} />
  )

/** A team in a list: badge, name, what for, how it is judged, for how much. */
const FullCard = ({ team, members = [] }: TeamCardProps) => (
  <Row to={teamPages.team.to({ id: team.teamId })}>
    <TeamBrief team={team} />
    {team.teamSkill && <p className="team-card__skill">擅长：{team.teamSkill}</p>}
    {members.length > 0 && <p className="team-card__skill">成员：{members.join('、')}</p>}
    <p className="team-card__quiet">{meritsOf(team)}</p>
    <p className="team-card__offer">
      {team.isOpen ? <span className="team-card__price">团队咨询 {priceOf(team)}</span> : '暂未开通线上咨询'}
    </p>
  </Row>
)
