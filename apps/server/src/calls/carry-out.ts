import { type Service } from '@nethos/contract/service.ts'
import type { Database } from '../database/connect.ts'
import type { House } from '../house.ts'
import type { JobQueue } from '../jobs/queue.ts'
import { contextOn, type Circumstances } from './context.ts'
import { Finished, isRefused, refuse, type AnyHandler, type Call, type HandlerOf, type Upload } from './handler.ts'

export interface Work {
  service: Service
  handler: AnyHandler
  input: unknown
  upload: Upload | undefined
}

/** A refusal inside a command undoes what the command wrote. */
class UndoneError extends Error {
  override name = 'UndoneError'
  readonly refusal: unknown
  constructor(refusal: unknown) {
    super('refused')
    this.refusal = refusal
  }
}

/** A query runs on the pool; a command in one transaction; a stepped command in two, with the outside call between them. */
export function carryOut(db: Database, house: House, jobs: JobQueue, about: Circumstances, work: Work): Promise<unknown> {
  const { service, handler, input, upload } = work
  const callOn = (on: Parameters<typeof contextOn>[0]): Call<Service> =>
    ({ input, ctx: contextOn(on, house, jobs, about), refuse, upload }) as Call<Service>

  if (typeof handler === 'function') {
    if (service.kind === 'query' || service.oneStatement) return handler(callOn(db))
    return inTransaction(db, on => handler(callOn(on)))
  }
  return inSteps(handler)

  async function inSteps(steps: Exclude<AnyHandler, HandlerOf<Service>>): Promise<unknown> {
    const prepared: unknown = await inTransaction(db, on => steps.prepare(callOn(on)))
    if (isRefused(prepared)) return prepared
    if (prepared instanceof Finished) return prepared.output
    const { ctx: _none, ...call } = callOn(db)
    const heard: unknown = await steps.outside(prepared, { ...call, house, now: about.now, address: about.address })
    return inTransaction(db, on => steps.settle(heard, prepared, callOn(on)))
  }
}

async function inTransaction<T>(db: Database, run: (on: Parameters<typeof contextOn>[0]) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(async trx => {
      const answer = await run(trx)
      if (isRefused(answer)) throw new UndoneError(answer)
      return answer
    })
  } catch (error) {
    if (error instanceof UndoneError) return error.refusal as T
    throw error
  }
}
