import type { TeamMember } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import { doctorFirstPages } from '@nethos/contract/doctors/doctors-first.pages.ts'
import { useRows } from '@nethos/calls/query.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { team } from '../daysurgery.calls.ts'
import '../parts/daysurgery.css'
import { useWhich } from '../parts/which.ts'

/** 手术团队: who operates, who gives the anaesthetic, who nurses. */
export default function TeamPage() {
  const rows = useRows(team(useWhich()))
  return (
    <ListPage rows={rows} empty="医院还没有公布手术团队">
      {one => <Member key={`${one.role} ${one.name}`} one={one} />}
    </ListPage>
  )
}

const Member = ({ one }: { one: TeamMember }) => (
  <Row {...(one.docId !== '' && { to: doctorFirstPages.doctors.to({ docId: one.docId }) })}>
    <div className="surgery-member">
      <Avatar src={one.avatar} />
      <div>
        <p>
          <strong>{one.name}</strong> {one.title}
        </p>
        <p className="surgery-quiet">{one.roleLabel}</p>
      </div>
    </div>
  </Row>
)
