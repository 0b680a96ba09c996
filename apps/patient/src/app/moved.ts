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

/** Opened from outside, or come back to, the old address stands in the address bar and has its entry already. */
const isOpened = (url: URL): boolean =>
  url.pathname === window.location.pathname && url.search === window.location.search

/** Where the last opened one led: when that has moved, too, the entry is still the first one's. */
let ledTo: string | undefined

/** Takes no place in the history: the old address is never an entry of its own. */
export const moves =
  (route: MovedRoute): LoaderFunction =>
  ({ params, request }) => {
    const url = new URL(request.url)
    const target = movedTo(route, params, url.search)
    const takesOver = isOpened(url) || ledTo === url.pathname + url.search
    ledTo = takesOver ? target : undefined
    return (takesOver ? replace : redirect)(target)
  }
