import type * as z from 'zod/mini'
import type { Refusal } from '../refusals.ts'

/** One call of the port as it goes over the line: what is asked, in the port's order, and what is answered. */
export interface DeclaredCall {
  asks: readonly (readonly [name: string, schema: z.ZodMiniType])[]
  answers: z.ZodMiniType
  /** How it may be refused. */
  refuses?: readonly Refusal[]
  /** For whoever builds the hospital's side. */
  says: string
}

/** The port, without what is no question to the hospital. */
type Asked<Port> = Exclude<keyof Port, 'speaksFor' | 'readPush'>

type Plain<T> = T extends readonly unknown[]
  ? { -readonly [I in keyof T]: Plain<T[I]> }
  : T extends object
    ? { -readonly [K in keyof T]: Plain<T[K]> }
    : T
type Whole<T> = T extends readonly unknown[]
  ? { -readonly [I in keyof T]: Whole<T[I]> }
  : T extends object
    ? { -readonly [K in keyof T]-?: Whole<NonNullable<T[K]>> | Extract<T[K], null> }
    : T
type Fits<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
/** The same members, of which the same may be left out. */
type Same<A, B> = Fits<Plain<A>, Plain<B>> extends true ? Fits<Whole<A>, Whole<B>> : false

type Outputs<Asks extends DeclaredCall['asks']> = {
  -readonly [I in keyof Asks]: NonNullable<z.output<Asks[I][1]>>
}
type Each<Rest extends readonly unknown[]> = { [I in keyof Rest]-?: NonNullable<Rest[I]> }
type Given<Call> = Call extends (hosId: string, ...given: infer Rest) => unknown ? Each<Rest> : never
type Answer<Call> = Call extends (...given: never[]) => Promise<infer T> ? ([T] extends [void] ? undefined : T) : never

type Checked<Port, Calls> = {
  [Name in Asked<Port>]: Name extends keyof Calls
    ? Calls[Name] extends DeclaredCall
      ? Same<Outputs<Calls[Name]['asks']>, Given<Port[Name]>> extends true
        ? Same<z.output<Calls[Name]['answers']>, Answer<Port[Name]>> extends true
          ? DeclaredCall
          : 'its answer is not the port’s'
        : 'its question is not the port’s'
      : never
    : DeclaredCall
}

/** The calls of one part. Compiles only while each says what the port says: no call missing, no member more or less. */
export const partOf =
  <Port>() =>
  <const Calls extends Readonly<Record<Asked<Port> & string, DeclaredCall>>>(
    calls: Calls & Checked<Port, Calls>,
  ): Calls =>
    calls
