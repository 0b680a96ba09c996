import { randomUUID } from 'node:crypto'
import type { PathwayDocument } from '@nethos/contract/pathway/pathway.document.ts'
import { theSystem, type SystemCaller } from '../../calls/caller.ts'
import { contextOn } from '../../calls/context.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Reply } from '../../testing/client.ts'
import type { TestServer } from '../../testing/server.ts'
import { aPatient } from '../consult/testbed.ts'
import { startPathway, type NewPathway } from './start-pathway.ts'

export const hour = 3_600_000
export const day = 24 * hour

/** A transaction as a job or a port has one. */
export const inTransaction = <T>(server: TestServer, run: (ctx: Ctx<SystemCaller>) => Promise<T>): Promise<T> =>
  server.db.transaction().execute(trx =>
    run(
      contextOn(trx, server.runtime, noJobs, {
        caller: theSystem,
        now: server.runtime.clock.now(),
        requestId: 'test',
        channel: 'job',
        address: '',
        deviceId: undefined,
      }) as Ctx<SystemCaller>,
    ),
  )

/** Who is tried here has tied no messaging app to his account. */
const noJobs = { send: async () => {} }

export interface PathwayWorld {
  accountId: string
  personId: string
  /** As the patient, logged in anew: the clock moves by days. */
  call(service: string, fields?: object): Promise<Reply>
  pathwayId: string
  /** The status of each task by its key and, of repeated ones, its number. */
  statuses(): Promise<Record<string, string>>
  taskId(key: string, occurrence?: number): Promise<string>
  /** How often each reminder was told, by key, number and the instant it was for. */
  reminderCounts(): Promise<Record<string, number>>
  /** Titles in the message box, the oldest first. */
  messages(): Promise<string[]>
  complete(key: string, fields?: object): Promise<Reply>
}

/** A patient who goes this way, started now. */
export async function aPathwayWorld(
  server: TestServer,
  document: PathwayDocument,
  { anchors, facts }: Pick<NewPathway, 'anchors' | 'facts'> = {},
): Promise<PathwayWorld> {
  const { accountId, personId } = await aPatient(server)
  const pathwayId = await inTransaction(server, ctx =>
    startPathway(ctx, {
      accountId,
      personId,
      document,
      origin: { type: 'test', id: randomUUID() },
      ...(anchors && { anchors }),
      ...(facts && { facts }),
    }),
  )
  const tasks = () =>
    server.db
      .selectFrom('pathwayTask')
      .selectAll()
      .where('pathwayId', '=', pathwayId)
      .orderBy('taskKey')
      .orderBy('occurrence')
      .execute()
  const call = async (service: string, fields: object = {}) =>
    server.call(service, fields, await server.sessionOf({ accountId }))
  const taskId = async (key: string, occurrence = 0) =>
    (await tasks()).find(one => one.taskKey === key && one.occurrence === occurrence)!.taskId
  return {
    accountId,
    personId,
    call,
    pathwayId,
    taskId,
    statuses: async () =>
      Object.fromEntries(
        (await tasks()).map(one => [one.taskKey + (one.occurrence ? ` ${one.occurrence + 1}` : ''), one.status]),
      ),
    async reminderCounts() {
      const { rows } = await server.pool.query(
        `select task_key || ' ' || reminder as key, count(*)::int as n from pathway_reminder join pathway_task using (task_id)
        where pathway_id = $1 and outcome = 'sent' group by 1`,
        [pathwayId],
      )
      return Object.fromEntries(rows.map(row => [row.key, row.n]))
    },
    async messages() {
      const { rows } = await server.pool.query(
        'select title from message where account_id = $1 order by created_at, message_id',
        [accountId],
      )
      return rows.map(row => row.title)
    },
    complete: async (key, fields = {}) =>
      call('nethos.pathway.task.complete', { taskId: await taskId(key), ...fields }),
  }
}
