import type { AccountCaller, SystemCaller } from '../../../calls/caller.ts'
import { theSystem } from '../../../calls/caller.ts'
import { contextOn } from '../../../calls/context.ts'
import { isRefused, refuse, type Ctx } from '../../../calls/handler.ts'
import type { Runtime } from '../../../runtime.ts'
import type { Job, JobContext, Timer } from '../../../jobs/job.ts'
import type { JobQueue } from '../../../jobs/queue.ts'
import { chance } from '../../../demo/chance.ts'
import { demoHospital } from '../../../sandbox/hospital/demo-hospital.ts'
import type { TestServer } from '../../../testing/server.ts'

/** The transaction was aborted, or the server was killed: what it had written is not there. */
export class CrashError extends Error {
  override name = 'CrashError'
}
class UndoneError extends Error {
  override name = 'UndoneError'
}

interface QueuedJob {
  job: string
  data: object
}

/**
 * The server's commands, jobs and clock, driven one by one with a clock of the test's own, and with crashes: a transaction
 * that is aborted after it has written everything, a job that dies between two of its transactions and comes again later, or
 * that runs twice. The real server's own clock and workers stand still meanwhile.
 */
export function aDriver(server: TestServer, { seed, crashes }: { seed: string; crashes: number }) {
  const luck = chance(seed)
  let now = server.runtime.clock.now()
  let requests = 0
  const clock = { now: () => now }
  const runtime: Runtime = { ...server.runtime, clock, hospital: demoHospital(server.pool, clock, Buffer.alloc(32)) }
  const queue: QueuedJob[] = []
  let crashed = 0

  /** One transaction. What it queues is there if and only if it commits. */
  async function transact<C extends AccountCaller | SystemCaller, T>(
    caller: C,
    run: (ctx: Ctx<C>) => Promise<T>,
  ): Promise<T> {
    const queued: QueuedJob[] = []
    const jobs: JobQueue = { send: async (_db, job, data) => void queued.push({ job, data: structuredClone(data) }) }
    const about = {
      caller,
      now,
      requestId: `driven-${++requests}`,
      channel: 'test',
      address: '127.0.0.1',
      deviceId: undefined,
    }
    const output = await server.db.transaction().execute(async trx => {
      const answer = await run(contextOn(trx, runtime, jobs, about, async () => {}) as Ctx<C>)
      if (luck.share(crashes)) {
        crashed++
        throw new CrashError('killed before the commit')
      }
      return answer
    })
    queue.push(...queued)
    return output
  }

  /** A command of an account's. Undefined: it was refused, and left nothing behind; or it crashed. */
  async function command<T>(
    accountId: string,
    run: (call: { ctx: Ctx<AccountCaller>; refuse: typeof refuse }) => Promise<T>,
  ) {
    try {
      return await transact<AccountCaller, T>({ kind: 'account', accountId, sessionId: '' }, async ctx => {
        const answer = await run({ ctx, refuse })
        if (isRefused(answer)) throw new UndoneError(answer.key)
        return answer
      })
    } catch (error) {
      if (error instanceof UndoneError || error instanceof CrashError) return undefined
      throw error
    }
  }

  const jobContext = (): JobContext => ({
    db: server.db,
    runtime,
    requestId: `job-${++requests}`,
    now: () => now,
    transact: run => transact(theSystem, run),
  })

  /** Some of what is queued, in no order; what crashes comes again, and now and then something runs twice. */
  async function work(jobs: readonly Job[], most = Infinity): Promise<void> {
    for (let nth = 0; nth < most && queue.length > 0; nth++) {
      const [taken] = queue.splice(luck.int(0, queue.length - 1), 1)
      const job = jobs.find(one => one.name === taken!.job)
      if (!job) continue
      if (luck.share(crashes / 2)) queue.push(taken!)
      await job.run(taken!.data, jobContext()).catch((error: unknown) => {
        if (!(error instanceof CrashError)) throw error
        queue.push(taken!)
      })
    }
  }

  /** What is due; a crash leaves the rest for the next time. */
  async function tick(timers: readonly Timer[]): Promise<void> {
    for (let found = 1; found > 0;) {
      found = 0
      for (const timer of timers) {
        found += await timer.run(jobContext()).catch((error: unknown) => {
          const faults = error instanceof AggregateError ? error.errors : [error]
          const fault = faults.find(one => !(one instanceof CrashError))
          if (fault) throw fault
          return 1
        })
      }
    }
  }

  return {
    luck,
    runtime,
    now: () => now,
    pass: (ms: number) => void (now += ms),
    to: (at: number) => void (now = Math.max(now, at)),
    command,
    transact,
    work,
    tick,
    crashes: () => crashed,
    queued: () => queue.length,
  }
}
