import { anchorsOf } from '@nethos/contract/pathway/pathway.document.ts'
import { pathwayPages } from '@nethos/contract/pathway/pathway.pages.ts'
import type { Ctx } from '../../calls/handler.ts'
import { putMessage } from '../messages/public.ts'
import { pathways, pathwayTasks } from './pathway.lifecycle.ts'
import { notifyOfEnd } from './pathway.jobs.ts'
import { documentOf, holdPathway, type PathwayRow, type TaskRow } from './pathway.table.ts'
import { nameOf, planReminders } from './reminders.ts'
import { settlePathway, type Settled } from './settle.ts'
import { followTaskQuestionnaire } from './task-questionnaire.ts'

/** Settles a pathway after something has become known, and tells its pages, and its patient if times have moved. */
export async function settleAndNotify(ctx: Ctx, pathway: PathwayRow): Promise<Settled> {
  const settled = await settlePathway(ctx, pathway)
  await ctx.announce({ accountId: pathway.accountId }, 'pathway', pathway.pathwayId)
  if (settled.hasMoved) await notifyPatient(ctx, pathway, 'pathway_moved')
  return settled
}

async function notifyPatient(ctx: Ctx, pathway: PathwayRow, type: 'pathway_moved' | 'pathway_stopped'): Promise<void> {
  await putMessage(ctx, {
    accountId: pathway.accountId,
    type,
    values: { person: await nameOf(ctx, pathway.personId), plan: pathway.title },
    link: pathwayPages.pathway.to({ pathwayId: pathway.pathwayId }),
    about: { recordType: 'pathway', recordId: pathway.pathwayId },
  })
}

/**
 * Says when an anchor is, epoch ms: planned, or another time than before; null: it is not known any more. What is not done
 * moves with it. False: the pathway is stopped, is not there, or has no such anchor.
 */
export async function setAnchor(
  ctx: Ctx,
  { pathwayId, anchor, at }: { pathwayId: string; anchor: string; at: number | null },
): Promise<boolean> {
  const pathway = await holdPathway(ctx, pathwayId)
  if (!pathway || pathway.status === 'stopped') return false
  if (!(anchor in anchorsOf(await documentOf(ctx, pathway.documentHash)))) return false
  if (at === null) return forgetAnchor(ctx, pathway, anchor)
  const fields = { at: new Date(at), saidAt: new Date(ctx.now) }
  await ctx.db
    .insertInto('pathwayAnchor')
    .values({ pathwayId, anchor, ...fields })
    .onConflict(on => on.columns(['pathwayId', 'anchor']).doUpdateSet(fields))
    .execute()
  await settleAndNotify(ctx, pathway)
  return true
}

async function forgetAnchor(ctx: Ctx, pathway: PathwayRow, anchor: string): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('pathwayAnchor')
    .where('pathwayId', '=', pathway.pathwayId)
    .where('anchor', '=', anchor)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await settleAndNotify(ctx, pathway)
  return true
}

export interface ReportedEvent {
  /** One pathway, or all of a person's that go on. */
  of: { pathwayId: string } | { personId: string }
  /** The event's own id at the hospital: reported again it changes nothing. */
  eventId: string
  /** As documents call it: surgery-ended. */
  event: string
  /** When it happened, epoch ms; it may be reported late, and before an earlier one. */
  occurredAt: number
}

/** Takes what the hospital says to have happened. Gives in how many pathways it was news. */
export async function recordEvent(ctx: Ctx, { of, eventId, event, occurredAt }: ReportedEvent): Promise<number> {
  let news = 0
  for (const pathwayId of await pathwaysOf(ctx, of)) {
    const pathway = await holdPathway(ctx, pathwayId)
    if (!pathway) continue
    const { numInsertedOrUpdatedRows } = await ctx.db
      .insertInto('pathwayEvent')
      .values({ pathwayId, eventId, event, occurredAt: new Date(occurredAt), receivedAt: new Date(ctx.now) })
      .onConflict(on => on.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) continue
    await settleAndNotify(ctx, pathway)
    news++
  }
  return news
}

/** Always in the same order: who holds several never waits for one who holds them the other way round. */
const pathwaysOf = async ({ db }: Ctx, of: ReportedEvent['of']): Promise<string[]> =>
  'pathwayId' in of
    ? [of.pathwayId]
    : (
        await db
          .selectFrom('pathway')
          .select('pathwayId')
          .where('personId', '=', of.personId)
          .where('status', 'in', ['going', 'paused'])
          .orderBy('pathwayId')
          .execute()
      ).map(one => one.pathwayId)

/** Ends a pathway before its time: what is not done is withdrawn, nothing of it is reminded of any more. False: it has ended, or is not there. */
export async function stopPathway(
  ctx: Ctx,
  { pathwayId, reason }: { pathwayId: string; reason: string },
): Promise<boolean> {
  const held = await holdPathway(ctx, pathwayId)
  if (!held || (held.status !== 'going' && held.status !== 'paused')) return false
  const { pathway, rows } = await settlePathway(ctx, held)
  const stopped = await pathways.transition(ctx, pathway, 'stop', 'hospital', { stopReason: reason, endedAt: ctx.now })
  if (!stopped) return false
  const left: TaskRow[] = []
  for (const row of rows) {
    const withdrawn = await pathwayTasks.transition(ctx, row, 'withdraw', 'hospital')
    left.push(withdrawn ? await followTaskQuestionnaire(ctx, row, withdrawn) : row)
  }
  await planReminders(ctx, await documentOf(ctx, pathway.documentHash), left)
  await ctx.announce({ accountId: pathway.accountId }, 'pathway', pathwayId)
  await notifyPatient(ctx, pathway, 'pathway_stopped')
  await notifyOfEnd(ctx, stopped)
  return true
}

/** Nothing opens, closes or is reminded of while it rests; afterwards the clock goes on as if it had been looking. */
export async function restPathway(
  ctx: Ctx,
  { pathwayId, isPaused }: { pathwayId: string; isPaused: boolean },
): Promise<boolean> {
  const held = await holdPathway(ctx, pathwayId)
  if (!held) return false
  const { pathway: now, rows } = await settlePathway(ctx, held)
  const pathway = await pathways.transition(ctx, now, isPaused ? 'pause' : 'resume', 'hospital')
  if (!pathway) return false
  for (const row of rows) await pathwayTasks.change(ctx, row, { isPaused })
  await settleAndNotify(ctx, pathway)
  return true
}
