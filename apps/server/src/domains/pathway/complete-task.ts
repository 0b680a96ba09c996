import { tasksOf, type PathwayTask } from '@nethos/contract/pathway/pathway.document.ts'
import type { pathwayServices } from '@nethos/contract/pathway/pathway.services.ts'
import { pathwayWorkKinds } from '@nethos/contract/pathway/pathway.work.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, refuse, type Ctx, type HandlerOf, type Refused } from '../../calls/handler.ts'
import { readAbout } from '../messages/public.ts'
import { mayActFor, noteActFor } from '../people/public.ts'
import { readMeasured } from './measured.ts'
import { hangFiles, ownFiles } from '../system/public.ts'
import { settleAndNotify } from './pathway-changes.ts'
import { pathways, pathwayTasks } from './pathway.lifecycle.ts'
import {
  documentOf,
  holdPathway,
  pathwayOfTask,
  type PathwayRow,
  type TaskResult,
  type TaskRow,
} from './pathway.table.ts'
import { settlePathway } from './settle.ts'

type Services = typeof pathwayServices

export interface HeldTask {
  pathway: PathwayRow
  row: TaskRow
  task: PathwayTask
}

/** A task as it is now, its pathway held. */
export async function holdTask(ctx: Ctx, taskId: string): Promise<HeldTask | undefined> {
  const pathwayId = await pathwayOfTask(ctx, taskId)
  const held = pathwayId === undefined ? undefined : await holdPathway(ctx, pathwayId)
  if (!held) return undefined
  const { pathway, rows } = await settlePathway(ctx, held)
  const row = rows.find(one => one.taskId === taskId)
  const document = await documentOf(ctx, pathway.documentHash)
  const placed = row && tasksOf(document).find(({ task }) => task.key === row.taskKey)
  return row && placed && { pathway, row, task: placed.task }
}

/**
 * What the patient was to do is done, by whatever way: a questionnaire that was answered, a booking that another domain has
 * seen. It counts while the pathway rests too: it has happened. False: the task is not open. `flag`: why a nurse should look.
 */
export async function completeTask(
  ctx: Ctx,
  { taskId, result = {}, flag }: { taskId: string; result?: TaskResult; flag?: string | undefined },
): Promise<boolean> {
  const held = await holdTask(ctx, taskId)
  return held !== undefined && complete(ctx, held, { result, flag })
}

async function complete(
  ctx: Ctx,
  { pathway, row, task }: HeldTask,
  { result, flag }: { result: TaskResult; flag?: string | undefined },
): Promise<boolean> {
  const done = await pathwayTasks.transition(ctx, row, 'complete', 'patient', {
    doneAt: ctx.now,
    result: result,
  })
  if (!done) return false
  await readAbout(ctx, { accountId: pathway.accountId, recordType: 'pathway_task', recordId: row.taskId })
  const flagged =
    flag === undefined
      ? pathway
      : await pathways.change(ctx, pathway, { flaggedAt: ctx.now, flagReason: `${task.title}：${flag}` })
  await settleAndNotify(ctx, flagged)
  return true
}

/** One of the caller's own tasks, of somebody who lets him. */
export async function ownTask(
  ctx: Ctx<AccountCaller>,
  taskId: string,
): Promise<HeldTask | Refused<'not_found' | 'grant_closed'>> {
  const found = await ctx.db
    .selectFrom('pathwayTask')
    .innerJoin('pathway', 'pathway.pathwayId', 'pathwayTask.pathwayId')
    .select('personId')
    .where('taskId', '=', taskId)
    .where('accountId', '=', ctx.caller.accountId)
    .executeTakeFirst()
  if (!found) return refuse('not_found')
  const may = await mayActFor(ctx, found.personId, 'consult')
  if (may !== true) return may
  return (await holdTask(ctx, taskId)) ?? refuse('not_found')
}

const note = (ctx: Ctx<AccountCaller>, { pathway }: HeldTask): Promise<void> =>
  noteActFor(ctx, {
    action: 'pathway.complete',
    personId: pathway.personId,
    recordType: 'pathway',
    recordId: pathway.pathwayId,
  })

export const completeOwnTask: HandlerOf<Services['completeTask']> = async ({ input, ctx }) => {
  const held = await ownTask(ctx, input.taskId)
  if (isRefused(held)) return held
  const { work } = held.task
  if (held.pathway.status !== 'going') return refuse('not_open')
  if (pathwayWorkKinds[work.kind].by === 'hospital' || work.kind === 'questionnaire') return refuse('not_yours')
  const result: TaskResult = {}
  let flag: string | undefined
  if (work.kind === 'measure') {
    const measured = await readMeasured(ctx, work.values, input.values)
    if ('sentence' in measured) return refuse('not_plausible', { sentence: measured.sentence })
    result.values = measured.values
    result.advice = measured.advice
    flag = measured.flag
  }
  if (work.kind === 'upload') {
    if (input.attaIdList.length === 0) return refuse('pictures_missing')
    if (input.attaIdList.length > work.most) return refuse('pictures_too_many')
  }
  const files = work.kind === 'upload' ? await ownFiles(ctx, input.attaIdList, ['picture']) : []
  if (!files) return refuse('not_found')
  if (!(await complete(ctx, held, { result, flag }))) return refuse('not_open')
  await hangFiles(ctx, { recordType: 'pathway_task', recordId: held.row.taskId, part: '' }, files)
  await note(ctx, held)
  return { advice: result.advice ?? [] }
}

export const undoTask: HandlerOf<Services['undoTask']> = async ({ input, ctx }) => {
  const held = await ownTask(ctx, input.taskId)
  if (isRefused(held)) return held
  const { task, row, pathway } = held
  const isClosed = row.closesAt !== null && row.closesAt <= ctx.now
  if (!pathwayWorkKinds[task.work.kind].canUndo || isClosed || pathway.status === 'stopped')
    return refuse('cannot_undo')
  if (!(await pathwayTasks.transition(ctx, row, 'undo', 'patient', { doneAt: null }))) return refuse('cannot_undo')
  await settleAndNotify(ctx, pathway)
  await note(ctx, held)
  return true
}
