import type { ComponentType } from 'react'
import type { AnyPage, PageFacts, PageTable } from '@nethos/contract/pages.ts'

type Params = Readonly<Record<string, string | undefined>>
type LoadPage = () => Promise<{ default: ComponentType }>
type LoadAhead = () => Promise<{ ahead: (params: Params) => void }>

/** How a page of the table is opened, where fetching it is not all. */
interface Opening {
  /** Fetches the page when it is opened: `() => import('./pages/consults.page.tsx')`. */
  load: LoadPage
  /** What it asks first, by a small module that exports `ahead`: begun while the scripts that draw the page are still coming. */
  asksAhead?: LoadAhead
  /** Another page for the same address while elder mode is on. */
  elder?: LoadPage
  /** Stays alive, hidden, while the person is on another page. Seldom needed: lists keep their place by themselves. */
  keepAlive?: true
}

export interface PageRoute extends Pick<PageFacts, 'title' | 'kind' | 'for'>, Opening {
  path: string
}

/** Where an old address leads: a path, or what the parameters and the query say. */
export type Target = string | ((params: Params, query: URLSearchParams) => string)

export interface MovedRoute {
  path: string
  to: Target
  otherwise: string
}

export type AppRoute = PageRoute | MovedRoute

type Opened<Table extends PageTable> = { readonly [Key in keyof Table]: LoadPage | Opening | { leadsTo: Target } }

/** The pages of a domain's table, each with what shows it. */
export const open = <const Table extends PageTable>(table: Table, opened: Opened<Table>): AppRoute[] =>
  // oxlint-disable-next-line typescript/no-non-null-assertion -- every page of the table is opened
  Object.entries(table).map(([key, page]) => routeOf(page, opened[key]!))

function routeOf({ at: path, title, kind, for: who }: AnyPage, opened: Opened<PageTable>[string]): AppRoute {
  if (typeof opened === 'function') return { path, title, kind, for: who, load: opened }
  return 'leadsTo' in opened ? moved(path, opened.leadsTo) : { path, title, kind, for: who, ...opened }
}

/**
 * An old address. It takes no place in the history, and the query goes along. A `:name` in `to` is filled from the
 * old path or from the query (which then loses it); where it is missing, `otherwise` is opened instead.
 * A function says the whole target, its query included.
 */
export const moved = (path: string, to: Target, otherwise = '/index'): MovedRoute => ({ path, to, otherwise })
