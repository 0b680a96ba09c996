import type { World } from './world.ts'

/** How one field of one service is tried, where the sample of its kind or the id alone is not enough. */
export interface Trial {
  /** Another record than the sample of its kind: in another state, of another person. Fresh for each try. */
  record?(world: World): Promise<string> | string
  /** The other fields of the call, in the wire's words. */
  fields?(world: World): Promise<object> | object
}

/** Service, then the wire's word of an id in its input: how it is tried. */
export type Trials = Readonly<Record<string, Readonly<Record<string, Trial>>>>

/** A record of the owner's, patient or doctor. */
export type Sample = (world: World) => Promise<string> | string
