import { parseSync } from 'vite'

/** What is known of a library's module before it runs, as its use in this app decides it. */
export interface Known {
  /** Expressions, and what they always are. */
  values?: Readonly<Record<string, string>>
  /** Functions, and what each call of them gives back. */
  calls?: Readonly<Record<string, string>>
  /** Methods that nobody calls, as the object names them. */
  methods?: readonly string[]
  /** Beginnings of statements, properties and members of classes that nothing comes to. */
  without?: readonly string[]
}

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

interface Change {
  start: number
  end: number
  text: string
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Fields that hold a name and no expression. */
const names: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  AssignmentExpression: ['left'],
  UpdateExpression: ['argument'],
  CatchClause: ['param'],
  ImportDeclaration: ['specifiers'],
  ExportNamedDeclaration: ['specifiers'],
}
const namesIn = (node: Node): readonly string[] =>
  /^(?:Member|Property|Method)/.test(node.type) && node['computed'] !== true
    ? [node.type === 'MemberExpression' ? 'property' : 'key']
    : (names[node.type] ?? [])

const mayGo = /Statement$|^(?:Variable|Function)Declaration$|^(?:Property|MethodDefinition|PropertyDefinition)$/

/**
 * Writes these values where they are asked for, so that the bundler finds what nothing comes to any more and leaves it
 * out. `idle` names what the module does not have.
 */
export function withKnown(code: string, id: string, known: Known): { code: string; idle: string[] } {
  const { values = {}, calls = {}, methods = [], without = [] } = known
  const met = new Set<string>()
  const changes: Change[] = []
  const put = (name: string, { start, end }: { start: number; end: number }, text: string): void => {
    met.add(name)
    changes.push({ start, end, text })
  }
  const visit = (node: Node): void => {
    const text = code.slice(node.start, node.end)
    const first = mayGo.test(node.type) ? without.find(one => text.startsWith(one)) : undefined
    if (first !== undefined)
      return put(first, withComma(node, code), /Statement$|Declaration$/.test(node.type) ? ';' : '')
    if (node.type === 'Property' && methods.includes(text)) return put(text, withComma(node, code), '')
    const value = Object.hasOwn(values, text) && /Expression$|^Identifier$/.test(node.type) ? values[text] : undefined
    if (value !== undefined) return put(text, node, `(${value})`)
    const callee = node.type === 'CallExpression' && isNode(node['callee']) ? String(node['callee']['name']) : ''
    const given = Object.hasOwn(calls, callee) ? calls[callee] : undefined
    if (given !== undefined) return put(callee, node, `(${given})`)
    if (node['shorthand'] === true && isNode(node['value'])) {
      const { name } = node['value'] as { name?: string }
      if (name && Object.hasOwn(values, name)) put(name, node, `${name}: (${values[name]})`)
      return
    }
    const skipped = namesIn(node)
    for (const [field, part] of Object.entries(node))
      if (!skipped.includes(field)) for (const one of Array.isArray(part) ? part : [part]) if (isNode(one)) visit(one)
  }
  visit(parseSync(id, code).program as unknown as Node)
  let changed = code
  for (const { start, end, text } of changes.toSorted((a, b) => b.start - a.start))
    changed = changed.slice(0, start) + text + changed.slice(end)
  const all = [...Object.keys(values), ...Object.keys(calls), ...methods, ...without]
  return { code: changed, idle: all.filter(one => !met.has(one)) }
}

/** A property goes with the comma after it. */
function withComma({ type, start, end }: Node, code: string): { start: number; end: number } {
  const comma = type === 'Property' ? /^\s*,/.exec(code.slice(end)) : null
  return { start, end: end + (comma?.[0].length ?? 0) }
}
