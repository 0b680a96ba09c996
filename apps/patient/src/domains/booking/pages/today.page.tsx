import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { hospitalPage } from '@nethos/contract/booking/booking.links.ts'
import { useSearchParams } from 'react-router'
import type { DoctorOfDay } from '@nethos/contract/clinics/finding.schemas.ts'
import { periodNames } from '@nethos/contract/booking/session.kinds.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Page } from '../../../patterns/page.tsx'
import { PullToRefresh } from '../../../patterns/pull-to-refresh.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { useTab } from '../../../patterns/use-in-address.ts'
import { departmentInfo, doctorsOfDay } from '../booking.calls.ts'
import { DayDoctorRow } from '../parts/day-doctor-row.tsx'
import { departmentsOf } from '../parts/departments-of.ts'
import { DepartmentLine } from '../parts/department-line.tsx'
import { HospitalHead } from '../parts/hospital-head.tsx'
import { schemesOf, useOpened } from '../parts/use-opened.tsx'
import { rowsAt, useHospital } from '../use-hospital.ts'
import { periodWord } from '../when.ts'

/** Under each period who has numbers left in it. */
const byPeriod = (doctors: readonly DoctorOfDay[]) =>
  periodNames.flatMap(period =>
    doctors.flatMap(doctor => {
      const schemes = doctor.schemes.filter(one => one.period === period && one.slotState === 'bookable')
      return schemes.length > 0 ? [{ period, doctor: { ...doctor, schemes } }] : []
    }),
  )

/** 当日挂号: what is left today, in a hospital by department, or in one department. */
export default function TodayPage() {
  const hospital = useHospital()
  const [query] = useSearchParams()
  const deptId = query.get('bookDeptId')
  const only = useServiceQuery(departmentInfo(deptId ?? ''), { unless: !deptId }).value
  const found = useRows(doctorsOfDay(deptId ? { deptId } : { hosId: hospital.hosId }), {
    unless: !deptId && hospital.hosId === '',
  })
  const result = deptId ? found : rowsAt(hospital, found)
  const { open, sheet } = useOpened({ sessions: schemesOf(result), onChanged: result.refresh })
  const left = byPeriod(result.rows)
  const departments = deptId ? [] : departmentsOf(left.map(one => one.doctor))
  const tab = useTab('', ...departments.map(one => one.value))
  return (
    <Page head={<HospitalHead hospital={hospital} departments={departments} tab={tab} />}>
      {only && (
        <DepartmentLine
          name={only.deptName}
          icon="doctor"
          word="看全院"
          to={hospitalPage(bookingPages.today, { hosId: only.hosId })}
          replace
        />
      )}
      <PullToRefresh onRefresh={result.refresh} isRefreshing={result.isRefreshing}>
        <Rows
          rows={{ ...result, rows: left.filter(one => !tab.value || one.doctor.deptId === tab.value) }}
          empty="今日暂无号源"
          icon="clock"
          way={
            <ButtonLink to={hospitalPage(bookingPages.chooseDepartment, { hosId: hospital.hosId, sort: 1 })}>
              预约明天及以后的号
            </ButtonLink>
          }
          groupOf={row => `今天${periodWord(row.period)}`}
        >
          {({ period, doctor }) => (
            <DayDoctorRow key={`${period}${doctor.clinicDoctorId || doctor.deptId}`} doctor={doctor} onOpen={open} />
          )}
        </Rows>
      </PullToRefresh>
      {sheet}
    </Page>
  )
}
