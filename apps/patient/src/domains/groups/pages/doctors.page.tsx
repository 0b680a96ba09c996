import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { doctors } from '../groups.calls.ts'
import { MembersOnly } from '../parts/not-in-group.tsx'
import { useGroupId } from '../use-group-id.ts'
import './groups.page.css'

/** 群医生: who answers in the group, each leads to his own page. */
export default function GroupDoctorsPage() {
  const groupId = useGroupId()
  const query = useServiceQuery(doctors(groupId), { unless: groupId === '' })
  return (
    <MembersOnly groupId={groupId} asked={query}>
      <DetailPage detail={query}>
        {rows =>
          rows.length === 0 ? (
            <Empty sentence="群里暂时没有医生" icon="doctor" />
          ) : (
            <div className="groups">
              {rows.map(one => (
                <Row key={one.docId} to={doctorPages.doctors.to({ docId: one.docId })}>
                  <div className="groups__row">
                    <Avatar src={`/files/${one.docAvatar}`} />
                    <div className="groups__words">
                      <strong className="groups__name">{one.docName}</strong>
                      <p className="groups__quiet">{[one.docTitle, one.docDeptName].filter(Boolean).join(' · ')}</p>
                      <p className="groups__quiet">{one.docHosName}</p>
                      <p className="groups__intro">{one.docSkill}</p>
                    </div>
                  </div>
                </Row>
              ))}
            </div>
          )
        }
      </DetailPage>
    </MembersOnly>
  )
}
