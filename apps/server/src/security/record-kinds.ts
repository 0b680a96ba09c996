import type { Session } from '../testing/client.ts'
import type { World } from './world.ts'

/** A field that names a record of the owner's: how the record is made anew, and what else the call says. */
export interface Private {
  /** The record's id, of the owner's, fresh for each try. */
  record(world: World): Promise<string> | string
  /** The other fields of the call, in the wire's words. */
  fields?(world: World): Promise<object> | object
  /** The field is a list of ids. */
  isList?: true
  /** Who owns it, and who is nobody to it: a patient and another one, unless it is the staff's. */
  owner?(world: World): Promise<Session> | Session
  stranger?(world: World): Promise<Session> | Session
}

/** A field that names nothing that belongs to anybody, and why. */
export type Public = `public: ${string}`

/** Service, then the wire's word of an id in its input: what it means. */
export type Records = Readonly<Record<string, Readonly<Record<string, Private | Public>>>>
