// What one file's syntax tree says: its functions with their lengths, casts, non-null assertions, string literals.
import { parseAst } from 'vite'

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** The functions, casts and literals of a TypeScript file. */
export function syntaxOf(file, text) {
  const lineAt = lineFinder(text)
  const found = { functions: [], casts: 0, castsThroughUnknown: 0, nonNull: 0, any: 0, literals: [] }
  walk(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file), undefined, (node, parent) => {
    if (functions.has(node.type) && node.body)
      found.functions.push({
        name: nameOf(node, parent),
        line: lineAt(node.start),
        lines: linesOf(node, lineAt),
        ...ownOf(node, lineAt),
        isComponent: /^[A-Z]/.test(nameOf(node, parent)) && file.endsWith('x'),
      })
    if (node.type === 'TSAsExpression' && !isConst(node.typeAnnotation)) {
      found.casts += 1
      if (/^TS(Unknown|Never|Any)Keyword$/.test(node.typeAnnotation.type)) found.castsThroughUnknown += 1
    }
    if (node.type === 'TSNonNullExpression') found.nonNull += 1
    if (node.type === 'TSAnyKeyword') found.any += 1
    if (node.type === 'Literal' && typeof node.value === 'string') found.literals.push(node.value)
  })
  return found
}

/** The first and the last line of a node. */
const spanOf = (node, lineAt) => [lineAt(node.start), lineAt(node.end)]

const linesOf = (node, lineAt) => lineAt(node.end) - lineAt(node.start) + 1

const isBetween = (line, [from, to]) => line > from && line < to

/** A function's own lines, and whether more than two thirds of them are one expression. */
function ownOf(node, lineAt) {
  const [from, to] = spanOf(node, lineAt)
  const named = namedIn(node).map(one => spanOf(one, lineAt))
  const own = []
  for (let line = from; line <= to; line += 1)
    if (!named.some(([start, end]) => isBetween(line, [start, end + 1]))) own.push(line)
  return { own: own.length, isDeclaration: longestExpression(node, own, lineAt) * 3 > own.length * 2 }
}

/**
 * How many of these lines the longest single expression has: a statement of SQL, a tree of JSX, a literal of a table. The statements of a
 * callback inside are no part of it: a function that hands all it does to `transact` is a procedure all the same.
 */
function longestExpression(node, own, lineAt) {
  let longest = 0
  const blocksIn = from => {
    const blocks = childrenOf(from).flatMap(child =>
      child.type === 'BlockStatement' ? [child, ...blocksIn(child)] : blocksIn(child),
    )
    if (!isExpression.test(from.type)) return blocks
    const [start, end] = spanOf(from, lineAt)
    const inside = own.filter(line => isBetween(line, [start - 1, end + 1]))
    const statements = blocks.map(block => spanOf(block, lineAt))
    longest = Math.max(longest, inside.filter(line => !statements.some(block => isBetween(line, block))).length)
    return blocks
  }
  blocksIn(node.body)
  return longest
}

const isExpression = /Expression$|^TemplateLiteral$|^JSX(Element|Fragment)$/

/**
 * The named functions inside: `function f`, `const f = () =>`, a member of an object that is kept or returned. Each counts as the line that
 * names it: a factory that returns a record of small functions is their container and not a long function, each is measured on its own. A
 * callback handed to a call is a part of the function that hands it, whatever key it stands under.
 */
const namedIn = (node, isArgument = false) =>
  childrenOf(node).flatMap(child => {
    const isHandedOver = isArgument ? /^(ObjectExpression|Property|ArrayExpression)$/.test(node.type) : isCall(node)
    return isNamed(child, node) && !isHandedOver ? [child] : namedIn(child, isHandedOver)
  })

const isCall = node => /^(Call|New)Expression$|^JSX/.test(node.type)

const isNamed = (node, parent) =>
  node.type === 'FunctionDeclaration' ||
  (functions.has(node.type) && /^(VariableDeclarator|Property|MethodDefinition)$/.test(parent.type))

const isConst = type => type.type === 'TSTypeReference' && type.typeName.name === 'const'

const nameOf = (node, parent) =>
  node.id?.name ??
  (parent?.type === 'VariableDeclarator' ? parent.id.name : (parent?.key?.name ?? parent?.key?.value)) ??
  '(anonymous)'

/** Every node of a tree, with the one above it. */
export function walk(node, parent, visit) {
  if (typeof node.type === 'string') visit(node, parent)
  for (const child of childrenOf(node)) walk(child, node, visit)
}

const childrenOf = node => Object.values(node).flat().filter(isNode)

const isNode = value => typeof value === 'object' && value !== null && typeof value.type === 'string'

/** The line of an offset, counted from 1. */
function lineFinder(text) {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return offset => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (starts[middle] <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}
