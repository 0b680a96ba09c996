import { sql } from 'kysely'
import { bookingDays } from '@nethos/contract/booking/session.kinds.ts'
import type { localClinicDeskServices } from '@nethos/contract/clinics/local-desk.services.ts'
import { wrongInTimes } from '@nethos/contract/clinics/local.rules.ts'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../../calls/handler.ts'
import type { Db } from '../../../database/connect.ts'
import { wrongInClinic } from './desk-plans.ts'
import { changed, closedTo, isHospital } from './local-only.ts'
import { copied, ours } from './session-list.table.ts'
import { addNumbers, changeDoctor, changeSession, insertSession, stopSession } from './session.table.ts'

type Services = typeof localClinicDeskServices

export const listLocalSessions: HandlerOf<Services['listLocalSessions']> = async ({ input, ctx, refuse }) => {
  const { db, runtime } = ctx
  const { hosId, onDay } = input
  if (!(await isHospital(db, hosId))) return refuse('not_found')
  const chosen = sql<boolean>`session.hos_id = ${hosId} and session.on_day = ${onDay}`
  return (await (runtime.hospital.isLocal(hosId) ? ours : copied)(db, chosen)).rows
}

interface NumberRow {
  numberCode: string
  no: number
  startsAt: number
  state: 'free' | 'window' | 'held' | 'registered'
  bookingId: string
  outcome: '' | 'seen' | 'missed'
}

/** Stopped numbers name whose they were. */
const numbersOf = (db: Db, hosId: string, sessionCode: string) =>
  sql<NumberRow>`
    select number.number_code, no, (extract(epoch from starts_at) * 1000)::float8 as starts_at, number.state,
      coalesce(number.our_no, '') as booking_id, case when mine.state in ('seen', 'missed') then mine.state else '' end as outcome
    from kept_number as number
    left join kept_order as mine on mine.hos_id = number.hos_id and mine.our_no = number.our_no
    where number.hos_id = ${hosId} and number.session_code = ${sessionCode} order by no`.execute(db)

const copiedNumbersOf = (db: Db, sessionId: string) =>
  sql<NumberRow>`
    select number_code, number.no, (extract(epoch from number.starts_at) * 1000)::float8 as starts_at,
      case when state = 'taken' then case when status in ('booked', 'seen', 'missed') then 'registered' else 'held' end
        when state = 'elsewhere' then 'window' else 'free' end as state,
      coalesce(booking.booking_id, '') as booking_id, case when status in ('seen', 'missed') then status else '' end as outcome
    from clinic_number as number left join booking on booking.booking_id = number.booking_id
    where number.session_id = ${sessionId} order by number.no`.execute(db)

export const localSession: HandlerOf<Services['localSession']> = async ({ input, ctx, refuse }) => {
  const { db, runtime } = ctx
  const { hosId, sessionCode } = input
  const chosen = sql<boolean>`session.hos_id = ${hosId} and session.session_code = ${sessionCode}`
  const isLocal = runtime.hospital.isLocal(hosId)
  const [session] = (await (isLocal ? ours : copied)(db, chosen)).rows
  if (!session) return refuse('not_found')
  const numbers = isLocal
    ? await numbersOf(db, hosId, sessionCode)
    : await copiedNumbersOf(db, `${hosId}.${sessionCode}`)
  return { session, numbers: numbers.rows }
}

const minuteMs = 60_000

export const addSession: HandlerOf<Services['addSession']> = async ({ input, ctx, refuse }) => {
  const { db, now } = ctx
  const { hosId, onDay, startMinute } = input
  const closed = await closedTo(ctx, hosId)
  if (closed) return refuse(closed)
  const clinic = { ...input, doctorCode: input.doctorCode || null }
  const wrong = await wrongInClinic(db, clinic)
  if (wrong === 'not_found') return refuse('not_found')
  if (wrong) return refuse('clinic_wrong', wrong)
  const isTooFar = onDay > addDays(dayOf(now), bookingDays)
  if (isTooFar || startOfDay(onDay) + startMinute * minuteMs <= now) return refuse('day_wrong')
  const sessionCode = await insertSession(db, clinic)
  if (sessionCode === undefined) return refuse('held_already')
  await changed(ctx, hosId, { action: 'clinic.session.add', recordId: sessionCode, what: 'whole' })
  return { sessionCode }
}

export const changeLocalSession: HandlerOf<Services['changeSession']> = async ({ input, ctx, refuse }) => {
  const { hosId, ...to } = input
  const closed = await closedTo(ctx, hosId)
  if (closed) return refuse(closed)
  if (!(await ours(ctx.db, sql`session.hos_id = ${hosId} and session.session_code = ${to.sessionCode}`)).rows[0])
    return refuse('not_found')
  if (!(await changeSession(ctx.db, hosId, { ...to, now: ctx.now }))) return refuse('session_over')
  await changed(ctx, hosId, { action: 'clinic.session.change', recordId: to.sessionCode, what: 'news' })
  return true
}

/** The session, unless it is over or stopped. */
async function goingOn(db: Db, hosId: string, sessionCode: string, now: number) {
  const chosen = sql<boolean>`session.hos_id = ${hosId} and session.session_code = ${sessionCode}`
  const [session] = (await ours(db, chosen)).rows
  if (!session) return { why: 'not_found' as const }
  return session.isStopped || session.endsAt <= now ? { why: 'session_over' as const } : { session }
}

export const stopLocalSession: HandlerOf<Services['stopLocalSession']> = async ({ input, ctx, refuse }) => {
  const { hosId, sessionCode, reason } = input
  const closed = await closedTo(ctx, hosId)
  if (closed) return refuse(closed)
  const { why } = await goingOn(ctx.db, hosId, sessionCode, ctx.now)
  if (why) return refuse(why)
  const patientCount = await stopNow(ctx, { hosId, sessionCode, reason })
  return patientCount === undefined ? refuse('session_over') : { patientCount }
}

/** Stopped, written down, and who has booked is told; undefined: it was over or stopped already. */
export async function stopNow(
  ctx: Ctx<StaffCaller>,
  { hosId, sessionCode, reason }: { hosId: string; sessionCode: string; reason: string },
): Promise<number | undefined> {
  const patientCount = await stopSession(ctx.db, hosId, { sessionCode, reason, now: ctx.now })
  if (patientCount !== undefined)
    await changed(ctx, hosId, { action: 'clinic.session.stop', recordId: sessionCode, what: 'news' })
  return patientCount
}

export const giveSession: HandlerOf<Services['giveSession']> = async ({ input, ctx, refuse }) => {
  const { hosId, sessionCode, doctorCode } = input
  const { db, now } = ctx
  const closed = await closedTo(ctx, hosId)
  if (closed) return refuse(closed)
  const { why, session } = await goingOn(db, hosId, sessionCode, now)
  if (why) return refuse(why)
  const held = await db
    .selectFrom('keptSession')
    .select('sessionCode')
    .where('hosId', '=', hosId)
    .where('onDay', '=', session.onDay)
    .where('period', '=', session.period)
    .where('doctorCode', '=', doctorCode)
    .where('isStopped', '=', false)
    .executeTakeFirst()
  if (held) return refuse('held_already')
  if (!(await changeDoctor(db, hosId, { sessionCode, doctorCode, now }))) return refuse('not_found')
  await changed(ctx, hosId, { action: 'clinic.session.doctor', recordId: sessionCode, what: 'news' })
  return true
}

export const addLocalNumbers: HandlerOf<Services['addNumbers']> = async ({ input, ctx, refuse }) => {
  const { hosId, sessionCode, count, isForWindow } = input
  const { db, now } = ctx
  const closed = await closedTo(ctx, hosId)
  if (closed) return refuse(closed)
  const { why, session } = await goingOn(db, hosId, sessionCode, now)
  if (why) return refuse(why)
  const startMinute = Math.round((session.startsAt - startOfDay(session.onDay)) / minuteMs)
  const minutesEach = Math.max(1, Math.round((session.endsAt - session.startsAt) / session.numberCount / minuteMs))
  const { period, numberCount } = session
  const sentence = wrongInTimes({ period, startMinute, numberCount: numberCount + count, minutesEach })
  if (sentence !== undefined) return refuse('clinic_wrong', { sentence })
  await addNumbers(db, hosId, { sessionCode, count, state: isForWindow ? 'window' : 'free', now })
  await changed(ctx, hosId, { action: 'clinic.number.add', recordId: sessionCode, what: 'news' })
  return true
}
