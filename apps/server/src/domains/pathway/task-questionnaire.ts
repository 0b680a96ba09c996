import type { PathwayTask } from '@nethos/contract/pathway/pathway.document.ts'
import type { Ctx } from '../../calls/handler.ts'
import { assignQuestionnaire, setAnswerBy, withdrawQuestionnaire } from '../questionnaire/public.ts'
import { pathways, pathwayTasks } from './pathway.lifecycle.ts'
import type { PathwayRow, TaskRow } from './pathway.table.ts'

const originOf = (row: TaskRow) => ({ type: 'pathway_task', id: row.taskId })

/** A task that has opened asks for its questionnaire. One that is not in use cannot be filled in: a nurse sees to it. */
export async function assignTaskQuestionnaire(
  ctx: Ctx,
  { pathway, task, row }: { pathway: PathwayRow; task: PathwayTask; row: TaskRow },
): Promise<TaskRow> {
  if (task.work.kind !== 'questionnaire') return row
  const { accountId, personId, title } = pathway
  const { code } = task.work
  const asked = { code, accountId, personId, origin: originOf(row), about: title, dueAt: row.closesAt }
  const assigned = await assignQuestionnaire(ctx, asked)
  if (assigned) return pathwayTasks.change(ctx, row, { assignmentId: assigned.assignmentId })
  await pathways.change(ctx, pathway, {
    flaggedAt: ctx.now,
    flagReason: `${task.title}：问卷（${code}）没有在用，患者无法填写`,
  })
  return row
}

/** Its questionnaire follows a task that closes at another time, and is withdrawn with one that is not to be done now. */
export async function followTaskQuestionnaire(ctx: Ctx, before: TaskRow, row: TaskRow): Promise<TaskRow> {
  if (before.assignmentId === null || row.assignmentId !== before.assignmentId) return row
  const { assignmentId } = before
  if (row.status === 'open') {
    if (row.closesAt !== before.closesAt) await setAnswerBy(ctx, originOf(row), { assignmentId, dueAt: row.closesAt })
    return row
  }
  // What was missed has expired with its task; what was done is kept.
  if (row.status === 'done' || row.status === 'missed') return row
  await withdrawQuestionnaire(ctx, originOf(row), assignmentId)
  return pathwayTasks.change(ctx, row, { assignmentId: null })
}
