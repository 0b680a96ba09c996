import { firstOf } from '@nethos/contract/common/present.ts'
import { readFileSync } from 'node:fs'
import { parseSync, type ESTree, type Plugin } from 'vite'
import { declaredBy, importsOf, namesIn, redirectImports, type Import } from './module-parts.ts'

/** One statement of a module: what it makes and what it asks for. */
interface Part {
  text: string
  makes: readonly string[]
  asks: ReadonlySet<string>
  isExported: boolean
}

/** A module cut in two: `plain` works without the library that checks, `checked` needs it. */
interface Split {
  imports: readonly Import[]
  plain: readonly Part[]
  checked: readonly Part[]
}

const library = /^zod(\/|$)/
const cuttable = /\/packages\/contract\/src\/(?!.*\.(?:services|pages|test)\.ts$).+\.ts$/
const plainEnd = '.plain.ts'

/** The module that holds the half without the library. */
export const plainOf = (id: string): string => id.replace(/\.ts$/, plainEnd)

/**
 * Cuts the contract's modules: what needs the library that checks what is typed (schemas, rules) stays, and constants,
 * words and reckoning beside them become a module of their own. So a page that shows 未满6岁 does not fetch the library, and
 * nobody has to remember in which file a sentence may stand. Of a module without both halves, nothing is cut.
 */
export function splitRules(resolve: (source: string, importer: string) => string | undefined): Plugin {
  const known = new Map<string, Split | null>()
  const splitOf = (id: string): Split | null => {
    if (!cuttable.test(id)) return null
    if (!known.has(id)) {
      known.set(id, null) // A ring of modules ends here.
      known.set(
        id,
        cut(readFileSync(id, 'utf8'), source => needsLibrary(source, id)),
      )
    }
    return known.get(id) ?? null
  }
  /** Which names of a module need the library: all of them, some, none. */
  const needsLibrary = (source: string, importer: string): ((name: string) => boolean) => {
    if (library.test(source)) return () => true
    const id = resolve(source, importer)
    const split = id ? splitOf(id) : null
    if (!split) return () => false
    const checked = new Set(split.checked.flatMap(({ makes }) => makes))
    return name => checked.has(name)
  }
  const isCut = (split: Split | null): split is Split =>
    split !== null && split.plain.some(part => part.isExported) && split.checked.length > 0

  return {
    name: 'nethos:split-rules',
    apply: 'build',
    enforce: 'pre',
    resolveId: id => (id.endsWith(plainEnd) ? id : null),
    load(id) {
      if (id.endsWith(plainEnd)) {
        const split = splitOf(id.slice(0, -plainEnd.length) + '.ts')
        if (!split) return null
        const own = split.plain.filter(part => !part.isExported).flatMap(part => part.makes)
        return `${halfOf(split.imports, split.plain)}\nexport { ${own.join(', ')} }`
      }
      const split = splitOf(id)
      if (!isCut(split)) return null
      const plain = split.plain.flatMap(part => part.makes)
      const wanted = plain.filter(name => split.checked.some(({ asks }) => asks.has(name)))
      const exported = split.plain.filter(part => part.isExported).flatMap(part => part.makes)
      return [
        `import { ${wanted.join(', ')} } from '${plainOf(id)}'`,
        `export { ${exported.join(', ')} } from '${plainOf(id)}'`,
        halfOf(split.imports, split.checked),
      ].join('\n')
    },
    transform(code, id) {
      if (!/\/(?:apps|packages)\/.*\.tsx?$/.test(id)) return null
      const changes = redirectImports(code, id, source => {
        const target = resolve(source, id)
        const split = target ? splitOf(target) : null
        if (!target || !isCut(split)) return undefined
        const names = new Set(split.plain.flatMap(part => part.makes))
        return name => (names.has(name) ? plainOf(target) : undefined)
      })
      return changes === code ? null : { code: changes, map: null }
    },
  }
}

/** Cuts a module's text; null where nothing of it needs the library, or where a statement does more than declare. */
export function cut(text: string, needs: (source: string) => (name: string) => boolean): Split | null {
  const { body } = parseSync('module.ts', text).program
  const imports = importsOf(body)
  const tainted = new Set(imports.filter(one => needs(one.source)(one.imported)).map(one => one.local))
  const parts: Part[] = []
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') continue
    const declaration =
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement
    if (isOfTypes(statement) || isOfTypes(declaration)) continue
    const makes = declaredBy(declaration)
    if (makes.length === 0) return null
    parts.push({
      text: text.slice(statement.start, statement.end),
      makes,
      asks: namesIn(statement),
      isExported: statement !== declaration,
    })
  }
  for (let grown = true; grown;) {
    grown = false
    for (const { makes, asks } of parts)
      if (!makes.every(name => tainted.has(name)) && [...asks].some(name => tainted.has(name))) {
        for (const name of makes) tainted.add(name)
        grown = true
      }
  }
  const checked = parts.filter(({ makes }) => tainted.has(firstOf(makes)))
  if (checked.length === 0) return null
  return { imports, plain: parts.filter(part => !checked.includes(part)), checked }
}

const isOfTypes = (statement: ESTree.Statement | ESTree.Directive): boolean =>
  statement.type.startsWith('TS') || ('exportKind' in statement && statement.exportKind === 'type')

/** These parts with the imports that they ask for. */
function halfOf(imports: readonly Import[], parts: readonly Part[]): string {
  const lines = imports.filter(({ local }) => parts.some(({ asks }) => asks.has(local))).map(({ text }) => text)
  return [...lines, ...parts.map(({ text }) => text)].join('\n')
}
