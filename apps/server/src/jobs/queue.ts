import { fromKysely, PgBoss } from 'pg-boss'
import { DatabaseClient } from '../database/client.ts'
import { addressesIn } from '../database/hosts.ts'
import type { InTransaction } from '../database/connect.ts'
import { traces } from '../traces/spans.ts'
import type { Job } from './job.ts'

export interface JobQueue {
  /** Queues a job on the caller's connection: it exists if and only if the transaction commits. */
  send(
    db: InTransaction,
    job: string,
    data: object,
    options?: { startAfterSeconds?: number; onceKey?: string },
  ): Promise<void>
}

export interface BossOptions {
  url: string
  onError: (error: Error) => void
}

/** What a worker could take now, as pg-boss asks for it: written so, its own index serves, however much has ended. */
export const isDue = `state < 'active' and not blocked and start_after <= now()`

/** What has gone well is of no use to anybody, and its upkeep reads all of it once a minute. What failed stays longer (failed-jobs.ts). */
const retentionSeconds = 24 * 3_600

/** Its upkeep may take longer than any statement of a call. */
const statementMs = 15_000

export const openBoss = ({ url, onError }: BossOptions): PgBoss => {
  const settings = {
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 5_000,
    application_name: 'nethos-jobs',
    // Its own line for notifications knows one host only: with several it asks for new jobs instead.
    useListenNotify: addressesIn(url).length === 1,
    schedule: false,
    // The queue hands the rest on to its pool of connections.
    Client: DatabaseClient,
    statement_timeout: statementMs,
    silentAfterMs: statementMs + 1_000,
  }
  const boss = new PgBoss(settings)
  boss.on('error', onError)
  return boss
}

/** What the queue keeps beside a job's own data: the call that queued it, where that was traced. */
export interface Queued {
  traceparent?: string
}

export const queueOn = (boss: PgBoss): JobQueue => ({
  async send(db, job, data, { startAfterSeconds = 0, onceKey } = {}) {
    const traceparent = traces()?.carried()
    await boss.send(job, traceparent === undefined ? data : { ...data, traceparent }, {
      db: fromKysely(db),
      startAfter: startAfterSeconds,
      ...(onceKey ? { singletonKey: onceKey } : {}),
    })
  },
})

export async function createQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const present = new Map((await boss.getQueues()).map(queue => [queue.name, queue]))
  for (const job of jobs) {
    const queue = present.get(job.name)
    // Made by the version before, which kept what had ended for a week.
    if (queue && queue.deleteAfterSeconds !== retentionSeconds)
      await boss.updateQueue(job.name, { deleteAfterSeconds: retentionSeconds })
    if (queue) continue
    const options = {
      retryLimit: job.retries ?? 20,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 60,
      deleteAfterSeconds: retentionSeconds,
      notify: true,
    }
    await boss.createQueue(job.name, options)
  }
}
