import { mustGet, present } from '@nethos/contract/common/present.ts'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { parseSync, type ESTree, type Plugin } from 'vite'
import { importsOf, namesIn } from './module-parts.ts'

const table = /\/packages\/contract\/src\/[\w-]+\/[\w-]+\.pages\.ts$/
const source = /\/(?:apps|packages)\/.*\.tsx?$/

/** The pages of a table by their keys; undefined where the module or the name is no table. */
export type TableOf = (
  source: string,
  name: string,
) => Promise<Record<string, { at: string; title: string }> | undefined>

interface Use {
  start: number
  end: number
  local: string
  key: string
  fact: 'at' | 'to' | 'title'
}

/** `bookingPages.doctor.to`, `.at`, `.title` of these tables, wherever they stand. */
function usesIn(node: object, locals: ReadonlySet<string>, found: Use[] = []): Use[] {
  const one = node as ESTree.Node
  if (one.type === 'MemberExpression' && !one.computed && one.object.type === 'MemberExpression') {
    const { object: page, property } = one
    const fact = property.type === 'Identifier' ? property.name : ''
    if (
      !page.computed &&
      page.object.type === 'Identifier' &&
      locals.has(page.object.name) &&
      page.property.type === 'Identifier' &&
      (fact === 'at' || fact === 'to' || fact === 'title')
    )
      found.push({ start: one.start, end: one.end, local: page.object.name, key: page.property.name, fact })
  }
  for (const value of Object.values(node) as unknown[])
    for (const part of Array.isArray(value) ? (value as unknown[]) : [value])
      if (part && typeof part === 'object') usesIn(part, locals, found)
  return found
}

/** The module with each address of a page written out; null where it names none. */
export async function withPlainLinks(code: string, id: string, tableOf: TableOf): Promise<string | null> {
  const { body } = parseSync(id, code).program
  const tables = new Map<string, Awaited<ReturnType<TableOf>>>()
  for (const one of importsOf(body)) {
    const pages = await tableOf(one.source, one.imported)
    if (pages) tables.set(one.local, pages)
  }
  const uses = usesIn(body, new Set(tables.keys())).filter(({ local, key }) => tables.get(local)?.[key])
  if (uses.length === 0) return null
  let changed = code
  for (const { start, end, local, key, fact } of uses.toSorted((a, b) => b.start - a.start)) {
    const { at, title } = present(mustGet(tables, local)[key])
    const text = fact === 'to' ? `wayTo$(${JSON.stringify(at)})` : JSON.stringify(fact === 'at' ? at : title)
    changed = changed.slice(0, start) + text + changed.slice(end)
  }
  const isLinking = uses.some(({ fact }) => fact === 'to')
  const plain = withoutIdleImports(changed, id, tables)
  return isLinking ? `import { wayTo as wayTo$ } from '@nethos/contract/pages.ts'\n${plain}` : plain
}

/** Tables that nothing names any more are not imported. */
function withoutIdleImports(code: string, id: string, tables: ReadonlyMap<string, unknown>): string {
  const { body } = parseSync(id, code).program
  const named = new Set(body.filter(one => one.type !== 'ImportDeclaration').flatMap(one => [...namesIn(one)]))
  let changed = code
  for (const statement of body.toReversed()) {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') continue
    const all = importsOf([statement])
    if (!all.some(({ local }) => tables.has(local) && !named.has(local))) continue
    const rest = all.filter(({ local }) => !tables.has(local) || named.has(local)).map(({ text }) => text)
    changed = changed.slice(0, statement.start) + rest.join('; ') + changed.slice(statement.end)
  }
  return changed
}

/**
 * Writes the addresses that a module leads to into it, so that a page with one link to another domain does not fetch that
 * domain's table of pages. The tables are asked themselves; the open routes keep them.
 */
export function plainLinks(resolve: (source: string, importer: string) => string | undefined): Plugin {
  const tableIn =
    (importer: string): TableOf =>
    async (from, name) => {
      const id = resolve(from, importer)
      if (!id || !table.test(id)) return undefined
      const declared = (await import(pathToFileURL(id).href)) as Record<string, Awaited<ReturnType<TableOf>>>
      return declared[name]
    }
  return {
    name: 'nethos:plain-links',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!source.test(id) || !code.includes('.pages.ts') || !process.features.typescript) return null
      const changed = await withPlainLinks(code, id, tableIn(id))
      return changed === null ? null : { code: changed, map: null }
    },
  }
}
