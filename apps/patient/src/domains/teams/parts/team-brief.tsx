import type { TeamLine } from '@nethos/contract/teams/teams.schemas.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import { Avatar } from '../../../controls/avatar.tsx'
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
