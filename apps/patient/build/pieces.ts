import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { mergePieces, type Piece } from './merge-pieces.ts'

interface Weights {
  /** How often an address is opened before others: what it fetches counts that many times. */
  heavy: Readonly<Record<string, number>>
  /** What one file more costs, in bytes of brotli: on a phone's line a request costs as much as many bytes. */
  file: number
}

interface Module {
  id: string
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  isEntry: boolean
}

const checkout = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Bytes of brotli that a module will be, roughly: comments, spaces and the folder of this checkout go (the same pieces
 * wherever it is built), the rest packs to a third.
 */
const weigh = (code: string | null): number =>
  Math.round(
    (code ?? '').replaceAll(checkout, '').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^\s+|\s+$/gm, '').length * 0.28,
  )

const isStyle = (id: string): boolean => id.endsWith('.css')

/** A style's module says nothing of it: its file does. Half of its lines are names and values that other styles have too. */
const weighStyle = (id: string): number => Math.round(weigh(readFileSync(id, 'utf8')) * 0.7)

/** All that a module brings along, itself included. */
function closureOf(id: string, modules: ReadonlyMap<string, Module>): Set<string> {
  const found = new Set([id])
  for (const one of found) for (const next of modules.get(one)?.importedIds ?? []) found.add(next)
  return found
}

/** The tables of addresses: what they name is fetched after them. */
const guide = /\/(?:other-)?routes\.ts$/

/** What a page brings along, with the tables that lead to it. */
function withGuides(id: string, guides: readonly Set<string>[], modules: ReadonlyMap<string, Module>): Set<string> {
  const found = closureOf(id, modules)
  const wanted = new Set([id])
  for (const one of wanted)
    for (const way of guides) {
      if (![...way].some(module => modules.get(module)?.dynamicallyImportedIds.includes(one))) continue
      for (const module of way) found.add(module)
      const [table] = way
      if (table) wanted.add(table)
    }
  return found
}

/** What several pages share, cut by which pages need it, and put together where a file less is worth the bytes. */
export function planPieces(modules: ReadonlyMap<string, Module>, { heavy, file }: Weights): Map<string, string> {
  const all = [...modules.values()]
  const initial = new Set(all.filter(one => one.isEntry).flatMap(one => [...closureOf(one.id, modules)]))
  const loaded = [...new Set(all.flatMap(one => one.dynamicallyImportedIds))].sort().filter(id => !initial.has(id))
  const loads = loaded.map(id => Object.entries(heavy).find(([end]) => id.endsWith(end))?.[1] ?? 1)
  const guides = loaded.filter(id => guide.test(id)).map(id => closureOf(id, modules))
  const isKnown = new Set([...initial].flatMap(id => modules.get(id)?.dynamicallyImportedIds ?? []))
  const needed = new Map<string, number[]>()
  for (const [at, id] of loaded.entries())
    for (const one of isKnown.has(id) ? closureOf(id, modules) : withGuides(id, guides, modules))
      if (!initial.has(one)) needed.set(one, [...(needed.get(one) ?? []), at])
  const pieces = new Map<string, Piece & { modules: string[] }>()
  for (const [id, by] of [...needed].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (by.length < 2) continue
    const key = by.join()
    const piece = pieces.get(key) ?? { modules: [] as string[], size: 0, by: new Set(by), hasStyle: false }
    piece.modules.push(id)
    piece.size += isStyle(id) ? weighStyle(id) : weigh(modules.get(id)?.code ?? null)
    piece.hasStyle ||= isStyle(id)
    pieces.set(key, piece)
  }
  const merged = mergePieces([...pieces.values()], { loads, file, importsOf: id => modules.get(id)?.importedIds ?? [] })
  return new Map(merged.flatMap(({ modules: ids }, at) => ids.map(id => [id, `${domainOf(ids)}-${at}`] as const)))
}

/** The domain, or the folder, that most of a piece belongs to. */
function domainOf(ids: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const id of ids) {
    const name = /src[\\/](?:domains[\\/])?([\w-]+)[\\/]/.exec(id)?.[1] ?? 'shared'
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'shared'
}

/**
 * Cuts what pages share into files (docs/decisions/0135). `nameOf` is the name of a group of `codeSplitting`; the first
 * load is a matter of the groups before it.
 */
export function pieces(weights: Weights): { plugin: Plugin; nameOf: (module: string) => string | null } {
  let plan = new Map<string, string>()
  return {
    nameOf: module => plan.get(module) ?? null,
    plugin: {
      name: 'nethos:pieces',
      apply: 'build',
      buildEnd() {
        const modules = new Map<string, Module>()
        for (const id of this.getModuleIds()) {
          const info = this.getModuleInfo(id)
          if (info) modules.set(id, info)
        }
        plan = planPieces(modules, weights)
      },
    },
  }
}
