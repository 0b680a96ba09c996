import { mustGet, nthOf } from '@nethos/contract/common/present.ts'
/** Modules that go into one file. */
export interface Piece {
  modules: readonly string[]
  /** Bytes of brotli, roughly. */
  size: number
  /** Which loads fetch it: places in `loads`. */
  by: ReadonlySet<number>
  /** Its styles are a file of their own. */
  hasStyle?: boolean
}

interface Costs {
  /** How much each load counts. */
  loads: readonly number[]
  /** What a file more costs a load, in bytes. */
  file: number
  importsOf: (module: string) => readonly string[]
}

/** The gain of joining two pieces, by the lower and the higher place; only gains above zero are there. */
type Gains = Map<number, Map<number, number>>
type Imports = Map<number, Set<number>>

/**
 * Joins pieces as long as that saves more requests than it adds bytes to loads that need only one of them, the best pair
 * first. Two that a third stands between stay apart: their file and the third's would import each other in a ring.
 */
export function mergePieces(pieces: readonly Piece[], costs: Costs): Piece[] {
  const alive = new Map(pieces.entries())
  const imports = importsBetween(pieces, costs.importsOf)
  const gains: Gains = new Map()
  const measure = (a: number, b: number) => {
    const gain = gainOf(mustGet(alive, a), mustGet(alive, b), costs)
    const row = gains.get(Math.min(a, b)) ?? new Map<number, number>()
    gains.set(Math.min(a, b), row)
    if (gain > 0) row.set(Math.max(a, b), gain)
    else row.delete(Math.max(a, b))
  }
  for (const a of alive.keys()) for (const b of alive.keys()) if (a < b) measure(a, b)
  for (let pair = bestOf(gains); pair; pair = bestOf(gains)) {
    const [a, b] = pair
    if (hasBetween(a, b, imports) || hasBetween(b, a, imports)) mustGet(gains, a).delete(b)
    else {
      joinPieces(a, b, alive, imports)
      gains.delete(b)
      for (const row of gains.values()) row.delete(b)
      for (const other of alive.keys()) if (other !== a) measure(a, other)
    }
  }
  return [...alive.values()]
}

function gainOf(a: Piece, b: Piece, { loads, file }: Costs): number {
  let gain = 0
  const saved = a.hasStyle && b.hasStyle ? 2 * file : file
  for (const at of a.by) gain += nthOf(loads, at) * (b.by.has(at) ? saved : -b.size)
  for (const at of b.by) if (!a.by.has(at)) gain -= nthOf(loads, at) * a.size
  return gain
}

function bestOf(gains: Gains): [number, number] | undefined {
  let found: [number, number] | undefined
  let most = 0
  for (const [a, row] of gains)
    for (const [b, gain] of row)
      if (gain > most) {
        most = gain
        found = [a, b]
      }
  return found
}

function importsBetween(pieces: readonly Piece[], importsOf: Costs['importsOf']): Imports {
  const home = new Map(pieces.flatMap(({ modules }, at) => modules.map(module => [module, at] as const)))
  return new Map(
    pieces.map(({ modules }, at) => {
      const others = modules.flatMap(importsOf).map(module => home.get(module))
      return [at, new Set(others.filter(other => other !== undefined && other !== at) as number[])]
    }),
  )
}

/** Whether one gets from a piece to another over a third. */
function hasBetween(from: number, to: number, imports: Imports): boolean {
  const seen = new Set([...(imports.get(from) ?? [])].filter(one => one !== to))
  for (const one of seen)
    for (const next of imports.get(one) ?? []) {
      if (next === to) return true
      seen.add(next)
    }
  return false
}

/** The second goes into the first. */
function joinPieces(a: number, b: number, alive: Map<number, Piece>, imports: Imports): void {
  const one = mustGet(alive, a)
  const other = mustGet(alive, b)
  alive.delete(b)
  alive.set(a, {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    by: new Set([...one.by, ...other.by]),
    hasStyle: one.hasStyle === true || other.hasStyle === true,
  })
  imports.set(a, new Set([...mustGet(imports, a), ...mustGet(imports, b)].filter(piece => piece !== a && piece !== b)))
  imports.delete(b)
  for (const [piece, next] of imports) if (next.delete(b) && piece !== a) next.add(a)
}
