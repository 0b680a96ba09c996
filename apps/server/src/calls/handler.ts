import type { AuditAction } from '@nethos/contract/audit-actions.ts'
import type {
  InputOf,
  IsAudited,
  OutputOf,
  RefusalOf,
  Service,
  Services,
  WhoMayCall,
} from '@nethos/contract/service.ts'
import type { Db } from '../database/connect.ts'
import type { Audience } from '../events/hub.ts'
import type { Runtime } from '../runtime.ts'
import type { AccountCaller, AnnualReportCaller, Caller, Nobody, StaffCaller } from './caller.ts'

/** Everything a handler may touch. Table functions take it whole: its caller stands in every `where`. */
export interface Ctx<C extends Caller = Caller> {
  readonly caller: C
  readonly db: Db
  /** Epoch ms by the server's clock. */
  readonly now: number
  readonly requestId: string
  readonly channel: string
  readonly address: string
  /** The random name of the device that the app runs on, if it says one. */
  readonly deviceId: string | undefined
  /** The user agent, for words alone: what a patient calls his device. */
  readonly agent: string
  readonly runtime: Runtime
  /** Queues a job in the same transaction; it runs after the commit, and may run again. */
  readonly enqueue: (
    job: string,
    data: object,
    options?: { startAfterSeconds?: number; onceKey?: string },
  ) => Promise<void>
  /** Tells pages that something changed, after the commit: a type and an id, never content. */
  readonly announce: (to: Audience, type: string, id: string) => Promise<void>
  /** A command's line of the append-only audit log, in its transaction; only what its service declares. A query's is the endpoint's. */
  readonly audit: (line: AuditLine) => Promise<void>
}

/** Whose record an audited query shows: what the line of the log names. */
export interface Subject {
  accountId?: string | undefined
  personId?: string | null | undefined
  recordId?: string | undefined
  /** Of an account's look: whether the person has a verified account of his own, where a statement has told it already. */
  isDelegated?: boolean
}

/** Of whom a list showed something. */
export interface ListedPerson {
  accountId: string
  personId: string
}

export interface AuditLine {
  action: AuditAction
  accountId?: string
  personId?: string
  recordType?: string
  recordId?: string
}

type CallerFor<S> =
  WhoMayCall<S> extends 'account'
    ? AccountCaller
    : WhoMayCall<S> extends 'staff'
      ? StaffCaller
      : WhoMayCall<S> extends 'annual_report'
        ? AnnualReportCaller
        : AccountCaller | StaffCaller | Nobody

const refused = Symbol('refused')
/** A declared "no". `sentence` replaces the declared one where the documents let the server choose the words. */
export interface Refused<Key extends string = string> {
  readonly [refused]: true
  readonly key: Key
  readonly sentence: string | undefined
  readonly obj: unknown
  /** What the command wrote stays, although it refuses: a binding that a failed check has ended. */
  readonly keeps: boolean
}
export const refuse = <Key extends string>(
  key: Key,
  fields: { sentence?: string; obj?: unknown; keeps?: boolean } = {},
): Refused<Key> => ({
  [refused]: true,
  key,
  sentence: fields.sentence,
  obj: fields.obj,
  keeps: fields.keeps ?? false,
})
export const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && refused in answer

export interface Upload {
  fileName: string
  bytes: Buffer
}

export interface Call<S extends Service> {
  input: InputOf<S>
  ctx: Ctx<CallerFor<S>>
  refuse: typeof refuse<RefusalOf<S>>
  /** The part `file` of a multipart call. */
  upload?: Upload
}

/** A reply that is JSON already, spelled for the wire by its SQL statement: the hot reads (docs/decisions/0004). */
export class Spelled {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

/** What an audited query answers, and whose record it shows: the endpoint writes the line first. */
export class Looked<Output> {
  readonly output: Output
  readonly at: readonly Subject[]
  readonly listed: readonly ListedPerson[]
  constructor(output: Output, at: readonly Subject[], listed: readonly ListedPerson[]) {
    this.output = output
    this.at = at
    this.listed = listed
  }
}
/** A look at one record, or at what a search has found; at nothing when it has found nothing. */
export const looked = <Output>(
  at: Subject | readonly Subject[],
  output: Output,
  listed: readonly ListedPerson[] = [],
): Looked<Output> => new Looked(output, [at].flat() as Subject[], listed)
/** Rows of several persons. */
export const lookedThrough = <Output>(listed: readonly ListedPerson[], output: Output): Looked<Output> =>
  new Looked(output, [], listed)

type Answer<S> = OutputOf<S> | Refused<RefusalOf<S>>

/** A query whose service says that it is a look cannot answer without saying whose record it shows. */
type Given<S> = IsAudited<S> extends true ? Looked<OutputOf<S> | Spelled> | Refused<RefusalOf<S>> : Answer<S> | Spelled

/** A handler in one go: a query, or a command in one transaction. */
export type HandlerOf<S extends Service> = (call: Call<S>) => Promise<Given<S>>

/**
 * A command that must ask outside and answer with what it heard (opening a payment): `prepare` and `settle` run in
 * a transaction each, `outside` runs in none and must be safe to repeat.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- the endpoint hands on what prepare and outside gave without looking at it
export interface SteppedHandlerOf<S extends Service, Prepared = any, AttemptOutcome = any> {
  prepare(call: Call<S>): Promise<Prepared | Refused<RefusalOf<S>> | Finished<OutputOf<S>>>
  outside(
    prepared: Prepared,
    call: Omit<Call<S>, 'ctx'> & { runtime: Runtime; now: number; address: string },
  ): Promise<AttemptOutcome>
  settle(outcome: AttemptOutcome, prepared: Prepared, call: Call<S>): Promise<Answer<S>>
}

/**
 * A command that is one statement nearly always: `atOnce` asks for that one, which does all of it or, by undefined, nothing at
 * all; then `whole` does it in a transaction.
 */
export interface QuickHandlerOf<S extends Service> {
  atOnce(call: Call<S>): Promise<OutputOf<S> | undefined>
  whole: HandlerOf<S>
}

/**
 * A command that mostly refuses: `refuseEarly` only reads, on the connections that queries share; by undefined it refuses nothing, and
 * `whole` decides in a transaction.
 */
export interface RefusingHandlerOf<S extends Service> {
  refuseEarly(call: Call<S>): Promise<Refused<RefusalOf<S>> | undefined>
  whole: HandlerOf<S>
}

/** Two have done the same at one moment: it is undone and done once more, after the other. PostgreSQL's own code for that. */
export class MetAnotherError extends Error {
  readonly code = '40001'
}

/** `prepare` found that nothing outside needs to be asked. */
export class Finished<Output> {
  readonly output: Output
  constructor(output: Output) {
    this.output = output
  }
}

/** Types the two ends of a stepped handler together. */
export const stepped = <S extends Service, Prepared, AttemptOutcome>(
  handler: SteppedHandlerOf<S, Prepared, AttemptOutcome>,
): SteppedHandlerOf<S> => handler

export type AnyHandler =
  | HandlerOf<Service>
  | SteppedHandlerOf<Service>
  | QuickHandlerOf<Service>
  | RefusingHandlerOf<Service>
export interface Implemented {
  readonly service: Service
  readonly handler: AnyHandler
}

/** Ties a domain's services to their handlers: forget one and it does not compile. */
export function implement<T extends Services>(
  services: T,
  handlers: {
    [K in keyof T]: HandlerOf<T[K]> | SteppedHandlerOf<T[K]> | QuickHandlerOf<T[K]> | RefusingHandlerOf<T[K]>
  },
): Implemented[] {
  return Object.entries(services).map(([key, service]) => ({
    service,
    handler: handlers[key as keyof T] as AnyHandler,
  }))
}
