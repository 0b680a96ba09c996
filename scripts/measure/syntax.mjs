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
        own: linesOf(node, lineAt) - linesOfNamed(node, lineAt),
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

const linesOf = (node, lineAt) => lineAt(node.end) - lineAt(node.start) + 1

/**
 * The lines of the named functions inside, each but for the one that names it: `function f`, `const f = () =>`, a member of an object that
 * is kept or returned. A factory that returns a record of small functions is their container and not a long function: each is measured on
 * its own. A callback handed to a call is a part of the function that hands it, whatever key it stands under.
 */
function linesOfNamed(node, lineAt, isArgument = false) {
  return childrenOf(node).reduce((total, child) => {
    const isHandedOver = isArgument ? /^(ObjectExpression|Property|ArrayExpression)$/.test(node.type) : isCall(node)
    if (isNamed(child, node) && !isHandedOver) return total + linesOf(child, lineAt) - 1
    return total + linesOfNamed(child, lineAt, isHandedOver)
  }, 0)
}

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
