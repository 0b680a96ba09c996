import { parseSync, type ESTree } from 'vite'

/** A value that a module imports, as a line that imports it alone. */
export interface Import {
  source: string
  /** '*' for a whole module. */
  imported: string
  local: string
  text: string
}

/** Imported values; types are none. */
export const importsOf = (body: readonly (ESTree.Statement | ESTree.Directive)[]): Import[] =>
  body.flatMap(statement =>
    statement.type === 'ImportDeclaration' && statement.importKind !== 'type'
      ? statement.specifiers.flatMap(one => importOf(one, statement.source.value))
      : [],
  )

function importOf(one: ESTree.ImportDeclarationSpecifier, source: string): Import[] {
  if (one.type === 'ImportSpecifier' && (one.importKind === 'type' || one.imported.type !== 'Identifier')) return []
  const imported = nameOf(one)
  return [{ source, local: one.local.name, imported, text: lineOf(imported, one.local.name, source) }]
}

function nameOf(one: ESTree.ImportDeclarationSpecifier): string {
  if (one.type === 'ImportNamespaceSpecifier') return '*'
  if (one.type === 'ImportDefaultSpecifier') return 'default'
  return one.imported.type === 'Identifier' ? one.imported.name : one.imported.value
}

const lineOf = (imported: string, local: string, source: string): string =>
  imported === '*'
    ? `import * as ${local} from ${JSON.stringify(source)}`
    : `import { ${imported} as ${local} } from ${JSON.stringify(source)}`

/** The names that a declaration makes; none for every other statement. */
export function declaredBy(statement: ESTree.Node): string[] {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    return statement.id ? [statement.id.name] : []
  if (statement.type !== 'VariableDeclaration') return []
  return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : [...namesIn(id)]))
}

/** Names that are mentioned somewhere in it; those of members and keys are not, as they belong to their objects. */
export function namesIn(node: object, found = new Set<string>()): Set<string> {
  const one = node as Record<string, unknown> & { type?: string }
  if (one.type === 'Identifier' && typeof one['name'] === 'string') found.add(one['name'])
  for (const [key, value] of Object.entries(one)) {
    if (isOwnedName(one, key)) continue
    if (Array.isArray(value)) {
      for (const part of value) if (part && typeof part === 'object') namesIn(part as object, found)
    } else if (value && typeof value === 'object') namesIn(value, found)
  }
  return found
}

const isOwnedName = (node: { type?: string; computed?: unknown; shorthand?: unknown }, key: string): boolean =>
  (node.type === 'MemberExpression' && key === 'property' && !node.computed) ||
  (node.type === 'Property' && key === 'key' && !node.computed)

/** The same text, with each imported name asked of where `moved` says it is now; undefined leaves it where it was. */
export function redirectImports(
  code: string,
  id: string,
  moved: (source: string) => ((name: string) => string | undefined) | undefined,
): string {
  if (!code.includes('import')) return code
  let changed = code
  for (const statement of [...parseSync(id, code).program.body].reverse()) {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') continue
    const placeOf = moved(statement.source.value)
    const all = importsOf([statement])
    if (!placeOf || all.some(({ imported }) => imported === '*')) continue
    const lines = all.map(({ imported, local, source }) => lineOf(imported, local, placeOf(imported) ?? source))
    changed = changed.slice(0, statement.start) + lines.join('; ') + changed.slice(statement.end)
  }
  return changed
}
