import { redirect, replace, type LoaderFunction } from 'react-router'
import type { MovedRoute } from '../patterns/route.ts'

/** The address to which an old one leads, its query included. */
export function movedTo(
  { to, otherwise }: MovedRoute,
  params: Readonly<Record<string, string | undefined>>,
  search: string,
): string {
  const query = new URLSearchParams(search)
  if (typeof to === 'function') return to(params, query)
  let isWhole = true
  const path = to.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? query.get(name)
    if (!value) isWhole = false
    query.delete(name)
    return encodeURIComponent(value ?? '')
  })
  if (!isWhole) return otherwise
  const rest = query.toString()
  if (!rest) return path
  return `${path}${path.includes('?') ? '&' : '?'}${rest}`
}

/** The old address that stands in the address bar while it is left, perhaps over several old addresses. */
let leaving: string | undefined

/** Opened from outside, or come back to, the first old address on the way has its entry already. */
function isOpened(url: URL): boolean {
  const { pathname, search, href } = window.location
  if (url.pathname === pathname && url.search === search) leaving = href
  return leaving === href
}

/** Takes no place in the history: the old address is never an entry of its own. */
export const moves =
  (route: MovedRoute): LoaderFunction =>
  ({ params, request }) => {
    const url = new URL(request.url)
    return (isOpened(url) ? replace : redirect)(movedTo(route, params, url.search))
  }
