import type { FieldsOf, PageEntry } from '@nethos/contract/pages.ts'
import type { Samples } from '../samples.ts'

/** A page that is built, at an address that has something to show. */
export interface BuiltPage {
  /** The pattern of its address. */
  path: string
  address: string
  /** Opens only to who is logged in. */
  isOwn: boolean
  /** What must stand there for the demo patient, in words, labels or placeholders (`must_show` of the list of routes). */
  shows: readonly string[]
  /** Pages that its links and rows lead to, by the patterns of their addresses. */
  leads?: readonly string[]
  /** What must stand there for a guest, where it is something else. */
  guest?: readonly string[]
  /** Turns the app to large letters for whatever follows: opened last. */
  turnsElder?: true
}

/** The pages of a domain, for the records of the demo patient. */
export type VisitsOf = (samples: Samples) => BuiltPage[]

/** A page of a table with these records in its address; a visit may leave out what a link must not. */
export const visit = <At extends string, Query extends string>(
  page: PageEntry<At, Query>,
  fields: Partial<FieldsOf<At, Query>>,
  shows: readonly string[],
  more: Pick<BuiltPage, 'leads' | 'guest'> = {},
): BuiltPage => ({
  ...more,
  path: page.at,
  address: (page.to as (fields: object) => string)(fields),
  isOwn: page.for === 'account',
  shows,
})

/** An old address that leads on to this page. */
export const leading = <At extends string, Query extends string>(
  path: string,
  page: PageEntry<At, Query>,
  fields: Partial<FieldsOf<At, Query>>,
  shows: readonly string[],
): BuiltPage => {
  const { address, ...rest } = visit(page, fields, shows)
  return { ...rest, path, address: address.replace(page.at, path) }
}
