import { ownPath } from '../account/public.tsx'

/** Where a callback leads once somebody has been chosen: his id goes along. Undefined for what is no path of ours. */
export function withPerson(callback: string | null, personId: string): string | undefined {
  const path = ownPath(callback)
  if (!path) return undefined
  const url = new URL(path, location.origin)
  url.searchParams.set('compatId', personId)
  return url.pathname + url.search + url.hash
}
