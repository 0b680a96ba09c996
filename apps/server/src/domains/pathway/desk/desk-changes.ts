import { randomUUID } from 'node:crypto'
import type { pathwayDeskServices } from '@nethos/contract/pathway/pathway-desk.services.ts'
import { anchorsOf } from '@nethos/contract/pathway/pathway.document.ts'
import { pathwayWorkKinds } from '@nethos/contract/pathway/pathway.work.ts'
import type { AuditAction } from '@nethos/contract/audit-actions.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import { refuse, type Ctx, type HandlerOf } from '../../../calls/handler.ts'
import { holdTask } from '../complete-task.ts'
import { recordEvent, restPathway, setAnchor, settleAndNotify, stopPathway } from '../pathway-changes.ts'
import { pathways, pathwayTasks } from '../pathway.lifecycle.ts'
import { documentOf, findPathway, holdPathway, type PathwayRow } from '../pathway.table.ts'

type Services = typeof pathwayDeskServices
type Desk = Ctx<StaffCaller>

const audit = ({ audit: write }: Desk, action: AuditAction, { accountId, personId, pathwayId }: PathwayRow) =>
  write({ action, accountId, personId, recordType: 'pathway', recordId: pathwayId })

async function addNote(ctx: Desk, pathwayId: string, content: string): Promise<void> {
  await ctx.db
    .insertInto('pathwayNote')
    .values({ pathwayId, staffId: ctx.caller.staffId, content, at: new Date(ctx.now) })
    .execute()
}

/** An event that the hospital's system has not reported is recorded as one: what counts from it counts from there. */
export const recordTask: HandlerOf<Services['recordTask']> = async ({ input: { taskId, at }, ctx }) => {
  const held = await holdTask(ctx, taskId)
  if (!held) return refuse('not_found')
  const { pathway, row, task } = held
  const isHospitals = pathwayWorkKinds[task.work.kind].by === 'hospital'
  if (!isHospitals || row.status === 'done' || pathway.status === 'stopped') return refuse('not_now')
  const doneAt = at ?? ctx.now
  if (doneAt > ctx.now) return refuse('not_now')
  if (task.work.kind === 'event') {
    const { pathwayId } = pathway
    const { event } = task.work
    await recordEvent(ctx, { of: { pathwayId }, eventId: `desk-${randomUUID()}`, event, occurredAt: doneAt })
  } else {
    if (!(await pathwayTasks.transition(ctx, row, 'record', 'hospital', { doneAt }))) return refuse('not_now')
    await settleAndNotify(ctx, pathway)
  }
  await audit(ctx, 'pathway.record', pathway)
  return true
}

export const seeTask: HandlerOf<Services['seeTask']> = async ({ input, ctx }) => {
  const held = await holdTask(ctx, input.taskId)
  if (!held) return refuse('not_found')
  await pathwayTasks.change(ctx, held.row, { seenAt: ctx.now })
  await audit(ctx, 'pathway.record', held.pathway)
  return true
}

export const setPathwayAnchor: HandlerOf<Services['setPathwayAnchor']> = async ({ input, ctx }) => {
  const pathway = await findPathway(ctx.db, input.pathwayId)
  if (!pathway) return refuse('not_found')
  if (!(input.anchor in anchorsOf(await documentOf(ctx, pathway.documentHash)))) return refuse('anchor_unknown')
  if (!(await setAnchor(ctx, input))) return refuse('not_now')
  await audit(ctx, 'pathway.change', pathway)
  return true
}

export const noteOnPathway: HandlerOf<Services['noteOnPathway']> = async ({
  input: { pathwayId, content, isSettled },
  ctx,
}) => {
  const pathway = await holdPathway(ctx, pathwayId)
  if (!pathway) return refuse('not_found')
  await addNote(ctx, pathwayId, content)
  if (isSettled) await pathways.change(ctx, pathway, { flaggedAt: null, flagReason: '' })
  await audit(ctx, 'pathway.note', pathway)
  return true
}

const ended = async (
  ctx: Desk,
  pathwayId: string,
  how: (pathway: PathwayRow) => Promise<boolean>,
): Promise<PathwayRow | 'not_found' | 'not_now'> => {
  const pathway = await findPathway(ctx.db, pathwayId)
  if (!pathway) return 'not_found'
  if (!(await how(pathway))) return 'not_now'
  await audit(ctx, 'pathway.change', pathway)
  return pathway
}

export const pausePathway: HandlerOf<Services['pausePathway']> = async ({ input: { pathwayId, reason }, ctx }) => {
  const result = await ended(ctx, pathwayId, () => restPathway(ctx, { pathwayId, isPaused: true }))
  if (typeof result === 'string') return refuse(result)
  await addNote(ctx, pathwayId, `暂停：${reason}`)
  return true
}

export const resumePathway: HandlerOf<Services['resumePathway']> = async ({ input: { pathwayId }, ctx }) => {
  const result = await ended(ctx, pathwayId, () => restPathway(ctx, { pathwayId, isPaused: false }))
  return typeof result === 'string' ? refuse(result) : true
}

export const stopDeskPathway: HandlerOf<Services['stopDeskPathway']> = async ({ input, ctx }) => {
  const result = await ended(ctx, input.pathwayId, () => stopPathway(ctx, input))
  return typeof result === 'string' ? refuse(result) : true
}
