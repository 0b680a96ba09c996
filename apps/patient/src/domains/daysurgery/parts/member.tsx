import type { TeamMember } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import { doctorFirstPages } from '@nethos/contract/doctors/doctors-first.pages.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import { Row } from '../../../patterns/row.tsx'
import './daysurgery.css'

/** One of a team; a doctor of ours opens his page. */
export const Member = ({ one }: { one: Omit<TeamMember, 'role'> }) => (
  <Row {...(one.docId !== '' && { to: doctorFirstPages.doctors.to({ docId: one.docId }) })}>
    <div className="surgery-member">
      <Avatar src={one.avatar && `/files/${one.avatar}`} />
      <div>
        <p>
          <strong>{one.name}</strong> {one.title}
        </p>
        <p className="surgery-quiet">{one.roleLabel}</p>
      </div>
    </div>
  </Row>
)
