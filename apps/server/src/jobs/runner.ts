import { firstOf, mustGet } from '@nethos/contract/common/present.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import type { Logger } from 'pino'
import { theSystem, type SystemCaller } from '../calls/caller.ts'
import { contextOn } from '../calls/context.ts'
import type { Ctx } from '../calls/handler.ts'
import type { Database } from '../database/connect.ts'
import type { Runtime } from '../runtime.ts'
import type { Job, JobContext, Timer } from './job.ts'
import { inSpan } from '../traces/spans.ts'
import { indexFailedJobs } from './failed-jobs.ts'
import { createQueues, type JobQueue, type Queued } from './queue.ts'
import { repeatedly, type Loop } from './repeatedly.ts'
import { timerLoop } from './run-timers.ts'
import { wakeWorkers } from './wake-workers.ts'

export interface RunnerOptions {
  boss: PgBoss
  queue: JobQueue
  pool: pg.Pool
  db: Database
  runtime: Runtime
  jobs: readonly Job[]
  timers: readonly Timer[]
  log: Logger
}

export interface Runner {
  start(): Promise<void>
  /** No new work; what runs may finish. */
  stop(): Promise<void>
  /** Runs everything that is due by now. */
  runTimers(): Promise<void>
  /** Waits until no job is ready to run, at most so long: a minute, as a busy machine is late and not wrong. */
  idle(atMostMs?: number): Promise<void>
}

const tickMs = 1_000
const longestIdleMs = 60_000
/** Workers are woken (wake-workers.ts); should that ever fail, they look by themselves. */
const backstopSeconds = 30

/** With what is left to calls (web/closing.ts) less than the ten seconds of main.ts: what is cut off is tried again. */
const mostAtStopMs = 4_000

export function jobRunner({ boss, queue, pool, db, runtime, jobs, timers, log }: RunnerOptions): Runner {
  const contextFor = (requestId: string): JobContext => ({
    db,
    runtime,
    requestId,
    now: () => runtime.clock.now(),
    transact: run =>
      db.transaction().execute(trx =>
        run(
          contextOn(trx, runtime, queue, {
            caller: theSystem,
            now: runtime.clock.now(),
            requestId,
            channel: 'job',
            address: '',
            deviceId: undefined,
          }) as Ctx<SystemCaller>,
        ),
      ),
  })

  let isOver = false
  const runAll = timerLoop(
    timers,
    () => contextFor(`timer-${randomUUID()}`),
    () => isOver,
  )

  // One after the other: what a pass under way holds is passed by, and whoever asks means that, too.
  let last: Promise<void> = Promise.resolve()
  function runTimers(): Promise<void> {
    const pass = last.then(runAll)
    last = pass.catch(() => {})
    return pass
  }

  const tick = (): Promise<void> =>
    runTimers().catch((error: unknown) => log.error({ err: error }, 'what was due could not be carried out'))

  const workers = new Map<string, string>()
  const loops: Loop[] = []

  return {
    async start() {
      await boss.start()
      await createQueues(boss, jobs)
      await indexFailedJobs(db)
      for (const job of jobs) {
        const worker = await boss.work(
          job.name,
          {
            pollingIntervalSeconds: backstopSeconds,
            notifyPollingIntervalSeconds: backstopSeconds,
            batchSize: 8,
            burstWhenBatchFull: true,
            perJobResults: true,
            includeMetadata: true,
          },
          taken =>
            Promise.all(
              taken.map(({ id, data, retryCount, retryLimit }) =>
                traced(job, data as Queued, contextFor(id)).then(
                  () => ({ id, status: 'completed' as const }),
                  (error: unknown) => {
                    const about = { err: error, job: job.name, jobId: id }
                    if (retryCount < retryLimit) log.warn(about, 'a job failed and is tried again')
                    else log.error(about, 'a job has failed for good: an administrator must look')
                    return { id, status: 'failed' as const, output: { message: String(error) } }
                  },
                ),
              ),
            ),
        )
        workers.set(job.name, worker)
      }
      const waker = wakeWorkers({
        pool,
        log,
        queues: [...workers.keys()],
        wake: queue => boss.notifyWorker(mustGet(workers, queue)),
      })
      loops.push(waker, repeatedly(tick, tickMs, 0))
    },
    async stop() {
      isOver = true
      await Promise.all(loops.map(loop => loop.stop()))
      // pg-boss, stopped gracefully, looks only every 500 ms whether its workers have finished.
      const finished = Promise.all(jobs.map(job => boss.offWork(job.name)))
      await Promise.race([finished, wait(mostAtStopMs, undefined, { ref: false })])
      await boss.stop({ graceful: false, close: true })
    },
    runTimers,
    async idle(atMostMs = longestIdleMs) {
      const until = performance.now() + atMostMs
      while (performance.now() < until) {
        const { rows } = await pool.query<{ busy: boolean }>(
          `select exists (select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() and name = any($1)) as busy`,
          [jobs.map(job => job.name)],
        )
        if (!firstOf(rows).busy) return
        await wait(20)
      }
    },
  }
}

function traced(job: Job, { traceparent, ...data }: Queued, on: JobContext): Promise<void> {
  const facts = { 'nethos.job_id': on.requestId }
  return inSpan({ kind: 'job', name: job.name, facts, from: traceparent }, () => job.run(data, on))
}
