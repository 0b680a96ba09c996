import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { readPathway } from '@nethos/contract/pathway/pathway.document.ts'
import { sql } from 'kysely'
import { theSystem } from '../../calls/caller.ts'
import { contextOn } from '../../calls/context.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Database, Db } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { demoPatient } from '../people/demo-patient.ts'
import { completeTask } from './complete-task.ts'
import { kneePathway } from './demo-knee.data.ts'
import { recordEvent } from './pathway-changes.ts'
import { pathwayTasks } from './pathway.lifecycle.ts'
import { findPathway, tasksIn, type TaskResult } from './pathway.table.ts'
import { settlePathway } from './settle.ts'
import { startPathway } from './start-pathway.ts'

const hour = 3_600_000
const day = 24 * hour

/** What was told of it then was told then. */
const noJobs = { send: async () => {} }

const at = (db: Db, runtime: Runtime, now: number): Ctx =>
  contextOn(
    db,
    runtime,
    noJobs,
    { caller: theSystem, now, requestId: 'demo', channel: 'job', address: '', deviceId: undefined },
    async () => {},
  )

/**
 * The demo patient's father after a new knee: ready for it, operated eight days ago, at home for three; one thing is due
 * today, and the nurse's call is overdue. Loaded again, it stays as it is.
 */
export async function loadDemoPathways({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  const today = startOfDay(dayOf(now))
  const read = readPathway(kneePathway)
  if (!('document' in read)) throw new Error(`${read.path}: ${read.sentence}`)
  const { document } = read
  await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo pathways', 0))`.execute(trx)
    const self = await demoPatient(trx)
    if (!self) return
    const { accountId } = self
    const father = await trx
      .selectFrom('person')
      .select('personId')
      .where('accountId', '=', accountId)
      .where('name', '=', '王德福')
      .executeTakeFirst()
    const has = trx.selectFrom('pathway').select('pathwayId').where('accountId', '=', accountId).limit(1)
    if (!father || (await has.executeTakeFirst())) return
    const [operated, discharged] = [today - 8 * day + 10 * hour, today - 3 * day + 11 * hour]
    const pathwayId = await startPathway(at(trx, runtime, operated - 3 * day), {
      accountId,
      personId: father.personId,
      document,
      origin: { type: 'demo', id: 'knee' },
      anchors: { operated, discharged },
    })
    const taskId = async (key: string, occurrence = 0) =>
      (await tasksIn({ db: trx }, [pathwayId])).find(one => one.taskKey === key && one.occurrence === occurrence)!
        .taskId
    const does = async (when: number, key: string, result: TaskResult = {}, occurrence = 0) => {
      const ctx = at(trx, runtime, Math.min(when, now))
      await completeTask(ctx, { taskId: await taskId(key, occurrence), result })
    }
    const measured = (value: number): TaskResult => ({
      values: [{ key: 'temperature', value, isDanger: false }],
      advice: [],
    })
    await does(operated - 17 * hour, 'read-before')
    await does(operated - 13 * hour, 'fasting')
    const event = { eventId: 'demo-surgery', event: 'surgery-ended', occurredAt: operated }
    await recordEvent(at(trx, runtime, operated + hour), { of: { pathwayId }, ...event })
    const steps = (await tasksIn({ db: trx }, [pathwayId])).find(one => one.taskKey === 'first-steps')!
    const doneAt = operated + 29 * hour
    const settledAt = at(trx, runtime, doneAt)
    await settlePathway(settledAt, (await findPathway(trx, pathwayId))!)
    const open = (await tasksIn({ db: trx }, [pathwayId])).find(one => one.taskId === steps.taskId)!
    await pathwayTasks.transition(settledAt, open, 'record', 'hospital', { doneAt })
    await does(today - 2 * day + 9 * hour, 'temperature', measured(36.9))
    await does(today - 2 * day + 13 * hour, 'exercise')
    await does(today - day + 9 * hour, 'temperature', measured(36.7), 1)
    await settlePathway(at(trx, runtime, now), (await findPathway(trx, pathwayId))!)
    await trx
      .updateTable('pathwayReminder')
      .set({ outcome: 'late', dueAt: null, settledAt: new Date(now) })
      .where('dueAt', '<=', new Date(now))
      .execute()
  })
}
