import type { clinicQueueServices } from '@nethos/contract/clinics/clinic-queue.services.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { visitorStates, type VisitorAct } from '@nethos/contract/clinics/visitor.status.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import { lookedThrough, type Ctx, type HandlerOf } from '../../../calls/handler.ts'
import { askJob, type OneHospital } from '../sync/line.jobs.ts'
import { endVisit } from '../local/order.table.ts'
import { lineMoved } from './notify.ts'
import {
  inTurn,
  nextWaiting,
  numberOfToday,
  placeFor,
  queuesOf,
  visitorById,
  visitorsOf,
  type OneSession,
} from './queue.table.ts'
import { visitors, type Visitor } from './visitor.lifecycle.ts'

type Services = typeof clinicQueueServices

export const listClinicQueues: HandlerOf<Services['listClinicQueues']> = ({ ctx }) => queuesOf(ctx)

export const clinicQueue: HandlerOf<Services['clinicQueue']> = async ({ input, ctx, refuse }) => {
  const [queue] = await queuesOf(ctx, input)
  if (!queue) return refuse('not_found')
  const rows = await visitorsOf(ctx.db, input)
  const looked = rows.flatMap(({ personId, accountId, bookingId }) =>
    personId && accountId ? [{ personId, accountId, bookingId }] : [],
  )
  return lookedThrough(looked, {
    queue,
    visitors: rows.map(({ accountId: _account, personId: _person, ...visitor }) => visitor),
  })
}

/** The session, if the caller works at its line and it is of today. */
const sessionAt = async (ctx: Ctx<StaffCaller>, one: OneSession) => (await queuesOf(ctx, one))[0]

const written = (ctx: Ctx<StaffCaller>, { hosId }: OneSession, numberCode: string) =>
  ctx.audit({ action: 'clinic.queue', recordType: 'clinic', recordId: `${hosId}.${numberCode}` })

/** False: this number has checked in already. */
async function enter(
  ctx: Ctx<StaffCaller>,
  session: OneSession & { room: string },
  { numberCode, no }: { numberCode: string; no: number },
  guestName: string,
): Promise<boolean> {
  await inTurn(ctx, session)
  const { hosId, sessionCode } = session
  const known = await ctx.db
    .selectFrom('clinicVisitor')
    .select('visitorId')
    .where('hosId', '=', hosId)
    .where('numberCode', '=', numberCode)
    .where('status', '<>', 'left')
    .executeTakeFirst()
  if (known) return false
  const place = await placeFor(ctx.db, session, no)
  const who = { hosId, sessionCode, numberCode, no, place, guestName }
  await visitors.begin(ctx, { ...who, checkedInAt: ctx.now }, { event: 'check_in', by: 'doctor', to: 'waiting' })
  await written(ctx, session, numberCode)
  await lineMoved(ctx, session)
  return true
}

export const checkIn: HandlerOf<Services['checkIn']> = async ({ input, ctx, refuse }) => {
  const { hosId, numberCode, guestName = '' } = input
  const number = await numberOfToday(ctx.db, { hosId, numberCode, day: dayOf(ctx.now) })
  if (!number) return refuse('not_found')
  if (!number.isToday || number.isOver) return refuse('not_today')
  const session = await sessionAt(ctx, { hosId, sessionCode: number.sessionCode })
  if (!session) return refuse('not_found')
  if (number.state !== 'registered' && number.state !== 'window') return refuse('not_registered')
  const name = number.state === 'window' ? guestName : ''
  return (await enter(ctx, session, number, name)) || refuse('checked_in')
}

export const checkInByCode: HandlerOf<Services['checkInByCode']> = async ({ input, ctx, refuse }) => {
  const { hosId, pickUpCode } = input
  const number = await numberOfToday(ctx.db, { hosId, pickUpCode, day: dayOf(ctx.now) })
  const session = number && (await sessionAt(ctx, { hosId, sessionCode: number.sessionCode }))
  if (!number || !session) return refuse('code_unknown')
  if (!(await enter(ctx, session, number, ''))) return refuse('checked_in')
  const { sessionCode, deptName, room } = session
  return { sessionCode, no: number.no, deptName, room }
}

export const callNextVisitor: HandlerOf<Services['callNextVisitor']> = async ({ input, ctx, refuse }) => {
  const session = await sessionAt(ctx, input)
  if (!session) return refuse('not_found')
  await inTurn(ctx, session)
  const next = await nextWaiting(ctx.db, session)
  if (!next) return refuse('nobody_waits')
  const called = await visitors.transition(ctx, next, 'call', 'doctor', {
    calledAt: ctx.now,
    callCount: next.callCount + 1,
  })
  if (!called) return refuse('nobody_waits')
  await written(ctx, session, next.numberCode)
  const shown = await lineMoved(ctx, session, { visitorId: next.visitorId, type: 'clinic_called' })
  return { no: next.no, name: shown?.name ?? '' }
}

/** What changes with the visitor beside his state. */
const changesOf: Readonly<
  Record<VisitorAct, (ctx: Ctx, one: Visitor) => Promise<Partial<Pick<Visitor, 'calledAt' | 'callCount' | 'place'>>>>
> = {
  recall: async (ctx, { callCount }) => ({ calledAt: ctx.now, callCount: callCount + 1 }),
  pass: async () => ({}),
  finish: async () => ({}),
  rejoin: async (ctx, one) => ({ place: await placeFor(ctx.db, one, one.no) }),
  reopen: async () => ({}),
  undo: async () => ({}),
}

export const moveVisitor: HandlerOf<Services['moveVisitor']> = async ({ input, ctx, refuse }) => {
  const session = await sessionAt(ctx, input)
  if (!session) return refuse('not_found')
  await inTurn(ctx, session)
  const one = await visitorById(ctx.db, session, input.visitorId)
  if (!one) return refuse('not_found')
  const may = Object.hasOwn(visitorStates[one.status].on, input.act)
  const moved = may && (await visitors.transition(ctx, one, input.act, 'doctor', await changesOf[input.act](ctx, one)))
  if (!moved) return refuse('visitor_moved')
  if (input.act === 'finish') await visitWasSeen(ctx, one)
  await written(ctx, session, one.numberCode)
  const type = ({ recall: 'clinic_called', pass: 'clinic_passed' } as const)[input.act as 'recall' | 'pass']
  await lineMoved(ctx, session, type && { visitorId: one.visitorId, type })
  return true
}

/** The booking ends with it; of a number sold at the window there is none. */
async function visitWasSeen(ctx: Ctx<StaffCaller>, { hosId, numberCode }: Visitor): Promise<void> {
  const number = await ctx.db
    .selectFrom('keptNumber')
    .select('ourNo')
    .where('hosId', '=', hosId)
    .where('numberCode', '=', numberCode)
    .executeTakeFirst()
  if (!number?.ourNo) return
  await endVisit(ctx.db, hosId, { ourNo: number.ourNo, outcome: 'seen', now: ctx.now })
  await ctx.enqueue(askJob, { hosId } satisfies OneHospital)
}
