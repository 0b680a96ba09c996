/** The eleven kinds of pages (patterns/<kind>-page.tsx draws them). */
export type PageKind =
  | 'list'
  | 'detail'
  | 'reading'
  | 'hub'
  | 'form'
  | 'picker'
  | 'gate'
  | 'pay'
  | 'result'
  | 'search'
  | 'room'

/** One page of the patients' app, as its domain's table (`<domain>.pages.ts`) states it: the only place that knows its address. */
export interface PageFacts {
  /** As React Router reads it: `/team/:id/detail`; a last `:status?` may be left out of the address. */
  at: `/${string}`
  /** What stands above the page and in the window, unless the page knows better (a doctor's name). */
  title: string
  kind: PageKind
  /** Who may see it: a page for `account` asks for a login first. */
  for: 'anybody' | 'account'
  /** What may stand in the query: `consultId` must, `comefrom?` may. */
  query?: readonly string[]
}

type Parameter<At extends string> = At extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | Parameter<`/${Rest}`>
  : At extends `${string}/:${infer Name}`
    ? Name
    : never
type Needed<Name extends string> = Exclude<Name, `${string}?`>
type Optional<Name extends string> = Name extends `${infer Bare}?` ? Bare : never

type Value = string | number
/** What an address is filled with: path parameters and query by their given names. What is optional and empty is left out. */
export type FieldsOf<At extends string, Query extends string = never> = {
  readonly [Name in Needed<Parameter<At> | Query>]: Value
} & { readonly [Name in Optional<Parameter<At> | Query>]?: Value | null | undefined }

/** A page of a table, and the way to it. */
export interface PageEntry<At extends string = string, Query extends string = string> extends Omit<PageFacts, 'query'> {
  at: At & `/${string}`
  query?: readonly Query[]
  /** The address of the page with these records in it. The compiler knows what it needs and what it may carry. */
  to: (
    ...fields: [Parameter<At> | Query] extends [never]
      ? []
      : Needed<Parameter<At> | Query> extends never
        ? [fields?: FieldsOf<At, Query>]
        : [fields: FieldsOf<At, Query>]
  ) => string
}

/** Some page, whatever its address needs. */
export type AnyPage = Omit<PageEntry, 'to'>
export type PageTable = Readonly<Record<string, AnyPage>>

type QueryOf<Facts extends PageFacts> = Facts['query'] extends readonly (infer Name extends string)[] ? Name : never
export type PagesOf<Table extends Readonly<Record<string, PageFacts>>> = {
  readonly [Key in keyof Table]: PageEntry<Table[Key]['at'], QueryOf<Table[Key]>>
}

/** The pages of a domain; a page of the table that no route opens is one that is not open yet. */
export const pages = <const Table extends Readonly<Record<string, PageFacts>>>(table: Table): PagesOf<Table> =>
  // The compiler does not follow that every key keeps the facts of its own.
  Object.fromEntries(
    Object.entries(table).map(([key, facts]) => [key, { ...facts, to: wayTo(facts.at) }]),
  ) as unknown as PagesOf<Table>

type Fields = Readonly<Record<string, Value | null | undefined>>

/** Fills one address; links in the built pages use it alone (apps/patient/build/plain-links.ts). */
export const wayTo =
  (at: string) =>
  (fields: Fields = {}): string =>
    filled(at, fields)

/** Path parameters stand in the path, all else in the query. */
function filled(pattern: string, fields: Fields): string {
  const query = new Map(Object.entries(fields).map(([name, value]) => [name, String(value ?? '')]))
  const path = pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = query.get(name) ?? ''
    query.delete(name)
    return value === '' ? '' : `/${encodeURIComponent(value)}`
  })
  const rest = [...query].filter(([, value]) => value !== '')
  return rest.length > 0 ? `${path}?${new URLSearchParams(rest)}` : path
}

/** The addresses of a table's pages, for a literal that must not drag the table along: `'/v2/my' satisfies AddressIn<typeof accountPages>`. */
export type AddressIn<Table extends PageTable> = Table[keyof Table]['at']
