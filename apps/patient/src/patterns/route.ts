import type { ComponentType } from 'react'

/** The eleven kinds of pages. */
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

type Params = Readonly<Record<string, string | undefined>>
type LoadPage = () => Promise<{ default: ComponentType; ahead?: (params: Params) => void }>

export interface PageRoute {
  /** As React Router reads it: `/team/:id/detail`; a last `:status?` may be left out of the address. */
  path: string
  kind: PageKind
  /** Who may see it: a page for `account` asks for a login first. */
  for: 'anybody' | 'account'
  /** Fetches the page when it is opened: `() => import('./pages/consults.page.tsx')`. */
  load: LoadPage
  /** Its module exports `ahead`: what it asks first, begun as soon as its script is there and before it is drawn. */
  asksAhead?: true
  /** Another page for the same address while elder mode is on. */
  elder?: LoadPage
  /** Stays alive, hidden, while the person is on another page. Seldom needed: lists keep their place by themselves. */
  keepAlive?: true
}

/** Where an old address leads: a path, or what the parameters and the query say. */
export type Target = string | ((params: Params, query: URLSearchParams) => string)

export interface MovedRoute {
  path: string
  to: Target
  otherwise: string
}

export interface SoonRoute {
  path: string
  soon: string
}

export type AppRoute = PageRoute | MovedRoute | SoonRoute

/** A page of a domain. */
export const page = (route: PageRoute): PageRoute => route

/**
 * An old address. It takes no place in the history, and the query goes along. A `:name` in `to` is filled from the
 * old path or from the query (which then loses it); where it is missing, `otherwise` is opened instead.
 * A function says the whole target, its query included.
 */
export const moved = (path: string, to: Target, otherwise = '/index'): MovedRoute => ({ path, to, otherwise })

/** A service that is not open yet: one honest page. */
export const soon = (path: string, title: string): SoonRoute => ({ path, soon: title })
