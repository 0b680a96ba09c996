import { useState, type ReactNode } from 'react'
import type { findingServices } from '@nethos/contract/clinics/finding.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { Button } from '../../../controls/button.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Page } from '../../../patterns/page.tsx'
import { useInAddress } from '../../../patterns/use-in-address.ts'
import { Value } from '../../../patterns/value.tsx'
import { departmentDays, doctorsOfDay } from '../booking.calls.ts'
import { DayDoctorRow } from '../parts/day-doctor-row.tsx'
import { DayStrip } from '../parts/day-strip.tsx'
import { WithDepartment } from '../parts/department-tabs.tsx'
import { schemesOf, useOpened } from '../parts/use-opened.tsx'
import { dayInFull, today } from '../when.ts'

/** 按日期预约: a strip of days, and who of the department holds clinics on the chosen one. */
export default function ByDatePage() {
  return (
    <WithDepartment>{(place, tabs) => <Days key={place.deptId} deptId={place.deptId} tabs={tabs} />}</WithDepartment>
  )
}

type State = OutputOf<typeof findingServices.subDepartmentState>

function Days({ deptId, tabs }: { deptId: string; tabs: ReactNode }) {
  const state = useServiceQuery(departmentDays(deptId))
  if (state.value === undefined)
    return (
      <Page head={tabs}>
        <Value of={state} shape="rows">
          {() => null}
        </Value>
      </Page>
    )
  return <OfDay deptId={deptId} tabs={tabs} state={state.value} />
}

function OfDay({ deptId, tabs, state }: { deptId: string; tabs: ReactNode; state: State }) {
  const [saved, choose] = useInAddress('date')
  const [first] = useState(() => state.days.find(day => day.slotState === 'bookable')?.onDay)
  const date = saved ?? first ?? state.days[0]?.onDay ?? today()
  const rows = useRows(doctorsOfDay({ deptId }, date))
  const { open, sheet } = useOpened({ sessions: schemesOf(rows), onChanged: rows.refresh })
  return (
    <>
      <ListPage
        title={state.deptName}
        rows={rows}
        empty={`${dayInFull(date)}没有排班，请换一天`}
        icon="calendar"
        way={
          first &&
          first !== date && (
            <Button look="soft" onClick={() => choose(first)}>
              最近可约：{dayInFull(first)}
            </Button>
          )
        }
        head={
          <>
            {tabs}
            <DayStrip days={state.days} value={date} onChange={choose} />
          </>
        }
      >
        {doctor => <DayDoctorRow key={doctor.clinicDoctorId || doctor.deptId} doctor={doctor} onOpen={open} />}
      </ListPage>
      {sheet}
    </>
  )
}
