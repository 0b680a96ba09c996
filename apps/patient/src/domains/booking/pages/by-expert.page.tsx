import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { departmentPage } from '@nethos/contract/booking/booking.links.ts'
import type { ReactNode } from 'react'
import type { Session } from '@nethos/contract/clinics/finding.schemas.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { Page } from '../../../patterns/page.tsx'
import { PullToRefresh } from '../../../patterns/pull-to-refresh.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { departmentInfo, doctorStates, ordinarySessions } from '../booking.calls.ts'
import { ClinicDoctorBrief } from '../parts/clinic-doctor-brief.tsx'
import { ClinicDoctorRow } from '../parts/clinic-doctor-row.tsx'
import { DepartmentLine } from '../parts/department-line.tsx'
import { WithDepartment } from '../parts/department-tabs.tsx'
import { NextLine } from '../parts/next-line.tsx'
import { SlotTag } from '../parts/slot-tag.tsx'

/** 按专家预约: who of the department can be had, and when next. */
export default function ByExpertPage() {
  return <WithDepartment>{(place, tabs) => <Doctors key={place.deptId} {...place} tabs={tabs} />}</WithDepartment>
}

function Doctors({ deptId, hosId, sort, tabs }: { deptId: string; hosId: string; sort: string; tabs: ReactNode }) {
  const info = useServiceQuery(departmentInfo(deptId)).value
  const rows = useRows(doctorStates(deptId))
  const ordinary = useServiceQuery(ordinarySessions(deptId))
  const anybody = ordinary.value?.find(one => one.clinicDoctorId === '' && one.slotState === 'bookable')
  const byDate = departmentPage(bookingPages.byDate, deptId, { hosId, sort })
  return (
    <Page title={info?.deptName ?? '按专家预约'} head={tabs}>
      {info && (
        <DepartmentLine
          name={info.hosName}
          word="科室介绍"
          to={departmentPage(bookingPages.departments, deptId, { hosId: info.hosId, sort })}
        />
      )}
      <PullToRefresh onRefresh={rows.refresh} isRefreshing={rows.isRefreshing}>
        {ordinary.status === 'waiting' && <Skeleton shape="card" />}
        {anybody && <Anybody next={anybody} to={`${byDate}&date=${anybody.onDay}`} />}
        <Rows
          rows={rows}
          empty="这个科室暂无出诊医生"
          icon="doctor"
          way={
            <ButtonLink to={byDate} look="soft">
              按日期看看
            </ButtonLink>
          }
        >
          {doctor => <ClinicDoctorRow key={doctor.clinicDoctorId} doctor={doctor} sort={sort} />}
        </Rows>
      </PullToRefresh>
    </Page>
  )
}

/** The department's own clinic, for whoever does not mind which doctor. */
const Anybody = ({ next, to }: { next: Session; to: string }) => (
  <Row to={to}>
    <ClinicDoctorBrief doctor={{ ...next, docAvatar: '' }}>
      <SlotTag state={next.slotState} />
    </ClinicDoctorBrief>
    <NextLine next={next} else="" feeCents={next.feeCents} />
  </Row>
)
