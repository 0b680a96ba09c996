/** Luck that is the same every time: what comes depends on the seed alone. */
export interface Chance {
  /** 0 up to, not including, 1. */
  number(): number
  /** Whole, both ends included. */
  int(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  /** Different ones, in the list's order. */
  some<T>(list: readonly T[], count: number): T[]
  /** True in so large a share of the cases. */
  share(part: number): boolean
}

export function chance(seed: string): Chance {
  let state = hashOf(seed)
  // mulberry32
  const number = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (from: number, to: number): number => from + Math.floor(number() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)]!
  return {
    number,
    int,
    pick,
    some(list, count) {
      const left = [...list.keys()]
      const taken: number[] = []
      while (taken.length < count && left.length > 0) taken.push(left.splice(int(0, left.length - 1), 1)[0]!)
      return taken.toSorted((a, b) => a - b).map(index => list[index]!)
    },
    share: part => number() < part,
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
