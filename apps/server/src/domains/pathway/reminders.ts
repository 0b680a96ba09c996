import { mustGet, present } from '@nethos/contract/common/present.ts'
import { pathwayPages } from '@nethos/contract/pathway/pathway.pages.ts'
import { tasksOf, type PathwayDocument } from '@nethos/contract/pathway/pathway.document.ts'
import { remindAt } from '@nethos/contract/pathway/pathway.schedule.ts'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { sql, type Insertable } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import type { DB } from '../../database/types.gen.ts'
import { inSeparateTransactions } from '../../jobs/in-separate-transactions.ts'
import type { Timer } from '../../jobs/job.ts'
import { mobileOf } from '../account/public.ts'
import { putMessage, quietEndOf } from '../messages/public.ts'
import { queueSms } from '../sms/public.ts'
import { documentOf, pathwayOf, taskOf, type TaskRow } from './pathway.table.ts'

interface Reminder {
  taskId: string
  reminder: number
  /** The instant that the task is due at, for which it reminds; epoch ms. */
  forAt: number
  /** When it is meant to be told. */
  at: number
  cannotWait: boolean
}
const keyOf = ({ taskId, reminder, forAt }: Pick<Reminder, 'taskId' | 'reminder' | 'forAt'>): string =>
  `${taskId} ${reminder} ${forAt}`

/** The reminders that a pathway's tasks want as they are scheduled now. */
function wantedReminders(document: PathwayDocument, rows: readonly TaskRow[]): Reminder[] {
  const tasks = new Map(tasksOf(document).map(({ task }) => [task.key, task]))
  return rows.flatMap(({ taskId, taskKey, status, scheduledAt, isPaused }) =>
    scheduledAt === null || isPaused || (status !== 'waiting' && status !== 'open')
      ? []
      : mustGet(tasks, taskKey).reminders.map((one, reminder) => ({
          taskId,
          reminder,
          forAt: scheduledAt,
          at: remindAt(one, scheduledAt),
          cannotWait: one.cannotWait,
        })),
  )
}

/** Whose time was past when they became known: of those only the last is told, and only while the task is not due yet. */
function isTooLate(one: Reminder, all: readonly Reminder[], now: number): boolean {
  if (one.at > now) return false
  const isLast = !all.some(
    other =>
      other.taskId === one.taskId &&
      other.at <= now &&
      (other.at > one.at || (other.at === one.at && other.reminder > one.reminder)),
  )
  return !isLast || one.forAt <= now
}

/** Writes down what is to be told when, and drops what is not to be told any more. What was told is never told again. */
export async function planReminders(ctx: Ctx, document: PathwayDocument, rows: readonly TaskRow[]): Promise<void> {
  const now = new Date(ctx.now)
  const taskIds = rows.map(row => row.taskId)
  const known = await ctx.db
    .selectFrom('pathwayReminder')
    .select(['taskId', 'reminder', 'forAt', 'outcome'])
    .where('taskId', 'in', taskIds)
    .execute()
  const wanted = wantedReminders(document, rows)
  const wantedKeys = new Set(wanted.map(keyOf))
  const outcomes = new Map(known.map(one => [keyOf({ ...one, forAt: one.forAt.getTime() }), one.outcome]))
  for (const { taskId, reminder, forAt, outcome } of known)
    if (outcome === null && !wantedKeys.has(keyOf({ taskId, reminder, forAt: forAt.getTime() })))
      await settleReminder(ctx, { taskId, reminder, forAt }, 'dropped')
  const fresh = wanted
    .filter(one => !outcomes.has(keyOf(one)) || outcomes.get(keyOf(one)) === 'dropped')
    .map(({ taskId, reminder, forAt, at, cannotWait }) => {
      const isLate = isTooLate({ taskId, reminder, forAt, at, cannotWait }, wanted, ctx.now)
      return {
        taskId,
        reminder,
        forAt: new Date(forAt),
        at: new Date(at),
        cannotWait,
        dueAt: isLate ? null : new Date(at),
        outcome: isLate ? 'late' : null,
        settledAt: isLate ? now : null,
      }
    })
  if (fresh.length === 0) return
  await insertReminders(ctx, fresh)
}

/** What was dropped and is wanted again stands again. */
async function insertReminders(ctx: Ctx, fresh: readonly Insertable<DB['pathwayReminder']>[]): Promise<void> {
  await ctx.db
    .insertInto('pathwayReminder')
    .values(fresh)
    .onConflict(on =>
      on
        .columns(['taskId', 'reminder', 'forAt'])
        .doUpdateSet(({ ref }) => ({
          at: ref('excluded.at'),
          dueAt: ref('excluded.dueAt'),
          outcome: ref('excluded.outcome'),
          settledAt: ref('excluded.settledAt'),
        }))
        .where('pathwayReminder.outcome', '=', 'dropped'),
    )
    .execute()
}

interface Key {
  taskId: string
  reminder: number
  forAt: Date
}

async function settleReminder(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { taskId, reminder, forAt }: Key,
  outcome: 'sent' | 'dropped' | 'late',
): Promise<void> {
  await db
    .updateTable('pathwayReminder')
    .set({ outcome, dueAt: null, settledAt: new Date(now) })
    .where('taskId', '=', taskId)
    .where('reminder', '=', reminder)
    .where('forAt', '=', forAt)
    .where('outcome', 'is', null)
    .execute()
}

const batch = 100

/** Tells what is due, each once: who has the row in hand tells it, and its outcome is written in the same transaction. */
export const reminderTimer: Timer = {
  name: 'pathway reminder',
  run: async on => {
    const due = await on.db
      .selectFrom('pathwayReminder')
      .select(['taskId', 'reminder', 'forAt'])
      .where('dueAt', '<=', new Date(on.now()))
      .orderBy('dueAt')
      .limit(batch)
      .execute()
    return inSeparateTransactions(on, due, notifyReminder)
  },
}

async function notifyReminder(ctx: Ctx, key: Key): Promise<number> {
  const held = await takeReminder(ctx, key)
  if (!held) return 0
  const task = taskOf(
    await ctx.db.selectFrom('pathwayTask').selectAll().where('taskId', '=', key.taskId).executeTakeFirstOrThrow(),
  )
  const pathway = pathwayOf(
    await ctx.db.selectFrom('pathway').selectAll().where('pathwayId', '=', task.pathwayId).executeTakeFirstOrThrow(),
  )
  const isWanted =
    (task.status === 'waiting' || task.status === 'open') &&
    !task.isPaused &&
    task.scheduledAt === held.forAt.getTime() &&
    (task.closesAt === null || task.closesAt > ctx.now)
  if (!isWanted) return (await settleReminder(ctx, key, 'dropped'), 1)
  if (await hasLater(ctx, key, held.at)) return (await settleReminder(ctx, key, 'late'), 1)
  const quietUntil = held.cannotWait ? undefined : await quietEndOf(ctx, pathway.accountId)
  if (quietUntil !== undefined) {
    await putOff(ctx, key, quietUntil)
    return 1
  }
  const document = await documentOf(ctx, pathway.documentHash)
  const { title } = present(tasksOf(document).find(one => one.task.key === task.taskKey)).task
  const isLate = held.forAt.getTime() < ctx.now
  await putMessage(ctx, {
    accountId: pathway.accountId,
    type: held.cannotWait ? 'pathway_cannot_wait' : isLate ? 'pathway_task_late' : 'pathway_task_due',
    values: {
      person: await nameOf(ctx, pathway.personId),
      task: title,
      time: instantInWords(held.forAt.getTime()).slice(5),
    },
    link: pathwayPages.task.to({ taskId: task.taskId }),
    about: { recordType: 'pathway_task', recordId: task.taskId },
  })
  if (held.cannotWait) await textAtOnce(ctx, pathway.accountId)
  await settleReminder(ctx, key, 'sent')
  return 1
}

async function putOff(ctx: Ctx, key: Key, quietUntil: number): Promise<void> {
  await ctx.db
    .updateTable('pathwayReminder')
    .set({ dueAt: new Date(quietUntil) })
    .where('taskId', '=', key.taskId)
    .where('reminder', '=', key.reminder)
    .where('forAt', '=', key.forAt)
    .execute()
}

/** The reminder that is due, unless another process has it. */
const takeReminder = (ctx: Ctx, key: Key) =>
  ctx.db
    .selectFrom('pathwayReminder')
    .selectAll()
    .where('taskId', '=', key.taskId)
    .where('reminder', '=', key.reminder)
    .where('forAt', '=', key.forAt)
    .where('dueAt', '<=', new Date(ctx.now))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

const smsGoodFor = 2 * 3_600_000

/** Fasting before an operation is not left to whether somebody opens the app. It says nothing of what it is about. */
async function textAtOnce(ctx: Ctx, accountId: string): Promise<void> {
  const mobile = await mobileOf(ctx, accountId)
  if (mobile !== '')
    await queueSms(ctx, { mobile, template: 'pathway-cannot-wait', variables: [] }, ctx.now + smsGoodFor)
}

/** After a pause of the server, or in the morning: of several that are due for one task the last is told. */
async function hasLater({ db, now }: Ctx, key: Key, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('pathwayReminder')
    .select('taskId')
    .where('taskId', '=', key.taskId)
    .where('forAt', '=', key.forAt)
    .where('dueAt', '<=', new Date(now))
    .where(({ eb, or, and }) => or([eb('at', '>', at), and([eb('at', '=', at), eb('reminder', '>', key.reminder)])]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const nameOf = async ({ db }: Pick<Ctx, 'db'>, personId: string): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select name from person where person_id = ${personId}`.execute(db)
  return rows[0]?.name ?? ''
}
