import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { PathwayDocument } from '@nethos/contract/pathway/pathway.document.ts'
import type { Measured } from '@nethos/contract/pathway/pathway.rules.ts'
import type { PathwayStatus, PathwayTaskFacts, PathwayTaskStatus } from '@nethos/contract/pathway/pathway.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import type { Pathway, PathwayTask } from '../../database/types.gen.ts'

type Facts = Readonly<Record<string, string>>
type Instant = 'startedAt' | 'endedAt' | 'flaggedAt'

/** One person's pathway. Instants epoch ms. */
export interface PathwayRow extends Omit<Selectable<Pathway>, Instant | 'status' | 'facts'> {
  readonly status: PathwayStatus
  readonly facts: Facts
  readonly startedAt: number
  readonly endedAt: number | null
  readonly flaggedAt: number | null
}

/** What came of a task: what was measured, the level of a questionnaire, and what was advised. */
export interface TaskResult {
  values?: Measured[]
  advice?: string[]
  level?: string
}

type TaskInstant = 'opensAt' | 'scheduledAt' | 'closesAt' | 'doneAt' | 'seenAt'

/** One task, each repetition for itself. Instants epoch ms. */
export interface TaskRow
  extends Omit<Selectable<PathwayTask>, TaskInstant | 'dueAt' | 'status' | 'result' | 'isPaused'>, PathwayTaskFacts {
  readonly status: PathwayTaskStatus
  readonly result: TaskResult
  readonly scheduledAt: number | null
  readonly doneAt: number | null
  readonly seenAt: number | null
}

const instantOf = (at: Date | null): number | null => at?.getTime() ?? null

export const pathwayOf = (row: Selectable<Pathway>): PathwayRow => ({
  ...row,
  status: row.status as PathwayStatus,
  facts: row.facts as Facts,
  startedAt: row.startedAt.getTime(),
  endedAt: instantOf(row.endedAt),
  flaggedAt: instantOf(row.flaggedAt),
})

export const taskOf = ({ dueAt: _, ...row }: Selectable<PathwayTask>): TaskRow => ({
  ...row,
  status: row.status as PathwayTaskStatus,
  result: row.result as TaskResult,
  opensAt: instantOf(row.opensAt),
  scheduledAt: instantOf(row.scheduledAt),
  closesAt: instantOf(row.closesAt),
  doneAt: instantOf(row.doneAt),
  seenAt: instantOf(row.seenAt),
})

type On = Pick<Ctx, 'db'>

/** Keeps a document once, whoever starts it; gives its hash. */
export async function saveDocument({ db }: On, document: PathwayDocument): Promise<string> {
  const text = JSON.stringify(document)
  const documentHash = createHash('sha256').update(text).digest('hex')
  await db
    .insertInto('pathwayDocument')
    .values({ documentHash, document: text })
    .onConflict(on => on.doNothing())
    .execute()
  return documentHash
}

/** Checked when it was kept. */
export async function documentOf({ db }: On, documentHash: string): Promise<PathwayDocument> {
  const row = await db
    .selectFrom('pathwayDocument')
    .select('document')
    .where('documentHash', '=', documentHash)
    .executeTakeFirstOrThrow()
  return row.document as PathwayDocument
}

/**
 * A pathway, held to the end of the transaction: all that changes one holds it first, its tasks after it. `skip`: not
 * while somebody else has it in hand.
 */
export async function holdPathway({ db }: On, pathwayId: string, skip = false): Promise<PathwayRow | undefined> {
  const query = db.selectFrom('pathway').selectAll().where('pathwayId', '=', pathwayId)
  const row = await (skip ? query.forUpdate().skipLocked() : query.forUpdate()).executeTakeFirst()
  return row && pathwayOf(row)
}

export async function findPathway(db: Db, pathwayId: string): Promise<PathwayRow | undefined> {
  const row = await db.selectFrom('pathway').selectAll().where('pathwayId', '=', pathwayId).executeTakeFirst()
  return row && pathwayOf(row)
}

export async function pathwayOfTask({ db }: On, taskId: string): Promise<string | undefined> {
  const row = await db.selectFrom('pathwayTask').select('pathwayId').where('taskId', '=', taskId).executeTakeFirst()
  return row?.pathwayId
}

export const tasksIn = async ({ db }: On, pathwayIds: readonly string[]): Promise<TaskRow[]> =>
  pathwayIds.length === 0
    ? []
    : (
        await db.selectFrom('pathwayTask').selectAll().where('pathwayId', 'in', pathwayIds).orderBy('taskId').execute()
      ).map(taskOf)

export const eventsOf = async (
  { db }: On,
  pathwayId: string,
): Promise<{ event: string; occurredAt: number; receivedAt: number }[]> =>
  (
    await db
      .selectFrom('pathwayEvent')
      .select(['event', 'occurredAt', 'receivedAt'])
      .where('pathwayId', '=', pathwayId)
      .orderBy('occurredAt')
      .orderBy('eventId')
      .execute()
  ).map(one => ({ ...one, occurredAt: one.occurredAt.getTime(), receivedAt: one.receivedAt.getTime() }))

export const reportedAnchors = async ({ db }: On, pathwayId: string): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (await db.selectFrom('pathwayAnchor').select(['anchor', 'at']).where('pathwayId', '=', pathwayId).execute()).map(
      one => [one.anchor, one.at.getTime()],
    ),
  )
