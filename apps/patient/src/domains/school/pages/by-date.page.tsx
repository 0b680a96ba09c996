import { schoolPages } from '@nethos/contract/school/school.pages.ts'
import type { ReactNode } from 'react'
import { bestSlotState } from '@nethos/contract/booking/slot.states.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { useInAddress } from '../../../patterns/use-in-address.ts'
import { DayDoctorRow, DayStrip, dayInFull, today, useOpened } from '../../booking/public.tsx'
import { heldBy } from '../held-by.ts'
import { WithSchoolDepartment } from '../parts/school-tabs.tsx'
import { schoolNumbers, schoolSessions } from '../school.calls.ts'

/** 按日期: the coming days, and on the chosen one who holds clinics and what is left. */
export default function ByDatePage() {
  return (
    <WithSchoolDepartment>
      {(deptCode, tabs) => <Days key={deptCode} deptCode={deptCode} tabs={tabs} />}
    </WithSchoolDepartment>
  )
}

function Days({ deptCode, tabs }: { deptCode: string; tabs: ReactNode }) {
  const rows = useRows(schoolSessions({ deptCode }))
  const { open, sheet } = useOpened({
    sessions: rows.status === 'ready' ? rows.rows : undefined,
    onChanged: rows.refresh,
    ask: schoolNumbers,
  })
  const [saved, choose] = useInAddress('date')
  const first = rows.rows.find(one => one.slotState === 'bookable')?.onDay
  const date = saved ?? first ?? rows.rows[0]?.onDay ?? today()
  const days = rows.rows
    .map(one => one.onDay)
    .filter((day, at, all) => all.indexOf(day) === at)
    .map(onDay => ({
      onDay,
      slotState: bestSlotState(rows.rows.filter(one => one.onDay === onDay).map(one => one.slotState)),
    }))
  return (
    <>
      <ListPage
        title={rows.rows[0]?.deptName ?? '选择号源'}
        rows={{ ...rows, rows: heldBy(rows.rows.filter(one => one.onDay === date)) }}
        empty={`${dayInFull(date)}没有排班，请换一天`}
        icon="calendar"
        way={
          <ButtonLink to={schoolPages.byExpert.to({ deptCode })} look="soft">
            按专家看看
          </ButtonLink>
        }
        head={
          <>
            {tabs}
            <DayStrip days={days} value={date} onChange={choose} />
          </>
        }
      >
        {doctor => (
          <DayDoctorRow
            key={doctor.clinicDoctorId}
            doctor={doctor}
            onOpen={open}
            to={schoolPages.doctor.to({ docId: doctor.clinicDoctorId || doctor.deptId })}
          />
        )}
      </ListPage>
      {sheet}
    </>
  )
}
