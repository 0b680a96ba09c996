/** One of a list changed, moved by a place, or taken out. */
export const replaced = <One>(list: readonly One[], at: number, one: One): One[] =>
  list.map((other, nth) => (nth === at ? one : other))
export const without = <One>(list: readonly One[], at: number): One[] => list.filter((_, nth) => nth !== at)
export function moved<One>(list: readonly One[], at: number, by: -1 | 1): One[] {
  const to = at + by
  if (to < 0 || to >= list.length) return [...list]
  const next = [...list]
  next.splice(to, 0, ...next.splice(at, 1))
  return next
}

/** A code that is free: offer-1, offer-2 … */
export function freshCode(word: string, taken: readonly string[]): string {
  let at = 1
  while (taken.includes(`${word}-${at}`)) at++
  return `${word}-${at}`
}
