import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import type { TeamLine } from '@nethos/contract/teams/teams.schemas.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import { Row } from '../../../patterns/row.tsx'
import './team-card.css'

/** Score, served, reply time: what can be said of it. */
export const meritsOf = ({ score, servedCount, replyTimeText }: TeamLine): string =>
  [
    score > 0 ? `评分 ${score.toFixed(1)}` : '暂无评分',
    servedCount > 0 ? `服务 ${servedCount} 人次` : '',
    replyTimeText,
  ]
    .filter(text => text !== '')
    .join(' · ')

export const priceOf = ({ priceCents }: Pick<TeamLine, 'priceCents'>): string =>
  priceCents === 0 ? '免费' : `¥${yuan(priceCents)}`

/** A team in a list: badge, name, what for, how it is judged, for how much. */
export const TeamCard = ({ team, members = [] }: { team: TeamLine; members?: readonly string[] }) => (
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

type Brief = Pick<TeamLine, 'teamName' | 'teamAvatar' | 'deptName' | 'hosName'>

export const TeamBrief = ({ team }: { team: Brief }) => (
  <div className="team-brief">
    <Avatar src={`/files/${team.teamAvatar}`} />
    <div className="team-brief__words">
      <strong className="team-brief__name">{team.teamName}</strong>
      <p className="team-brief__line">{team.deptName}</p>
      <p className="team-brief__hospital">{team.hosName}</p>
    </div>
  </div>
)
