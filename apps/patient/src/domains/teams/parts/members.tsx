import { useState } from 'react'
import { Link } from 'react-router'
import type { TeamMember } from '@nethos/contract/teams/teams.schemas.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Card } from '../../../patterns/card.tsx'
import './members.css'

const shown = 6

/** 团队成员: six, then all by a tap; each leads to the doctor (core 2). */
export function Members({ members, showsChief }: { members: readonly TeamMember[]; showsChief: boolean }) {
  const [isOpen, setOpen] = useState(false)
  if (members.length === 0) return null
  return (
    <Card
      title="团队成员"
      more={
        members.length > shown && (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? '收起' : '查看更多'}
          </button>
        )
      }
    >
      <ul className="members">
        {(isOpen ? members : members.slice(0, shown)).map(member => (
          <li key={member.docId}>
            <Link className="member" to={`/onlineDoctorCard?docId=${encodeURIComponent(member.docId)}`}>
              <Avatar src={`/files/${member.docAvatar}`} />
              <span className="member__name">{member.docName}</span>
              {showsChief && member.memLevel === 'ADM' && <Tag>首席</Tag>}
              <span className="member__line">{member.docTitle}</span>
              <span className="member__line">{member.deptName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
