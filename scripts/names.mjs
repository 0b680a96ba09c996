// The names that the code declares, and those among them that are words of a dialect of ours (docs/words.md).
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseAst } from 'vite'
import { sources } from './check-imports.mjs'
import { walk } from './measure/syntax.mjs'

const root = join(import.meta.dirname, '..')
/** What an engineer of the field would not search for: save, notify, message, status and receive are the words. */
const privateWords = new Set(['tell', 'tells', 'told', 'said', 'heard', 'kept', 'standing', 'go on', 'goes on'])

const wordsOf = name => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.map(word => word.toLowerCase()) ?? []

/** Whether a name is made with a private word: told, isTold, keptOrders. */
export function isPrivate(name) {
  const words = wordsOf(name)
  return words.some((word, at) => privateWords.has(word) || privateWords.has(`${word} ${words[at + 1]}`))
}

/** The names that a node brings in, patterns unpacked. */
function bound(node) {
  if (node?.type === 'Identifier') return [node.name]
  if (node?.type === 'ObjectPattern') return node.properties.flatMap(one => bound(one.argument ?? one.value))
  if (node?.type === 'ArrayPattern') return node.elements.flatMap(bound)
  if (node?.type === 'AssignmentPattern') return bound(node.left)
  return node?.type === 'RestElement' ? bound(node.argument) : []
}

const callable = node => [...bound(node.id), ...node.params.flatMap(bound)]
const named = node => bound(node.id)
const keyed = node => bound(node.key)
const declaring = {
  VariableDeclarator: named,
  FunctionDeclaration: callable,
  FunctionExpression: callable,
  ArrowFunctionExpression: callable,
  ClassDeclaration: named,
  TSInterfaceDeclaration: named,
  TSTypeAliasDeclaration: named,
  TSPropertySignature: keyed,
  TSMethodSignature: keyed,
  MethodDefinition: keyed,
}

/** What a file declares: variables, functions, parameters, types and their properties. */
export function declaredIn(path, text) {
  const names = new Set()
  walk(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path), undefined, node => {
    for (const name of declaring[node.type]?.(node) ?? []) names.add(name)
  })
  return names
}

/** 'file name', of every private one; what a generator wrote is not ours. */
export const privateNames = () =>
  ['packages', 'apps', 'journeys', 'bench']
    .flatMap(folder => [...sources(join(root, folder))])
    .filter(path => !path.endsWith('.gen.ts'))
    .flatMap(path => {
      const file = relative(root, path).split(sep).join('/')
      return [...declaredIn(path, readFileSync(path, 'utf8'))].filter(isPrivate).map(name => `${file} ${name}`)
    })
