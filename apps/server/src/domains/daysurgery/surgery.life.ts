import { instantInWords, timeOf } from '@nethos/contract/common/days.ts'
import { daySurgeryPages } from '@nethos/contract/daysurgery/daysurgery.pages.ts'
import {
  progressEvents,
  surgeryEventNames,
  transitionOf,
  type SurgeryEventName,
} from '@nethos/contract/daysurgery/surgery.status.ts'
import type { PathwayDocument } from '@nethos/contract/pathway/pathway.document.ts'
import type { Ctx } from '../../calls/handler.ts'
import { textCalledOff } from '../account/public.ts'
import { putMessage } from '../messages/public.ts'
import { recordEvent, setAnchor, startPathway, stopPathway } from '../pathway/public.ts'
import { chemotherapyPathway, nextAnchor } from './chemotherapy-pathway.ts'
import { eventKeyOf, surgeryPathway } from './surgery-pathway.ts'
import { surgeries } from './surgery.lifecycle.ts'
import type { Surgery, Watcher } from './surgery.table.ts'

const about = ({ surgeryId }: Surgery) => ({ recordType: 'surgery', recordId: surgeryId })

/** The pages of whoever sees it hear that it has changed. */
export async function announce(ctx: Ctx, one: Surgery, watchers: readonly Watcher[]): Promise<void> {
  for (const { accountId } of watchers) await ctx.announce({ accountId }, 'surgery', one.surgeryId)
  await ctx.announce('operators', 'surgery', one.surgeryId)
}

type SurgeryNotice = 'surgery_planned' | 'surgery_moved' | 'surgery_cancelled'

/** What the boxes of those are told who may act for the patient now. */
export async function notify(ctx: Ctx, one: Surgery, type: SurgeryNotice, watchers: readonly Watcher[]): Promise<void> {
  for (const { accountId, personId, personName: person } of watchers) {
    const isNotified = await putMessage(ctx, {
      accountId,
      type,
      values: { person, time: instantInWords(one.plannedAt) },
      link:
        one.kind === 'chemotherapy'
          ? daySurgeryPages.chemotherapy.at
          : daySurgeryPages.patientHome.to({ compatId: personId, id: one.surgeryId }),
      about: about(one),
    })
    if (isNotified && type === 'surgery_cancelled')
      await textCalledOff(ctx, accountId, { template: 'surgery-cancelled', at: one.plannedAt })
  }
}

/** A step of the operation, to whoever is let in at this moment; what the step was stands behind the login alone. */
async function notifyProgress(
  ctx: Ctx,
  one: Surgery,
  { event, at }: { event: SurgeryEventName; at: number },
  watchers: readonly Watcher[],
): Promise<void> {
  for (const { accountId, personName: person } of watchers)
    await putMessage(ctx, {
      accountId,
      type: 'surgery_progress',
      values: { person, time: timeOf(at) },
      link: daySurgeryPages.progress.to({ id: one.surgeryId }),
      about: { recordType: 'surgery_step', recordId: `${one.surgeryId}.${event}` },
    })
}

const dayMs = 86_400_000

/** Its course, where it is ours: that of another kind of operation belongs to a stay. A day of chemotherapy that lies behind has none. */
function documentOf(one: Surgery, now: number): PathwayDocument | undefined {
  if (one.kind === 'day') return surgeryPathway(one)
  return one.kind === 'chemotherapy' && one.plannedAt > now - dayMs ? chemotherapyPathway() : undefined
}

/** Begins its pathway for the account that does the tasks: the patient's own where there is one. */
export async function beginPathway(ctx: Ctx, one: Surgery, watchers: readonly Watcher[]): Promise<Surgery> {
  const [watcher] = watchers
  if (one.status === 'cancelled' || one.pathwayId !== null || !watcher) return one
  const document = documentOf(one, ctx.now)
  if (!document) return one
  const pathwayId = await startPathway(ctx, {
    accountId: watcher.accountId,
    personId: watcher.personId,
    document,
    // One that was cancelled and is planned again begins another.
    origin: { type: 'surgery', id: `${one.surgeryId}.${ctx.now}` },
    anchors: { planned: one.plannedAt, arrival: one.arriveAt },
  })
  return surgeries.change(ctx, one, { pathwayId })
}

/** Another time: what is not done moves with it. */
export async function movePathway(ctx: Ctx, { pathwayId, plannedAt, arriveAt }: Surgery): Promise<void> {
  if (pathwayId === null) return
  await setAnchor(ctx, { pathwayId, anchor: 'planned', at: plannedAt })
  await setAnchor(ctx, { pathwayId, anchor: 'arrival', at: arriveAt })
}

const reachMs = 30 * dayMs

/** Each day of chemotherapy knows the next one of the same file, so that nobody is asked for the same temperature twice. */
export async function joinCourses(ctx: Ctx, { kind, hosId, recordNumber }: Surgery): Promise<void> {
  if (kind !== 'chemotherapy') return
  const days = await ctx.db
    .selectFrom('surgery')
    .select(['pathwayId', 'plannedAt'])
    .where('hosId', '=', hosId)
    .where('recordNumber', '=', recordNumber)
    .where('kind', '=', 'chemotherapy')
    .where('status', '<>', 'cancelled')
    .where('plannedAt', '>', new Date(ctx.now - reachMs))
    .orderBy('plannedAt')
    .orderBy('surgeryId')
    .execute()
  for (const [at, { pathwayId }] of days.entries())
    if (pathwayId !== null)
      await setAnchor(ctx, { pathwayId, anchor: nextAnchor, at: days[at + 1]?.plannedAt.getTime() ?? null })
}

export async function endPathway(ctx: Ctx, { pathwayId }: Surgery): Promise<void> {
  if (pathwayId !== null) await stopPathway(ctx, { pathwayId, reason: '医院取消了这次安排' })
}

const isProgress = (event: SurgeryEventName): boolean => (progressEvents as readonly string[]).includes(event)
const orderOf = (event: SurgeryEventName): number => surgeryEventNames.indexOf(event)

export interface ReportedSurgeryEvent {
  eventId: string
  event: SurgeryEventName
  occurredAt: number
}

/** Writes down what has happened, each report once; in whatever order it comes, the state is that of the furthest. */
export async function happened(
  ctx: Ctx,
  before: Surgery,
  reports: readonly ReportedSurgeryEvent[],
  watchers: readonly Watcher[],
  isOld = false,
): Promise<Surgery> {
  let one = before
  for (const { eventId, event, occurredAt } of [...reports].sort((a, b) => orderOf(a.event) - orderOf(b.event))) {
    const { numInsertedOrUpdatedRows } = await ctx.db
      .insertInto('surgeryEvent')
      .values({
        surgeryId: one.surgeryId,
        event,
        eventId,
        occurredAt: new Date(occurredAt),
        receivedAt: new Date(ctx.now),
      })
      .onConflict(on => on.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) continue
    one = (await surgeries.transition(ctx, one, transitionOf[event], 'hospital')) ?? one
    if (one.pathwayId !== null)
      await recordEvent(ctx, { of: { pathwayId: one.pathwayId }, eventId, event: eventKeyOf(event), occurredAt })
    if (isProgress(event) && !isOld) await notifyProgress(ctx, one, { event, at: occurredAt }, watchers)
  }
  return one
}
