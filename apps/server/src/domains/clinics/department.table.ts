import { sql } from 'kysely'
import { bestSlotState, type SlotState } from '@nethos/contract/booking/slot.states.ts'
import type { DepartmentWithState } from '@nethos/contract/clinics/finding.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'
import { hospitalOf, kindsOf, ofKinds, openWindow, sessionStates, windowOfDay, withBelow } from './offer.sql.ts'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'

type Row = Omit<DepartmentWithState, 'subDepartments'> & { parentId: string | null }

/** The departments of a hospital with the state of today, or of the days after it: one statement. */
export async function departmentsWithState(
  { db, now }: Ctx,
  { hosId, isSameDay }: { hosId: string; isSameDay: boolean },
): Promise<DepartmentWithState[]> {
  const today = dayOf(now)
  const window = isSameDay ? windowOfDay(today, now) : { ...openWindow(now), from: addDays(today, 1) }
  const { rows } = await sql<Row>`
    with offered as (${sessionStates(sql`session.hos_id = ${hospitalOf(hosId)} and ${ofKinds(kindsOf(''))}`, window)}),
    best as (
      select dept_id, max(state) as state, min(on_day) filter (where state = 'bookable') as next_day
      from offered group by dept_id
    )
    select department.dept_id, department.dept_code, department.dept_name, department.place, department.parent_id,
      coalesce(best.state, 'none')::text as slot_state, coalesce(best.next_day::text, '') as next_day
    from clinic_department as department left join best on best.dept_id = department.dept_id
    where department.hos_id = ${hospitalOf(hosId)} and department.is_active and department.kind = 'ordinary'
    order by department.position, department.dept_id`.execute(db)
  return underParents(rows)
}

/** Two levels; a parent is as good as its best. */
function underParents(rows: readonly Row[]): DepartmentWithState[] {
  const below = Map.groupBy(rows, row => row.parentId)
  return (below.get(null) ?? []).map(({ parentId: _, ...top }) => {
    const subDepartments = (below.get(top.deptId) ?? []).map(({ parentId: _parent, ...sub }) => sub)
    const all = [top, ...subDepartments]
    const days = all.map(one => one.nextDay).filter(day => day !== '')
    return {
      ...top,
      slotState: bestSlotState(all.map(one => one.slotState)),
      nextDay: days.toSorted()[0] ?? '',
      subDepartments,
    }
  })
}

interface StateOfDays {
  deptId: string
  deptName: string
  hasSub: boolean
  slotState: SlotState
  days: { onDay: string; slotState: SlotState }[]
}

/** One department: the best state of its own sessions and of those below it, of each day and of all. */
export async function departmentState({ db, now }: Ctx, deptId: string): Promise<StateOfDays | undefined> {
  const { rows } = await sql<Omit<StateOfDays, 'slotState'>>`
    select department.dept_id, department.dept_name,
      exists (select from clinic_department as sub where sub.parent_id = department.dept_id and sub.is_active) as has_sub,
      coalesce((
        select json_agg(json_build_object('onDay', day.on_day, 'slotState', day.state) order by day.on_day)
        from (
          select offered.on_day, max(offered.state) as state
          from (${sessionStates(sql`session.dept_id = any (${withBelow(deptId)})`, openWindow(now))}) as offered
          group by offered.on_day
        ) as day
      ), '[]') as days
    from clinic_department as department
    where department.dept_id = ${deptId} and department.is_active`.execute(db)
  return rows[0] && { ...rows[0], slotState: bestSlotState(rows[0].days.map(day => day.slotState)) }
}

/** What a department says of itself. */
export const departmentNamed = ({ db }: Ctx) =>
  db
    .selectFrom('clinicDepartment')
    .innerJoin('hospital', 'hospital.hosId', 'clinicDepartment.hosId')
    .select([
      'clinicDepartment.deptId',
      'deptCode',
      'deptName',
      'picture as deptAvatar',
      'clinicDepartment.introduction as deptIntro',
      'place',
      'clinicDepartment.hosId',
      'hosName',
    ])
    .where('clinicDepartment.isActive', '=', true)

/** The nearest to the words, of one hospital or of all. */
export async function departmentsFound(
  { db }: Ctx,
  words: string,
  { hosId, most }: { hosId: string | null | undefined; most: number },
): Promise<{ deptId: string; deptName: string; hosId: string; hosName: string }[]> {
  const { rows } = await sql<{ deptId: string; deptName: string; hosId: string; hosName: string }>`
    select department.dept_id, department.dept_name, department.hos_id, hospital.hos_name
    from find_clinic_departments(${words}) as found
    join clinic_department as department using (dept_id)
    join hospital on hospital.hos_id = department.hos_id
    where department.kind = 'ordinary' ${hosId ? sql`and department.hos_id = ${hospitalOf(hosId)}` : sql``}
    order by found.closeness desc, hospital.position, department.position, department.dept_id
    limit ${most}`.execute(db)
  return rows
}

export const hospitalFacts = async ({ db }: Ctx, hosId: string) => {
  const { rows } = await sql<{
    groupId: string
    hosName: string
    address: string
    phone: string
    notice: string
  }>`
    select hospital.hos_id as group_id,
      hospital.hos_name || case when campus.campus_id = ${hosId} then campus.campus_name else '' end as hos_name,
      coalesce(campus.address, hospital.address) as address, coalesce(campus.phone, hospital.phone) as phone,
      coalesce(campus.way_there, '') as notice
    from hospital left join lateral (
      select * from campus
      where campus.hos_id = hospital.hos_id and (campus.campus_id = ${hosId} or hospital.hos_id = ${hosId})
      order by campus.position limit 1
    ) as campus on true
    where hospital.hos_id = ${hospitalOf(hosId)}`.execute(db)
  return rows[0] && { hosId, ...rows[0] }
}
