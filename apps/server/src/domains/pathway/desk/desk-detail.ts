import { sql } from 'kysely'
import { anchorsOf, tasksOf } from '@nethos/contract/pathway/pathway.document.ts'
import type { pathwayDeskServices, PathwayDeskDetail } from '@nethos/contract/pathway/pathway-desk.services.ts'
import { pathwayStates, pathwayTaskStates } from '@nethos/contract/pathway/pathway.status.ts'
import { looked, refuse, type Ctx, type HandlerOf } from '../../../calls/handler.ts'
import { reportedAnchors, documentOf, eventsOf, findPathway, type PathwayRow } from '../pathway.table.ts'
import { nameOf } from '../reminders.ts'
import { shownPathway } from '../shown.ts'
import { anchorsAt } from '../wanted.ts'

interface Line {
  at: Date
  taskKey: string | null
  occurrence: number | null
  toStatus: string
  byWhom: string
  staffName: string | null
}

const words: Readonly<Record<string, string>> = {
  patient: '患者',
  hospital: '医院系统',
  clock: '系统',
}

const labelOf = (table: Readonly<Record<string, { label: string }>>, status: string): string =>
  table[status]?.label ?? status

/** What happened, the newest first; that tasks were made with their pathway is one line and not many. */
async function historyOf(
  ctx: Ctx,
  pathway: PathwayRow,
  titles: ReadonlyMap<string, string>,
): Promise<PathwayDeskDetail['history']> {
  const { rows } = await sql<Line>`
    select move.at, null as task_key, null as occurrence, move.to_status, move.by_whom, staff.name as staff_name
      from pathway_move move left join staff on staff.staff_id = move.actor_id where move.pathway_id = ${pathway.pathwayId}
    union all
    select move.at, task.task_key, task.occurrence, move.to_status, move.by_whom, staff.name
      from pathway_task_move move join pathway_task task using (task_id) left join staff on staff.staff_id = move.actor_id
      where task.pathway_id = ${pathway.pathwayId} and move.from_status is not null
    order by at desc limit 200`.execute(ctx.db)
  const moves = rows.map(({ at, taskKey, occurrence, toStatus, byWhom, staffName }) => ({
    at: at.getTime(),
    subject:
      taskKey === null
        ? pathway.title
        : `${titles.get(taskKey) ?? taskKey}${occurrence ? `（第${occurrence + 1}次）` : ''}`,
    what: labelOf(taskKey === null ? pathwayStates : pathwayTaskStates, toStatus),
    who: staffName ?? words[byWhom] ?? '系统',
  }))
  const events = (await eventsOf(ctx, pathway.pathwayId)).map(one => ({
    at: one.receivedAt,
    subject: one.event,
    what: `收到医院事件（发生于${new Date(one.occurredAt + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')}）`,
    who: '医院系统',
  }))
  return [...moves, ...events].sort((a, b) => b.at - a.at)
}

export const getDeskPathway: HandlerOf<(typeof pathwayDeskServices)['getDeskPathway']> = async ({ input, ctx }) => {
  const pathway = await findPathway(ctx.db, input.pathwayId)
  if (!pathway) return refuse('not_found')
  const { accountId, personId, pathwayId } = pathway
  const document = await documentOf(ctx, pathway.documentHash)
  const titles = new Map(tasksOf(document).map(({ task }) => [task.key, task.title]))
  const events = await eventsOf(ctx, pathwayId)
  const at = anchorsAt(document, await reportedAnchors(ctx, pathwayId), events)
  const wanted = new Set(
    tasksOf(document).flatMap(({ task: { due } }) => ('anchor' in due.from ? [due.from.anchor] : [])),
  )
  const notes = await ctx.db
    .selectFrom('pathwayNote')
    .innerJoin('staff', 'staff.staffId', 'pathwayNote.staffId')
    .select(['content', 'staff.name as staffName', 'at'])
    .where('pathwayId', '=', pathwayId)
    .orderBy('noteId', 'desc')
    .limit(100)
    .execute()
  const shown: PathwayDeskDetail = {
    ...(await shownPathway(ctx, { ...pathway, personName: await nameOf(ctx, personId) })),
    flaggedAt: pathway.flaggedAt,
    flagReason: pathway.flagReason,
    anchors: Object.entries(anchorsOf(document))
      .filter(([key]) => wanted.has(key))
      .map(([key, label]) => {
        const code = document.anchors.find(one => one.key === key)?.event
        return { key, label, at: at.get(key) ?? null, isReported: events.some(one => one.event === code) }
      }),
    history: await historyOf(ctx, pathway, titles),
    notes: notes.map(one => ({ ...one, at: one.at.getTime() })),
  }
  return looked({ accountId, personId, recordId: pathwayId }, shown)
}
