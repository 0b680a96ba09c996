import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { useState } from 'react'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import type { freeClinicServices } from '@nethos/contract/consult/free-clinic.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Chips } from '../../../controls/chips.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { freeClinic } from '../free-clinic.calls.ts'
import { ClinicDoctorCard } from '../parts/clinic-doctor.tsx'
import { ClinicWords, useClinicCampaign } from '../parts/clinic-words.tsx'
import { ClinicTeams } from '../parts/clinic-teams.tsx'

type Clinic = NonNullable<OutputOf<typeof freeClinicServices.freeClinic>>

/** 义诊活动: what it is, when, for how much, and who takes part. */
export default function FreeClinicPage() {
  const [dept, setDept] = useState('')
  const query = useClinicCampaign()
  const asked = query.status === 'waiting'
  const clinic = useServiceQuery(freeClinic(dept, query.value?.freeClinicId), { keepPrevious: true, unless: asked })
  return (
    <DetailPage detail={clinic}>
      {one => (
        <>
          <ClinicWords />
          {one ? <Shown clinic={one} dept={dept} onDept={setDept} /> : <None />}
        </>
      )}
    </DetailPage>
  )
}

const None = () => (
  <Empty sentence="目前没有义诊活动" icon="heart">
    <ButtonLink to={doctorPages.doctors.at} look="soft">
      查看在线医生
    </ButtonLink>
  </Empty>
)

function Shown({ clinic, dept, onDept }: { clinic: Clinic; dept: string; onDept: (code: string) => void }) {
  const all = [{ value: '', label: '全部' }]
  return (
    <>
      <Card title={clinic.title}>
        <p>
          <Tag tone={clinic.isOpen ? 'warn' : 'quiet'}>{clinic.isOpen ? '义诊中' : '尚未开始'}</Tag>
        </p>
        <p className="clinic__times">
          {dayAndTime(clinic.opensAt)} 至 {dayAndTime(clinic.closesAt)}
        </p>
        <p className="clinic__times">
          {clinic.priceCents === 0 ? '免费' : `${yuan(clinic.priceCents)}元`}，可追问{clinic.replyLimit}
          条，每位医生每天{clinic.dayQuota}个名额
        </p>
        {clinic.notice && <p>{clinic.notice}</p>}
      </Card>
      {clinic.deptList.length > 1 && (
        <Card>
          <Chips
            label="科室"
            choices={[...all, ...clinic.deptList.map(one => ({ value: one.gbDeptCode, label: one.gbDeptName }))]}
            value={dept}
            onChange={onDept}
          />
        </Card>
      )}
      {clinic.docList.map(doctor => (
        <ClinicDoctorCard key={doctor.docId} doctor={doctor} isOpen={clinic.isOpen} />
      ))}
      {clinic.docList.length === 0 && <Empty sentence="这个科室暂无义诊医生" icon="doctor" />}
      {clinic.isOpen && dept === '' && <ClinicTeams />}
    </>
  )
}
