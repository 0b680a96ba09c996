import type { localClinicDeskServices } from '@nethos/contract/clinics/local-desk.services.ts'
import { startOfDay } from '@nethos/contract/common/days.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import type { Db } from '../../../database/connect.ts'
import { changed, closedTo } from './local-only.ts'
import { inTurn } from './offer.table.ts'
import { endVisit } from './order.table.ts'
import { turnNumber as turn } from './session.table.ts'

type Services = typeof localClinicDeskServices

/** A number, and the session that it is of. */
const findNumber = (db: Db, hosId: string, numberCode: string) =>
  db
    .selectFrom('keptNumber as number')
    .innerJoin('keptSession as session', on =>
      on.onRef('session.hosId', '=', 'number.hosId').onRef('session.sessionCode', '=', 'number.sessionCode'),
    )
    .select(['ourNo', 'isStopped', 'onDay', 'endsAt'])
    .where('number.hosId', '=', hosId)
    .where('numberCode', '=', numberCode)
    .executeTakeFirst()

export const turnNumber: HandlerOf<Services['turnNumber']> = async ({ input, ctx, refuse }) => {
  const { hosId, numberCode, to } = input
  const closed = await closedTo(ctx, hosId)
  if (closed) return refuse(closed)
  const number = await findNumber(ctx.db, hosId, numberCode)
  if (!number) return refuse('not_found')
  if (number.isStopped || number.endsAt.getTime() <= ctx.now) return refuse('session_over')
  await inTurn(ctx.db, hosId, 'writing')
  if (!(await turn(ctx.db, hosId, { numberCode, to, now: ctx.runtime.clock.now() }))) return refuse('number_gone')
  await changed(ctx, hosId, { action: 'clinic.number.turn', recordId: numberCode, what: 'news' })
  return true
}

export const endLocalVisit: HandlerOf<Services['endLocalVisit']> = async ({ input, ctx, refuse }) => {
  const { hosId, numberCode, outcome } = input
  const closed = await closedTo(ctx, hosId)
  if (closed) return refuse(closed)
  const number = await findNumber(ctx.db, hosId, numberCode)
  if (!number) return refuse('not_found')
  if (startOfDay(String(number.onDay)) > ctx.now) return refuse('visit_early')
  const isEnded =
    number.ourNo !== null && (await endVisit(ctx.db, hosId, { ourNo: number.ourNo, outcome, now: ctx.now }))
  if (!isEnded) return refuse('number_gone')
  await changed(ctx, hosId, { action: 'clinic.visit.end', recordId: numberCode, what: 'news' })
  return true
}
