import { sql } from 'kysely'
import type { waitlistServices as services } from '@nethos/contract/booking/waitlist.services.ts'
import type { Ctx, HandlerOf } from '../../../calls/handler.ts'
import { fairSessionOf, fairSessionRows } from '../fair-session.ts'
import { hasFree } from '../number.table.ts'
import { ruleOf } from '../rule.table.ts'
import { soonestMinutes } from './line.ts'

const minute = 60_000

/** Sessions whose numbers can be waited for: released (and drawn, where that is how), not stopped, and there is time to come. */
export const openToWait = (ctx: Ctx) =>
  fairSessionRows(ctx)
    .where('clinicSession.isStopped', '=', false)
    .where('clinicSession.opensAt', '<=', new Date(ctx.now))
    .where('clinicSession.endsAt', '>', new Date(ctx.now + soonestMinutes * minute))

async function departmentOf(
  { db }: Ctx,
  {
    deptId,
    sessionId,
    clinicDoctorId,
  }: { deptId?: string | undefined; sessionId?: string | undefined; clinicDoctorId?: string | undefined },
) {
  const rows = db
    .selectFrom('clinicDepartment')
    .innerJoin('hospital', 'hospital.hosId', 'clinicDepartment.hosId')
    .select(['clinicDepartment.deptId', 'clinicDepartment.deptName', 'clinicDepartment.hosId', 'hospital.hosName'])
  if (deptId) return rows.where('clinicDepartment.deptId', '=', deptId).executeTakeFirst()
  if (sessionId)
    return rows
      .innerJoin('clinicSession', 'clinicSession.deptId', 'clinicDepartment.deptId')
      .where('clinicSession.sessionId', '=', sessionId)
      .executeTakeFirst()
  if (clinicDoctorId)
    return rows
      .innerJoin('clinicDoctor', 'clinicDoctor.deptId', 'clinicDepartment.deptId')
      .where('clinicDoctor.clinicDoctorId', '=', clinicDoctorId)
      .executeTakeFirst()
  return undefined
}

export const waitChoices: HandlerOf<typeof services.waitChoices> = async ({ input, ctx, refuse }) => {
  const department = await departmentOf(ctx, input)
  if (!department) return refuse('not_found')
  const { waitlistOn, offerMinutes, quietFrom, quietUntil } = await ruleOf(ctx, department.hosId)
  const rows = await openToWait(ctx)
    .select(
      sql<number>`(select count(*)::int from waitlist_wish wish
        where wish.session_id = clinic_session.session_id and wish.state in ('waiting', 'offered'))`.as('waiting'),
    )
    .where('clinicSession.deptId', '=', department.deptId)
    .where(eb => eb.not(hasFree(new Date(ctx.now))))
    .orderBy('clinicSession.onDay')
    .orderBy('clinicSession.startsAt')
    .orderBy('clinicSession.sessionId')
    .execute()
  return {
    ...department,
    isOpen: waitlistOn,
    offerMinutes,
    quietFrom,
    quietUntil,
    sessions: rows.map(row => ({ ...fairSessionOf(row), waiting: row.waiting })),
  }
}
