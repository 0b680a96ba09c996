import type { ConsultMember } from '@nethos/contract/consult/consult.schemas.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Card } from '../../../patterns/card.tsx'
import './team-members.css'

/** 专家团队成员: who answers in the team's name (core 2). */
export const TeamMembers = ({ members }: { members: readonly ConsultMember[] }) => (
  <Card title={`专家团队成员(${members.length})`}>
    <ul className="team-members">
      {members.map(member => (
        <li key={member.docId} className="team-members__one">
          <Avatar src={`/files/${member.docAvatar}`} />
          <span className="team-members__name">{member.docName}</span>
          {member.memLevel === 'ADM' ? <Tag>首席</Tag> : <span className="team-members__title">{member.docTitle}</span>}
        </li>
      ))}
    </ul>
  </Card>
)
