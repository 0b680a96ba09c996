import { mustGet, present } from '@nethos/contract/common/present.ts'
import { tasksOf, type PathwayDocument } from '@nethos/contract/pathway/pathway.document.ts'
import { occurrencesOf } from '@nethos/contract/pathway/pathway.schedule.ts'
import type { PathwayCard, PathwayDetail, PathwayTaskShown } from '@nethos/contract/pathway/pathway.schemas.ts'
import { pathwayWorkKinds } from '@nethos/contract/pathway/pathway.work.ts'
import type { Ctx } from '../../calls/handler.ts'
import { fileUrl } from '../system/public.ts'
import { documentOf, tasksIn, type PathwayRow, type TaskRow } from './pathway.table.ts'
import { pathwayTasks } from './pathway.lifecycle.ts'

type Attachments = ReadonlyMap<string, PathwayTaskShown['attaList']>

async function picturesOf(
  { db, runtime, caller }: Pick<Ctx, 'db' | 'runtime' | 'caller'>,
  taskIds: readonly string[],
): Promise<Attachments> {
  const found = new Map<string, PathwayTaskShown['attaList']>()
  if (taskIds.length === 0) return found
  const rows = await db
    .selectFrom('attachmentUse')
    .innerJoin('attachment', 'attachment.attaId', 'attachmentUse.attaId')
    .select(['recordId', 'attachment.attaId', 'kind', 'fileName'])
    .where('recordType', '=', 'pathway_task')
    .where('recordId', 'in', taskIds)
    .orderBy('position')
    .execute()
  for (const { recordId, attaId, kind, fileName } of rows)
    found.set(recordId, [
      ...(found.get(recordId) ?? []),
      { attaId, type: kind, attaFileName: fileName, url: fileUrl(runtime, caller, attaId) },
    ])
  return found
}

function shownTask(
  document: PathwayDocument,
  pathway: PathwayRow,
  stored: TaskRow,
  { now, pictures }: { now: number; pictures: Attachments },
): PathwayTaskShown {
  // Late clocks show no stale state: what is due is read as what the clock will write.
  const row = pathway.status === 'going' ? pathwayTasks.asOf(stored, now) : stored
  const { stage, task } = present(tasksOf(document).find(one => one.task.key === row.taskKey))
  const kind = pathwayWorkKinds[task.work.kind]
  const isOpen = row.status === 'open'
  const isClosed = row.closesAt !== null && row.closesAt <= now
  const isRunning = pathway.status === 'going'
  return {
    taskId: row.taskId,
    pathwayId: row.pathwayId,
    taskKey: row.taskKey,
    stageKey: stage.key,
    title: task.title,
    text: task.text,
    occurrence: row.occurrence + 1,
    occurrences: occurrencesOf(task),
    work: task.work,
    taskStatus: row.status,
    opensAt: row.opensAt,
    scheduledAt: row.scheduledAt,
    closesAt: row.closesAt,
    doneAt: row.doneAt,
    isOverdue:
      row.isFollowed &&
      (isOpen || row.status === 'missed') &&
      row.seenAt === null &&
      row.scheduledAt !== null &&
      row.scheduledAt < now,
    isOptional: task.isOptional,
    canComplete: isRunning && isOpen && kind.by === 'patient',
    canUndo: row.status === 'done' && kind.canUndo && !isClosed && pathway.status !== 'stopped',
    assignmentId: row.assignmentId ?? '',
    values: row.result.values ?? [],
    advice: row.result.advice ?? [],
    attaList: pictures.get(row.taskId) ?? [],
  }
}

/** The tasks of a pathway in the order of its document. */
export async function shownTasks(
  ctx: Pick<Ctx, 'db' | 'runtime' | 'caller' | 'now'>,
  pathway: PathwayRow,
  rows: readonly TaskRow[],
): Promise<PathwayTaskShown[]> {
  const document = await documentOf(ctx, pathway.documentHash)
  const places = new Map(tasksOf(document).map(({ task }, place) => [task.key, place]))
  const pictures = await picturesOf(
    ctx,
    rows.filter(row => row.status === 'done').map(row => row.taskId),
  )
  return [...rows]
    .sort((a, b) => mustGet(places, a.taskKey) - mustGet(places, b.taskKey) || a.occurrence - b.occurrence)
    .map(row => shownTask(document, pathway, row, { now: ctx.now, pictures }))
}

export const shownCard = (
  pathway: PathwayRow & { personName: string },
  rows: readonly Pick<TaskRow, 'status'>[],
): PathwayCard => ({
  pathwayId: pathway.pathwayId,
  personId: pathway.personId,
  personName: pathway.personName,
  code: pathway.code,
  title: pathway.title,
  pathwayStatus: pathway.status,
  startedAt: pathway.startedAt,
  doneCount: rows.filter(row => row.status === 'done').length,
  taskCount: rows.filter(row => row.status !== 'not_needed' && row.status !== 'withdrawn').length,
})

export async function shownPathway(
  ctx: Pick<Ctx, 'db' | 'runtime' | 'caller' | 'now'>,
  pathway: PathwayRow & { personName: string },
): Promise<PathwayDetail> {
  const [document, rows] = [await documentOf(ctx, pathway.documentHash), await tasksIn(ctx, [pathway.pathwayId])]
  return {
    ...shownCard(pathway, rows),
    text: document.text,
    stopReason: pathway.stopReason,
    stages: document.stages.map(({ key, title, text }) => ({ key, title, text })),
    tasks: await shownTasks(ctx, pathway, rows),
  }
}
