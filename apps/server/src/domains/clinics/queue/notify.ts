import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { nearBefore } from '@nethos/contract/clinics/visitor.status.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { putMessage } from '../../messages/public.ts'
import { visitorsOf, type OneSession } from './queue.table.ts'

type InLine = Awaited<ReturnType<typeof visitorsOf>>[number]

const about = (bookingId: string) => ({ recordType: 'booking', recordId: bookingId })
const linkTo = (bookingId: string) => bookingPages.booking.to({ id: bookingId })

/** Into the box of whoever booked; who bought the number at the window has none. */
async function notify(ctx: Ctx, one: InLine, type: 'clinic_called' | 'clinic_passed', room: string): Promise<void> {
  const { accountId, bookingId, name: person } = one
  if (!accountId) return
  const common = { accountId, link: linkTo(bookingId), about: about(bookingId) }
  if (type === 'clinic_called') await putMessage(ctx, { ...common, type, values: { person, room } })
  else await putMessage(ctx, { ...common, type, values: { person } })
}

/**
 * The line has moved: pages that wait are told, whoever was called or passed gets a message, and so does who has come near,
 * once. Gives whoever was called or passed.
 */
export async function lineMoved(
  ctx: Ctx,
  session: OneSession & { room: string },
  what?: { visitorId: string; type: 'clinic_called' | 'clinic_passed' },
): Promise<InLine | undefined> {
  const all = await visitorsOf(ctx.db, session)
  const room = session.room || '诊室'
  const moved = what && all.find(one => one.visitorId === what.visitorId)
  if (what && moved) await notify(ctx, moved, what.type, room)
  const waiting = all.filter(one => one.status === 'waiting')
  for (const one of moved ? [moved, ...waiting] : waiting)
    if (one.accountId) await ctx.announce({ accountId: one.accountId }, 'booking', one.bookingId)
  if (!all.some(one => one.calledAt !== null)) return moved
  for (const [before, one] of waiting.slice(0, nearBefore + 1).entries()) await notifyNear(ctx, one, before, room)
  return moved
}

async function notifyNear(ctx: Ctx, one: InLine, before: number, room: string): Promise<void> {
  if (!one.accountId) return
  const { numUpdatedRows } = await ctx.db
    .updateTable('clinicVisitor')
    .set({ nearToldAt: new Date(ctx.now) })
    .where('visitorId', '=', one.visitorId)
    .where('nearToldAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await putMessage(ctx, {
    accountId: one.accountId,
    type: 'clinic_near',
    values: { person: one.name, before: String(before), room },
    link: linkTo(one.bookingId),
    about: about(one.bookingId),
  })
}
