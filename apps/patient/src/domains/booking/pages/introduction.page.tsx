import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { departmentPage } from '@nethos/contract/booking/booking.links.ts'
import { Navigate, useSearchParams } from 'react-router'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { departmentInfo, doctorStates } from '../booking.calls.ts'
import { ClinicDoctorRow } from '../parts/clinic-doctor-row.tsx'
import { DepartmentCard } from '../parts/department-card.tsx'

/** 科室介绍: also opened by the hospital's own app. */
export default function IntroductionPage() {
  const [query] = useSearchParams()
  const deptId = query.get('deptId') ?? query.get('bookDeptId')
  return deptId ? <Introduction deptId={deptId} /> : <Navigate to={bookingPages.home.at} replace />
}

function Introduction({ deptId }: { deptId: string }) {
  const info = useServiceQuery(departmentInfo(deptId))
  const rows = useRows(doctorStates(deptId))
  return (
    <DetailPage
      detail={info}
      bar={
        info.value && (
          <ButtonLink to={departmentPage(bookingPages.byExpert, deptId, { hosId: info.value.hosId, sort: 1 })}>
            预约挂号
          </ButtonLink>
        )
      }
    >
      {department => (
        <>
          <DepartmentCard department={department} />
          <Rows rows={rows} empty="这个科室暂无出诊医生" icon="doctor">
            {doctor => <ClinicDoctorRow key={doctor.clinicDoctorId} doctor={doctor} sort={1} />}
          </Rows>
        </>
      )}
    </DetailPage>
  )
}
