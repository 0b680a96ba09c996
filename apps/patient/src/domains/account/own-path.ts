/**
 * A link as a path of ours to go to, or undefined: for everything that a browser would take to another place, and for
 * javascript: and the like. Links of our own address count as ours.
 */
export function ownPath(link: string | null | undefined): string | undefined {
  if (!link) return undefined
  try {
    const url = new URL(link, location.origin)
    const isOurs = url.origin === location.origin && !url.pathname.startsWith('//')
    return isOurs ? url.pathname + url.search + url.hash : undefined
  } catch {
    return undefined
  }
}
