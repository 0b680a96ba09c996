import type { DeskSurgery, daySurgeryDeskServices } from '@nethos/contract/daysurgery/daysurgery-desk.services.ts'
import { memberRoles } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import { surgeryEventNames, surgeryEvents } from '@nethos/contract/daysurgery/surgery.status.ts'
import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import { lookedThrough, refuse, type HandlerOf } from '../../calls/handler.ts'
import { whoseFile } from '../people/public.ts'
import { announce, happened } from './surgery.life.ts'
import { shownInfo } from './shown.ts'
import { eventsOf, surgeryOf, takeSurgery, watchersOf } from './surgery.table.ts'

type Services = typeof daySurgeryDeskServices
const mostOfDay = 200

export const deskSurgeries: HandlerOf<Services['deskSurgeries']> = async ({ input: { onDay }, ctx }) => {
  const rows = await ctx.db
    .selectFrom('surgery')
    .innerJoin('hospital', 'hospital.hosId', 'surgery.hosId')
    .innerJoinLateral(whoseFile('surgery.hosId', 'surgery.recordNumber'), on => on.onTrue())
    .selectAll('surgery')
    .select(['hospital.hosName', 'whose.personName', 'whose.personId', 'whose.accountId'])
    .where('plannedAt', '>=', new Date(startOfDay(onDay)))
    .where('plannedAt', '<', new Date(startOfDay(addDays(onDay, 1))))
    .orderBy('plannedAt')
    .orderBy('surgery.surgeryId')
    .limit(mostOfDay)
    .execute()
  const events = await eventsOf(
    ctx,
    rows.map(row => row.surgeryId),
  )
  const shown = rows.map(({ hosName, personName, personId, accountId: _, ...row }): DeskSurgery => {
    const one = surgeryOf(row)
    const done = events.get(row.surgeryId) ?? []
    const at = new Map(done.map(event => [event.event, event.at]))
    return {
      ...shownInfo(ctx, { ...one, hosName, personName, personId }, done),
      teamText: one.team.map(member => `${memberRoles[member.role]} ${member.name}`).join('、'),
      isLate: one.status === 'planned' && one.arriveAt < ctx.now,
      events: surgeryEventNames.map(event => ({ event, label: surgeryEvents[event], at: at.get(event) ?? null })),
    }
  })
  return lookedThrough(
    rows.map(({ accountId, personId }) => ({ accountId, personId })),
    shown,
  )
}

const mostLate = 24 * 3_600_000

export const reportSurgeryEvent: HandlerOf<Services['reportSurgeryEvent']> = async ({ input, ctx }) => {
  const { surgeryId, event } = input
  const at = input.at ?? ctx.now
  const held = await takeSurgery(ctx, surgeryId)
  if (!held) return refuse('not_found')
  if (held.status === 'cancelled') return refuse('not_open')
  if (at > ctx.now || at < ctx.now - mostLate) return refuse('time_wrong')
  const known = (await eventsOf(ctx, [surgeryId])).get(surgeryId) ?? []
  if (known.some(one => one.event === event)) return refuse('said_already')
  const watchers = await watchersOf(ctx, held)
  const one = await happened(ctx, held, [{ eventId: `desk.${event}`, event, occurredAt: at }], watchers)
  await ctx.audit({ action: 'surgery.report', recordType: 'surgery', recordId: surgeryId })
  await announce(ctx, one, watchers)
  return true
}
