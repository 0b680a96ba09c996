import { present } from '@nethos/contract/common/present.ts'
import { sql, type RawBuilder } from 'kysely'
import type { findingServices } from '@nethos/contract/clinics/finding.services.ts'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { numbersOf } from './numbers.table.ts'
import { hospitalOf, kindsOf, ofKinds, openWindow, windowOfDay, withBelow } from './offer.sql.ts'
import { sessionsWhere, underDoctors } from './session.table.ts'

type Services = typeof findingServices

const ofDoctor = (clinicDoctorId: string, deptId: string | null | undefined): RawBuilder<boolean> =>
  deptId
    ? sql`session.clinic_doctor_id = ${clinicDoctorId} and session.dept_id = ${deptId}`
    : sql`session.clinic_doctor_id = ${clinicDoctorId}`

export const doctorSessions: HandlerOf<Services['doctorSessions']> = ({
  input: { clinicDoctorId, deptId, kind },
  ctx,
}) => sessionsWhere(ctx, sql`${ofDoctor(clinicDoctorId, deptId)} and ${ofKinds(kindsOf(kind))}`, openWindow(ctx.now))

export const expertSessions: HandlerOf<Services['expertSessions']> = ({ input: { clinicDoctorId, deptId }, ctx }) =>
  sessionsWhere(ctx, sql`${ofDoctor(clinicDoctorId, deptId)} and ${ofKinds(['expert'])}`, openWindow(ctx.now))

export const ordinarySessions: HandlerOf<Services['ordinarySessions']> = ({ input: { deptId }, ctx }) =>
  sessionsWhere(
    ctx,
    sql`session.dept_id = any (${withBelow(deptId)}) and ${ofKinds(['ordinary'])}`,
    openWindow(ctx.now),
  )

export const doctorsOfDay: HandlerOf<Services['doctorsOfDay']> = async ({
  input: { deptId, hosId, date, kind },
  ctx,
}) => {
  if (!deptId && !hosId) return []
  const at = deptId
    ? sql<boolean>`session.dept_id = any (${withBelow(deptId)})`
    : sql<boolean>`session.hos_id = ${hospitalOf(present(hosId))}`
  const open = openWindow(ctx.now)
  const day = date ?? open.from
  if (day < open.from || day > open.to) return []
  return underDoctors(await sessionsWhere(ctx, sql`${at} and ${ofKinds(kindsOf(kind))}`, windowOfDay(day, ctx.now)))
}

export const doctorsOfTomorrow: HandlerOf<Services['doctorsOfTomorrow']> = async ({ input: { deptId, kind }, ctx }) =>
  underDoctors(
    await sessionsWhere(
      ctx,
      sql`session.dept_id = any (${withBelow(deptId)}) and ${ofKinds(kindsOf(kind))}`,
      windowOfDay(addDays(dayOf(ctx.now), 1), ctx.now),
    ),
  )

export const listNumbers: HandlerOf<Services['listNumbers']> = async ({ input, ctx, refuse }) =>
  (await numbersOf(ctx, input.sessionId)) ?? refuse('not_found')
