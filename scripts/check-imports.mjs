// Reads every import and reports those that cross a border (borders.mjs), and rings of files that import each other.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { borders, neighbours } from './borders.mjs'

const importOf =
  /(?:^|[\s;}])(import|export)\s+(type\s)?(?:[^'"()]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

/** What a file imports of ours: its path, and whether the import is gone at run time. */
export function importsOf(file, text) {
  return [...text.replace(/^\s*(\/?\*|\/\/).*$/gm, '').matchAll(importOf)].flatMap(([, , type, from, lazy]) => {
    const path = from ?? lazy
    if (path.startsWith('.'))
      return [{ to: posix.normalize(posix.join(posix.dirname(file), path)), isType: Boolean(type) || Boolean(lazy) }]
    const [, ours, rest] = /^@nethos\/(contract|calls)\/(.+)$/.exec(path) ?? []
    return ours ? [{ to: `packages/${ours}/src/${rest}`, isType: Boolean(type) }] : []
  })
}

const special = /[.+^$()|[\]\\]/g

/** The glob of borders.mjs as an expression; `names` fills in <d> and <n>. */
function pattern(glob, names = {}) {
  const source = glob
    .replace(special, '\\$&')
    .replace(/<(\w)>/g, (_, name) => names[name] ?? `(?<${name}>[^/]+)`)
    .replace(
      /\{|\}|,|\*\*\/?|\*/g,
      sign => ({ '{': '(?:', '}': ')', ',': '|', '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*' })[sign],
    )
  return new RegExp(`^${source}$`)
}

const lines = borders.map(([of, may]) => ({ of: pattern(of), may }))

/** Why this import may not be, or undefined. */
export function crossed(from, to, neighbourhood = neighbours) {
  for (const { of, may } of lines) {
    const found = of.exec(from)
    if (!found) continue
    const domain = found.groups?.d
    const beside = of.exec(to)
    if (beside && beside.groups?.d === domain) return undefined
    const folder = domain && from.slice(0, from.indexOf(`/${domain}/`))
    const near = neighbourhood[folder]?.[domain] ?? []
    const n = near.length > 0 ? `(?:${near.join('|')})` : '(?!)'
    return may.some(glob => pattern(glob, { d: domain, n }).test(to)) ? undefined : `${from} may not import ${to}`
  }
  return `${from} stands in no line of borders.mjs`
}

/** The first ring of files that need each other at run time, if any. */
export function ring(graph) {
  const done = new Set()
  const path = []
  const visit = file => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    path.push(file)
    for (const next of graph.get(file) ?? []) {
      const found = visit(next)
      if (found) return found
    }
    path.pop()
    done.add(file)
    return undefined
  }
  for (const file of graph.keys()) {
    const found = visit(file)
    if (found) return found
  }
  return undefined
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !/^(node_modules|dist.*|\..*)$/.test(entry.name)) yield* sources(path)
    else if (/\.tsx?$/.test(entry.name)) yield path
  }
}

function main() {
  const root = join(import.meta.dirname, '..')
  const complaints = []
  const graph = new Map()
  for (const path of ['packages', 'apps', 'journeys'].flatMap(folder => [...sources(join(root, folder))])) {
    const file = relative(root, path).split(sep).join('/')
    const imports = importsOf(file, readFileSync(path, 'utf8'))
    graph.set(
      file,
      imports.filter(one => !one.isType).map(one => one.to),
    )
    complaints.push(...imports.map(one => crossed(file, one.to)).filter(Boolean))
  }
  const found = ring(graph)
  if (found) complaints.push(`A ring of imports: ${found.join(' → ')}`)
  for (const complaint of new Set(complaints)) console.error(complaint)
  console.log(`${graph.size} files, ${new Set(complaints).size} crossed borders.`)
  process.exitCode = complaints.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
