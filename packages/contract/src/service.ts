import * as z from 'zod/mini'
import type { AuditAction } from './audit-actions.ts'
import type { Spelling } from './spelling.ts'

/** Roles of the people who answer (docs/product/needs.md A1). */
export const staffRoles = ['doctor', 'nurse', 'pharmacist', 'operator', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * Who may call: anybody (token optional), a logged-in account, staff of these roles, or a doctor with the token of his annual
 * report, which opens nothing else.
 */
export type Access = 'anybody' | 'account' | 'annual_report' | readonly StaffRole[]
/** The kind of caller that an access lets through. */
export type Who = 'anybody' | 'account' | 'annual_report' | 'staff'
type IsLook<L> = L extends { read: string } | { listed: string } ? true : false
type WhoOf<A extends Access> = A extends 'anybody' | 'account' | 'annual_report' ? A : 'staff'

/** A query cannot write. A command runs in one transaction. */
export type Kind = 'query' | 'command'

/** A business "no": the wire's code and the sentence that people read. */
export interface Refusal {
  readonly code: string
  readonly sentence: string
}
export type Refusals = Readonly<Record<string, Refusal>>

/** At most `times` calls in `seconds`, counted over all server processes. */
export interface Limit {
  /** device: the random name that the app says; a call that says none is not counted by it. */
  readonly per: 'account' | 'address' | 'device'
  readonly times: number
  readonly seconds: number
}

/**
 * Whose record a query shows: the endpoint writes the line before it answers (docs/decisions/0103). A look of the staff is
 * always written; an account's where it acts for somebody who has a verified account of his own, once an hour.
 */
export interface Look {
  /** One record, or some that were searched for: a line for each, every time. */
  readonly read?: AuditAction
  /** The kind of record that the line of `read` names. */
  readonly of?: string
  /** Rows of several persons: a line for each person, member of staff and day. Only for the staff. */
  readonly listed?: AuditAction
}

/** Nothing is written, and why nobody's record is shown or changed. */
export interface Unaudited {
  readonly none: string
}

/** What a command may write, in its own transaction, where it knows what it has done. It can write nothing else. */
export interface Writes {
  readonly writes: readonly AuditAction[]
}

export type Audits = Look | Unaudited | Writes

export type ReplyShape = 'object' | 'list' | 'page'

export interface Reply<Output> {
  readonly shape: ReplyShape
  /** Schema of the object, or of one row of the list or page. */
  readonly schema: z.ZodMiniType
  readonly output?: Output
}

/** One page of rows; on the wire `list` and `paginator`. */
export interface Page<Row> {
  rows: Row[]
  pageNum: number
  pageSize: number
  total?: number | undefined
  hasNextPage: boolean
}

export const obj = <S extends z.ZodMiniType>(schema: S): Reply<z.infer<S>> => ({ shape: 'object', schema })
export const list = <S extends z.ZodMiniType>(schema: S): Reply<z.infer<S>[]> => ({ shape: 'list', schema })
export const page = <S extends z.ZodMiniType>(schema: S): Reply<Page<z.infer<S>>> => ({ shape: 'page', schema })
/** The reply of a command that only says that it is done. */
export const done = obj(z.literal(true))

/** The refusals that one service may answer, out of its domain's (or the common) map. */
export const only = <R extends Refusals, K extends keyof R & string>(refusals: R, ...keys: K[]): Pick<R, K> =>
  Object.fromEntries(keys.map(key => [key, refusals[key]])) as Pick<R, K>

/**
 * A named service: what goes in and out, who may call, how it may refuse.
 * Carries plain data types (what is sent, what arrives, what comes back), not schema types: the compiler stays quick.
 */
export interface Service<
  Sent = any,
  Received = any,
  Output = any,
  RefusalKey extends string = string,
  W extends Who = Who,
  Looks extends boolean = boolean,
> {
  /** The name on the wire, written only here. */
  readonly name: string
  /** Older or uncertain names that mean the same service. */
  readonly aliases: readonly string[]
  readonly kind: Kind
  readonly access: Access
  /** Type only: the kind of caller. */
  readonly who?: W
  readonly input: z.ZodMiniType<Received, Sent>
  readonly reply: Reply<Output>
  readonly refusals: Readonly<Record<RefusalKey, Refusal>>
  readonly spelling: Spelling
  /** What is written into the audit log. Who does not say so when he must does not start (common/audited.ts). */
  readonly audits: Audits | undefined
  /** Type only: the handler says whose record it shows. */
  readonly looks?: Looks
  readonly limits: readonly Limit[]
  /** True when the call is a multipart upload with one part `file`. */
  readonly upload: boolean
  /** True when one SQL statement is the whole command: it needs no transaction around it. */
  readonly oneStatement: boolean
  /** True when staff may call it who still owe the second step of their login. Everything else is closed to them. */
  readonly beforeSecondStep: boolean
  /**
   * True for what is turned away last when the server has more to do than it can: logins, payments, messages of a consult,
   * a number that is taken. Everything else hears 503 with retry-after first.
   */
  readonly shedLast: boolean
  /** A query that reads much, over days and persons: it may be asked of a standby, which then has seen what was written before. */
  readonly long: boolean
  /**
   * True where an account begins to give what is known of somebody's health: refused until the account has agreed to that by
   * itself, and for a child its guardian (common/health-consent.ts).
   */
  readonly takesHealth: boolean
}

interface Declaration<
  I extends z.ZodMiniType,
  Output,
  R extends Refusals,
  A extends Access,
  L extends Audits | undefined,
> {
  name: string
  aliases?: readonly string[]
  kind: Kind
  access: A
  input: I
  reply: Reply<Output>
  refusals?: R
  spelling?: Spelling
  audits?: L
  limits?: readonly Limit[]
  upload?: boolean
  oneStatement?: boolean
  beforeSecondStep?: boolean
  shedLast?: boolean
  long?: boolean
  takesHealth?: boolean
}

export function service<
  I extends z.ZodMiniType,
  Output,
  const A extends Access,
  R extends Refusals = Record<never, Refusal>,
  const L extends Audits | undefined = undefined,
>(
  declared: Declaration<I, Output, R, A, L>,
): Service<z.input<I>, z.output<I>, Output, keyof R & string, WhoOf<A>, IsLook<L>> {
  return {
    aliases: [],
    refusals: {} as R,
    spelling: {},
    audits: undefined,
    limits: [],
    upload: false,
    oneStatement: false,
    beforeSecondStep: false,
    shedLast: false,
    long: false,
    takesHealth: false,
    ...declared,
  } as unknown as Service<z.input<I>, z.output<I>, Output, keyof R & string, WhoOf<A>, IsLook<L>>
}

export type Services = Readonly<Record<string, Service>>
export type SentOf<S> = S extends Service<infer Sent> ? Sent : never
export type InputOf<S> = S extends Service<any, infer Received> ? Received : never
export type OutputOf<S> = S extends Service<any, any, infer Output> ? Output : never
export type RefusalOf<S> = S extends Service<any, any, any, infer Key> ? Key : never
export type WhoMayCall<S> = S extends Service<any, any, any, string, infer W> ? W : never
/** Whether its handler must say whose record it shows. */
export type IsAudited<S> = S extends Service<any, any, any, string, Who, infer Looks> ? Looks : never
