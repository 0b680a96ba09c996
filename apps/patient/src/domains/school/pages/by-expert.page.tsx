import { schoolPages } from '@nethos/contract/school/school.pages.ts'
import type { ReactNode } from 'react'
import type { DoctorOfDay } from '@nethos/contract/clinics/finding.schemas.ts'
import { bestSlotState } from '@nethos/contract/booking/slot.states.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { ClinicDoctorBrief, NextLine, SlotTag } from '../../booking/public.tsx'
import { heldBy } from '../held-by.ts'
import { WithSchoolDepartment } from '../parts/school-tabs.tsx'
import { schoolSessions } from '../school.calls.ts'

/** 按专家: who of the school hospital's department can be had, and when next. */
export default function ByExpertPage() {
  return (
    <WithSchoolDepartment>
      {(deptCode, tabs) => <Doctors key={deptCode} deptCode={deptCode} tabs={tabs} />}
    </WithSchoolDepartment>
  )
}

function Doctors({ deptCode, tabs }: { deptCode: string; tabs: ReactNode }) {
  const rows = useRows(schoolSessions({ deptCode }))
  const doctors = heldBy(rows.rows)
  return (
    <ListPage
      title={rows.rows[0]?.deptName ?? '选择号源'}
      rows={{ ...rows, rows: doctors }}
      empty="近两周没有出诊医生"
      icon="doctor"
      head={tabs}
    >
      {doctor => <DoctorRow key={doctor.clinicDoctorId} doctor={doctor} />}
    </ListPage>
  )
}

function DoctorRow({ doctor }: { doctor: DoctorOfDay }) {
  const next = doctor.schemes.find(one => one.slotState === 'bookable')
  return (
    <Row to={schoolPages.doctor.to({ docId: doctor.clinicDoctorId || doctor.deptId })}>
      <ClinicDoctorBrief doctor={doctor}>
        <SlotTag state={bestSlotState(doctor.schemes.map(one => one.slotState))} />
      </ClinicDoctorBrief>
      <NextLine next={next} else="近两周没有可以直接预约的号" />
    </Row>
  )
}
