import { useSearchParams } from 'react-router'
import { bookingPaths, hospitalPage } from '@nethos/contract/booking/booking.paths.ts'
import type { DoctorOfDay } from '@nethos/contract/booking/finding.schemas.ts'
import { periodNames } from '@nethos/contract/booking/session.kinds.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Page } from '../../../patterns/page.tsx'
import { PullToRefresh } from '../../../patterns/pull-to-refresh.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { doctorsOfDay } from '../booking.calls.ts'
import { DayDoctorRow } from '../parts/day-doctor-row.tsx'
import { HospitalSwitch } from '../parts/hospital-switch.tsx'
import { useOpened } from '../parts/use-opened.tsx'
import { useHospital } from '../use-hospital.ts'
import { periodWord } from '../when.ts'

/** Under each period who has numbers left in it. */
const byPeriod = (doctors: readonly DoctorOfDay[]) =>
  periodNames.flatMap(period =>
    doctors.flatMap(doctor => {
      const schemes = doctor.schemes.filter(one => one.period === period && one.slotState === 'bookable')
      return schemes.length > 0 ? [{ period, doctor: { ...doctor, schemes } }] : []
    }),
  )

/** 当日挂号: what is left today. */
export default function TodayPage() {
  const hospital = useHospital()
  const [query] = useSearchParams()
  const deptId = query.get('bookDeptId')
  const asked = useRows(doctorsOfDay(deptId ? { deptId } : { hosId: hospital.hosId }), {
    unless: !deptId && hospital.hosId === '',
  })
  const { open, sheet } = useOpened({ onChanged: asked.refresh })
  return (
    <Page title="当日挂号" head={<HospitalSwitch of={hospital} />}>
      <PullToRefresh onRefresh={asked.refresh} isRefreshing={asked.isRefreshing}>
        <Rows
          rows={{ ...asked, rows: byPeriod(asked.rows) }}
          empty="今日暂无号源"
          way={
            <ButtonLink to={hospitalPage(bookingPaths.chooseDepartment, { hosId: hospital.hosId, sort: 1 })}>
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
