import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { departmentPage } from '@nethos/contract/booking/booking.links.ts'
import { Link, useParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { clinicDoctor, doctorSessions } from '../booking.calls.ts'
import { ClinicDoctorBrief } from '../parts/clinic-doctor-brief.tsx'
import { Schedule } from '../parts/schedule.tsx'
import { useOpened } from '../parts/use-opened.tsx'
import './clinic-doctor.page.css'

/** 医生预约: who, the next number, and all days at a glance. */
export default function ClinicDoctorPage() {
  const { id = '' } = useParams()
  const doctor = useServiceQuery(clinicDoctor(id))
  const sessions = useServiceQuery(doctorSessions(id))
  const { open, sheet } = useOpened({ sessions: sessions.value, onChanged: sessions.retry })
  return (
    <DetailPage detail={doctor} shape="person" action={<Link to={bookingPages.rule.at}>规则</Link>}>
      {who => (
        <>
          <Card>
            <ClinicDoctorBrief doctor={who} showsHospital>
              {who.isExpert && <Tag>专家</Tag>}
            </ClinicDoctorBrief>
            {who.docSkill && <p className="clinic-doctor-page__skill">擅长：{who.docSkill}</p>}
          </Card>
          <Value of={sessions} shape="grid">
            {rows => (
              <Schedule
                label={`${who.docName}的门诊时间`}
                sessions={rows}
                onOpen={open}
                none="近两周没有排班，可以看看同科室的其他医生"
              />
            )}
          </Value>
          <Card>
            <ActionList
              actions={[
                {
                  label: '同科室的其他医生',
                  icon: 'people',
                  to: departmentPage(bookingPages.byExpert, who.deptId, { hosId: who.hosId, sort: 1 }),
                },
                ...(who.docId
                  ? [
                      {
                        label: '先在网上问问这位医生',
                        icon: 'chat' as const,
                        to: doctorPages.doctors.to({ docId: who.docId }),
                      },
                    ]
                  : []),
              ]}
            />
          </Card>
          {sheet}
        </>
      )}
    </DetailPage>
  )
}
