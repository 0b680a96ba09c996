import { sql, type RawBuilder } from 'kysely'
import { bookingDays } from '@nethos/contract/booking/session.kinds.ts'
import type { ownClinicServices } from '@nethos/contract/clinics/own-clinic.services.ts'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import { stopNow } from './desk-sessions.ts'
import { copied, ours, type ListedSession } from './session-list.table.ts'

type Services = typeof ownClinicServices

/** A doctor's are those that he holds himself; a nurse's those of the department that her profile belongs to. */
const isOwn = ({ role, docId }: StaffCaller): RawBuilder<boolean> => {
  if (!docId) return sql`false`
  return role === 'doctor'
    ? sql`doctor.doc_id = ${docId}`
    : sql`department.gb_dept_code = (select gb_dept_code from doctor as nurse where nurse.doc_id = ${docId})`
}

export const listOwnSessions: HandlerOf<Services['listOwnSessions']> = async ({
  ctx: { db, caller, now, runtime },
}) => {
  const today = dayOf(now)
  const chosen = sql<boolean>`session.on_day between ${today}::date and ${addDays(today, bookingDays)}::date
    and session.ends_at > ${new Date(now)} and ${isOwn(caller)}`
  const isLocal = ({ hosId }: ListedSession) => runtime.hospital.isLocal(hosId)
  const [here, elsewhere] = [(await ours(db, chosen)).rows.filter(isLocal), (await copied(db, chosen)).rows]
  return [
    ...here.map(one => ({ ...one, mayStop: !one.isStopped })),
    ...elsewhere.filter(one => !isLocal(one)).map(one => ({ ...one, mayStop: false })),
  ].toSorted((one, other) => one.startsAt - other.startsAt)
}

export const stopOwnSession: HandlerOf<Services['stopOwnSession']> = async ({ input, ctx, refuse }) => {
  const { hosId, sessionCode, reason } = input
  const chosen = sql<boolean>`session.hos_id = ${hosId} and session.session_code = ${sessionCode} and ${isOwn(ctx.caller)}`
  const isLocal = ctx.runtime.hospital.isLocal(hosId)
  const [session] = (await (isLocal ? ours : copied)(ctx.db, chosen)).rows
  if (!session) return refuse('not_found')
  if (!isLocal) return refuse('not_kept_here')
  if (session.isStopped || session.endsAt <= ctx.now) return refuse('session_over')
  const patientCount = await stopNow(ctx, { hosId, sessionCode, reason })
  return patientCount === undefined ? refuse('session_over') : { patientCount }
}
