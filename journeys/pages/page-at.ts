import type { Samples } from '../samples.ts'

/** A page that is built, at an address that has something to show. */
export interface BuiltPage {
  /** The given path (routes.given.json), or one of our own. */
  path: string
  address: string
  /** Opens only to who is logged in. */
  isOwn: boolean
  /** What must stand there for the demo patient, in words, labels or placeholders (`must_show` of the list of routes). */
  shows: readonly string[]
  /** Turns the app to large letters for whatever follows: opened last. */
  turnsElder?: true
}

/** The pages of a domain, for the records of the demo patient. */
export type PagesOf = (samples: Samples) => BuiltPage[]

export const shown = (path: string, query: string, shows: readonly string[]): BuiltPage => ({
  path,
  address: path + query,
  isOwn: false,
  shows,
})

export const own = (path: string, query: string, shows: readonly string[]): BuiltPage => ({
  ...shown(path, query, shows),
  isOwn: true,
})

/** A page with a place for a word in its path; for `guests` it opens too. */
export const at = (path: string, address: string, shows: readonly string[], who?: 'guests'): BuiltPage => ({
  path,
  address,
  isOwn: who !== 'guests',
  shows,
})
