import type { HealthConsentMissing } from '@nethos/contract/common/health-consent.ts'
import { lookOf } from '@nethos/contract/common/audited.ts'
import { type Service } from '@nethos/contract/service.ts'
import type { Database, Db } from '../database/connect.ts'
import type { Standby } from '../database/standby.ts'
import type { Announce } from '../events/announcer.ts'
import type { PushEvent } from '../events/hub.ts'
import type { Runtime } from '../runtime.ts'
import type { JobQueue } from '../jobs/queue.ts'
import type { AccountCaller } from './caller.ts'
import { writeLooks, type NoteLook } from './audit.ts'
import { contextOn, type Circumstances } from './context.ts'
import {
  Finished,
  isRefused,
  Looked,
  refuse,
  type Ctx,
  type AnyHandler,
  type Call,
  type HandlerOf,
  type QuickHandlerOf,
  type RefusingHandlerOf,
  type SteppedHandlerOf,
  type Upload,
} from './handler.ts'

/** What an account has not agreed to yet and must before this is taken of it. */
export type HealthConsent = (
  scope: { db: Db; now: number; caller: AccountCaller },
  input: unknown,
) => Promise<HealthConsentMissing | undefined>

/** What calls are carried out with. */
export interface Inside {
  /** For commands. */
  db: Database
  /** For queries, on connections that they share. */
  reads: Database
  /** For long queries, where there is one. */
  standby: Standby | undefined
  runtime: Runtime
  jobs: JobQueue
  announce: Announce
  /** How an account's look at the record of one of its people is written down. */
  noteLook: NoteLook
  /** Undefined: every client of the hospital asks by itself (HEALTH_CONSENT). */
  missingConsent: HealthConsent | undefined
}

export interface Work {
  service: Service
  handler: AnyHandler
  input: unknown
  upload: Upload | undefined
}

/** A refusal inside a command undoes what the command wrote, unless it says that it keeps it. */
class UndoneError extends Error {
  override name = 'UndoneError'
  readonly refusal: unknown
  constructor(refusal: unknown) {
    super('refused')
    this.refusal = refusal
  }
}

/** Writes no line of the audit log that the service does not declare; a query writes none itself. */
function declaredOnly({ name, audits }: Service, ctx: Ctx): Ctx {
  if (!audits) return ctx
  const declared: readonly string[] = 'writes' in audits ? audits.writes : []
  return {
    ...ctx,
    audit: async line => {
      if (!declared.includes(line.action)) throw new Error(`${name} does not declare that it writes ${line.action}`)
      await ctx.audit(line)
    },
  }
}

/** A serialization failure and a deadlock: nothing of the command stands, and it may be done again. */
const metAnother: ReadonlySet<unknown> = new Set(['40001', '40P01'])
const hasMetAnother = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && metAnother.has(error.code)

type CallOn = (on: Db) => Call<Service>

/** A query runs on shared connections; a command in one transaction; a stepped command in two, with the outside call between them. */
export function carryOut(
  { db, reads, standby, runtime, jobs, announce, noteLook }: Inside,
  about: Circumstances,
  work: Work,
): Promise<unknown> {
  const { service, handler, input, upload } = work
  if (typeof handler !== 'function') {
    if ('atOnce' in handler) return quickly(handler)
    return 'refuseEarly' in handler ? unlessRefused(handler) : inSteps(handler)
  }
  if (service.kind === 'query') return asked(handler)
  if (service.oneStatement) return thenAnnounced(callOn => handler(callOn(db)))
  return inTransaction(handler)

  async function asked(ask: HandlerOf<Service>): Promise<unknown> {
    const askOn = async (from: Database): Promise<unknown> => {
      const ctx = declaredOnly(service, contextOn(from, runtime, jobs, about))
      return ask({ input, ctx, refuse, upload } as Call<Service>)
    }
    const elsewhere = service.long ? await standby?.caughtUp() : undefined
    // A standby ends a query that stands in the way of what it replays: a query has done nothing, and is asked again.
    const answer = await (elsewhere ? askOn(elsewhere).catch(() => askOn(reads)) : askOn(reads))
    const ctx = contextOn(reads, runtime, jobs, about)
    const look = lookOf(service.audits)
    if (!look || isRefused(answer)) return answer
    if (!(answer instanceof Looked)) throw new Error(`${service.name} does not say whose record it shows`)
    await writeLooks(ctx, look, answer, noteLook)
    return answer.output
  }

  /**
   * What a command announces is sent when it has been committed, and nothing of it when it was not. Of two that waited for
   * each other PostgreSQL has undone one: it is carried out once more, after the other.
   */
  async function thenAnnounced<T>(run: (callOn: CallOn) => Promise<T>): Promise<T> {
    try {
      return await once(run)
    } catch (error) {
      // A stream that has been read cannot be read again.
      if (!hasMetAnother(error) || upload) throw error
      return once(run)
    }
  }

  async function once<T>(run: (callOn: CallOn) => Promise<T>): Promise<T> {
    const events: PushEvent[] = []
    const gather = async (to: PushEvent['to'], type: string, id: string): Promise<void> =>
      void events.push({ to, type, id })
    const answer = await run(
      on =>
        ({
          input,
          ctx: declaredOnly(service, contextOn(on, runtime, jobs, about, gather)),
          refuse,
          upload,
        }) as Call<Service>,
    )
    if (events.length > 0) announce(events)
    return answer
  }

  async function inTransaction<T>(run: (call: Call<Service>) => Promise<T>): Promise<T> {
    try {
      return await thenAnnounced(callOn =>
        db.transaction().execute(async trx => {
          const answer = await run(callOn(trx))
          if (isRefused(answer) && !answer.keeps) throw new UndoneError(answer)
          return answer
        }),
      )
    } catch (error) {
      if (error instanceof UndoneError) return error.refusal as T
      throw error
    }
  }

  async function quickly({ atOnce, whole }: QuickHandlerOf<Service>): Promise<unknown> {
    return (await thenAnnounced(callOn => atOnce(callOn(db)))) ?? inTransaction(whole)
  }

  async function unlessRefused({ refuseEarly, whole }: RefusingHandlerOf<Service>): Promise<unknown> {
    const ctx = declaredOnly(service, contextOn(reads, runtime, jobs, about))
    return (await refuseEarly({ input, ctx, refuse, upload } as Call<Service>)) ?? inTransaction(whole)
  }

  async function inSteps(steps: SteppedHandlerOf<Service>): Promise<unknown> {
    const prepared: unknown = await inTransaction(call => steps.prepare(call))
    if (isRefused(prepared)) return prepared
    if (prepared instanceof Finished) return prepared.output
    const outcome: unknown = await steps.outside(prepared, {
      input,
      refuse,
      upload,
      runtime,
      now: about.now,
      address: about.address,
    } as never)
    return inTransaction(call => steps.settle(outcome, prepared, call))
  }
}
