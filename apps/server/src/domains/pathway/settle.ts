import type { PathwayTask } from '@nethos/contract/pathway/pathway.document.ts'
import { isSettled } from '@nethos/contract/pathway/pathway.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import { taskOpened } from './opened.ts'
import { pathways, pathwayTasks } from './pathway.lifecycle.ts'
import { notifyOfEnd } from './pathway.jobs.ts'
import { reportedAnchors, documentOf, eventsOf, tasksIn, type PathwayRow, type TaskRow } from './pathway.table.ts'
import { planReminders } from './reminders.ts'
import { followTaskQuestionnaire } from './task-questionnaire.ts'
import { anchorsAt, inOrder, reportedAt, wantedOf, type Situation } from './wanted.ts'

/** What has come of settling: the pathway and its tasks as they are now. */
export interface Settled {
  pathway: PathwayRow
  rows: TaskRow[]
  /** Something that was scheduled, and is not done, has another time now. */
  hasMoved: boolean
}

type Step = Parameters<typeof pathwayTasks.transition>[2]

/**
 * Brings a pathway that the caller holds to what its document says of all that is known: events, anchors, what is done, and
 * the clock. Whatever came in which order, the same is known in the end, and the same comes out; done again it changes
 * nothing.
 */
export async function settlePathway(ctx: Ctx, pathway: PathwayRow): Promise<Settled> {
  const { pathwayId, documentHash } = pathway
  const rows = await tasksIn(ctx, [pathwayId])
  if (pathway.status === 'stopped') return { pathway, rows, hasMoved: false }
  const [document, events, reported] = [
    await documentOf(ctx, documentHash),
    await eventsOf(ctx, pathwayId),
    await reportedAnchors(ctx, pathwayId),
  ]
  const situation: Situation = {
    document,
    facts: pathway.facts,
    events,
    anchors: anchorsAt(document, reported, events),
    rows: byKey(rows),
  }
  let hasMoved = false
  for (const task of inOrder(document)) {
    const settled: TaskRow[] = []
    for (const row of situation.rows.get(task.key) ?? []) {
      const now = await settleTask(ctx, { pathway, situation, task }, row)
      hasMoved ||= row.scheduledAt !== null && row.scheduledAt !== now.scheduledAt && !isSettled(now.status)
      settled.push(now)
    }
    situation.rows.set(task.key, settled)
  }
  const now = [...situation.rows.values()].flat()
  await planReminders(ctx, document, now)
  return { pathway: await endOrReopen(ctx, pathway, now), rows: now, hasMoved }
}

function byKey(rows: readonly TaskRow[]): Map<string, TaskRow[]> {
  const found = new Map<string, TaskRow[]>()
  for (const row of rows) found.set(row.taskKey, [...(found.get(row.taskKey) ?? []), row])
  return found
}

interface Where {
  pathway: PathwayRow
  situation: Situation
  task: PathwayTask
}

async function settleTask(ctx: Ctx, { pathway, situation, task }: Where, before: TaskRow): Promise<TaskRow> {
  let row = before
  if (row.status === 'withdrawn') return row
  if (row.status === 'done') {
    const at = reportedAt(situation, task, row)
    return at === undefined || at === row.doneAt ? row : pathwayTasks.change(ctx, row, { doneAt: at })
  }
  const step = async (event: Step, by: 'clock' | 'hospital' = 'clock', doneAt?: number) => {
    row = (await pathwayTasks.transition(ctx, row, event, by, doneAt === undefined ? {} : { doneAt })) ?? row
  }
  const wanted = wantedOf(situation, task, row.occurrence)
  if (wanted === 'not_needed') {
    if (row.status !== 'not_needed') await step('drop')
    if (row.scheduledAt !== null)
      row = await pathwayTasks.change(ctx, row, { opensAt: null, scheduledAt: null, closesAt: null })
  } else {
    if (row.status === 'not_needed') await step('reopen')
    const { opensAt, scheduledAt, closesAt } = wanted ?? { opensAt: null, scheduledAt: null, closesAt: null }
    if (row.opensAt !== opensAt || row.scheduledAt !== scheduledAt || row.closesAt !== closesAt)
      row = await pathwayTasks.change(ctx, row, { opensAt, scheduledAt, closesAt, seenAt: null })
    const isOver = closesAt !== null && closesAt <= ctx.now
    if (row.status === 'missed' && !isOver) await step('reopen')
    if (row.status === 'open' && (opensAt === null || opensAt > ctx.now)) await step('postpone')
    if (!row.isPaused && row.status === 'waiting' && opensAt !== null && opensAt <= ctx.now) {
      await step('open')
      if (!isOver) row = await taskOpened(ctx, { pathway, task, row })
    }
    if (!row.isPaused && row.status === 'open' && isOver) await step('miss')
  }
  const doneAt = reportedAt(situation, task, row)
  if (doneAt !== undefined) await step('record', 'hospital', doneAt)
  return followTaskQuestionnaire(ctx, before, row)
}

/** It ends with its last task, and goes on when one of them is to be done after all. */
async function endOrReopen(ctx: Ctx, pathway: PathwayRow, rows: readonly TaskRow[]): Promise<PathwayRow> {
  const isOver = rows.every(row => isSettled(row.status))
  if (pathway.status === 'going' && isOver)
    return ended(ctx, await pathways.transition(ctx, pathway, 'finish', 'clock', { endedAt: ctx.now }), pathway)
  if (pathway.status === 'done' && !isOver)
    return ended(ctx, await pathways.transition(ctx, pathway, 'reopen', 'clock', { endedAt: null }), pathway)
  return pathway
}

async function ended(ctx: Ctx, moved: PathwayRow | undefined, before: PathwayRow): Promise<PathwayRow> {
  if (moved) await notifyOfEnd(ctx, moved)
  return moved ?? before
}
