/** A source of chance that a seed repeats (mulberry32). */
export interface Chance {
  /** From 0 up to 1. */
  next(): number
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number
  one<T>(of: readonly T[]): T
  /** True as often as `share` of 1 says. */
  is(share: number): boolean
}

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number): number => Math.floor(next() * most)
  return { next, below, one: of => of[below(of.length)]!, is: share => next() < share }
}
