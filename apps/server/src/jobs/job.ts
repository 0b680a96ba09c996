import type { SystemCaller } from '../calls/caller.ts'
import type { Ctx } from '../calls/handler.ts'
import type { Database } from '../database/connect.ts'
import type { Runtime } from '../runtime.ts'

/** What a job works with. Outside calls stand between transactions, never inside one. */
export interface JobContext {
  readonly db: Database
  readonly runtime: Runtime
  readonly requestId: string
  /** Epoch ms by the server's clock. */
  now(): number
  transact<T>(run: (ctx: Ctx<SystemCaller>) => Promise<T>): Promise<T>
}

/** Work that a command has queued in its own transaction. It may run twice: it must be safe to repeat. */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of jobs knows nothing of their data
export interface Job<Data extends object = any> {
  readonly name: string
  run(data: Data, on: JobContext): Promise<void>
  /** How often it is tried again, with growing pauses, before an operator must look. Default 20. */
  readonly retries?: number
}

/** Work that another job queues: what follows from its outcome, known to nobody but who asked for it. */
export interface FollowUp {
  readonly job: string
  readonly data: object
}

/** What the clock causes: rows whose `due_at` has come. Every process asks; `for update skip locked` lets one have it. */
export interface Timer {
  readonly name: string
  /** At most once in so many milliseconds of the server's clock, in each process; left out: at every tick. */
  readonly everyMs?: number
  /** Carries out some of what is due, and says how many; asked again until there is nothing. */
  run(on: JobContext): Promise<number>
}
