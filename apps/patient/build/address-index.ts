import { nthOf } from '@nethos/contract/common/present.ts'
import process from 'node:process'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const app = fileURLToPath(new URL('../src/app/', import.meta.url))
const place = join(app, 'address-index.ts')

interface Table {
  /** The module of the domain's routes. */
  file: string
  paths: readonly string[]
}

/** The file that `() => import('./pages/consults.page.tsx')` fetches. */
export const imported = (load: () => Promise<unknown>): string | undefined =>
  /import\(\s*['"]([^'"]+)['"]/.exec(load.toString())?.[1]

/** The tables of all domains, in the order of domain-tables.ts. */
export async function readTables(): Promise<Table[]> {
  const file = join(app, 'domain-tables.ts')
  const { domainTables } = (await import(pathToFileURL(file).href)) as {
    domainTables: readonly (() => Promise<{ routes: readonly { path: string }[] }>)[]
  }
  return Promise.all(
    domainTables.map(async load => ({
      file: join(dirname(file), imported(load) ?? ''),
      paths: (await load()).routes.map(({ path }) => path),
    })),
  )
}

const wordsOf = (path: string): string[] => path.toLowerCase().split('/').slice(1)

/** Of each table the second words below a first one; '' where an address ends, or goes on with any word. */
function secondsBy(tables: readonly { paths: readonly string[] }[]): Map<string, Map<number, Set<string>>> {
  const found = new Map<string, Map<number, Set<string>>>()
  for (const [at, { paths }] of tables.entries())
    for (const path of paths) {
      const [first = '', second = ''] = wordsOf(path)
      const by = found.get(first) ?? new Map<number, Set<string>>()
      found.set(first, by.set(at, (by.get(at) ?? new Set()).add(second.startsWith(':') ? '' : second)))
    }
  return found
}

/**
 * For each table the words that its addresses begin with: one where no other table begins with it. Of those that share one,
 * the largest has it for all second words (`my/`) that the others do not name (`my/pay`).
 */
export function indexOf(tables: readonly { paths: readonly string[] }[]): string[] {
  const words = tables.map((): string[] => [])
  for (const [first, by] of secondsBy(tables)) {
    const [[owner] = [0], ...others] = [...by].sort(([, a], [, b]) => b.size - a.size)
    if (others.length === 0) nthOf(words, owner).push(first)
    else nthOf(words, owner).push(`${first}/`)
    for (const [at, seconds] of by)
      for (const second of seconds)
        if (second === '' ? others.length > 0 : at !== owner || others.some(([, theirs]) => theirs.has(second)))
          nthOf(words, at).push(second === '' ? first : `${first}/${second}`)
  }
  return words.map(one => one.sort().join(' '))
}

/** The places of the tables that may hold an address. It is written into the bundle as it stands here. */
export function tablesIn(index: readonly string[], address: string): number[] {
  const [first, second] = address.toLowerCase().split('/').slice(1)
  const having = (word: string) => index.flatMap((words, at) => (words.split(' ').includes(word) ? [at] : []))
  const named = second ? having(`${first}/${second}`) : []
  // oxlint-disable-next-line typescript/no-non-null-assertion -- an address begins with /
  return [...new Set([...having(first!), ...(named.length > 0 ? named : having(`${first}/`))])]
}

/**
 * Writes down which domains' tables hold an address, so that a page fetches its own domain's table and no other. The source
 * asks all tables, which is the same, only slower.
 */
export const addressIndex = (): Plugin => ({
  name: 'nethos:address-index',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (id !== place) return null
    if (!process.features.typescript) {
      this.warn('this Node cannot read the route tables; every page fetches all of them')
      return null
    }
    const index = JSON.stringify(indexOf(await readTables()))
    return `const index = ${index}\n${tablesIn.toString()}\nexport const tablesAt = address => tablesIn(index, address)`
  },
})
