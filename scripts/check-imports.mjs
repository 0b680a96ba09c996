// Reads every import and reports those that cross a border (borders.mjs), rings of files and of domains that import each other,
// declared neighbours that nobody uses, and services that are implemented in a domain of another name.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { borders, neighbours, ringsLeft } from './borders.mjs'
import { ringsOf } from './measure/rings.mjs'

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

/** The border that holds for an import, and the domain that it sets out from, if any; undefined when no line fits. */
function borderOf(from) {
  for (const { of, may } of lines) {
    const found = of.exec(from)
    if (!found) continue
    const domain = found.groups?.d
    return { of, may, domain, folder: domain && from.slice(0, from.indexOf(`/${domain}/`)) }
  }
  return undefined
}

function isAllowed({ of, may, domain }, to, near) {
  const beside = of.exec(to)
  if (beside && beside.groups?.d === domain) return true
  const n = near.length > 0 ? `(?:${near.join('|')})` : '(?!)'
  return may.some(glob => pattern(glob, { d: domain, n }).test(to))
}

/** Why this import may not be, or undefined. */
export function crossed(from, to, neighbourhood = neighbours) {
  const border = borderOf(from)
  if (!border) return `${from} stands in no line of borders.mjs`
  const near = neighbourhood[border.folder]?.[border.domain] ?? []
  return isAllowed(border, to, near) ? undefined : `${from} may not import ${to}`
}

/** The pairs of neighbours that no import needs: it would be allowed without them, or there is none. */
export function unused(imports, neighbourhood = neighbours) {
  const pairs = new Set(
    Object.entries(neighbourhood).flatMap(([folder, of]) =>
      Object.entries(of).flatMap(([domain, near]) => near.map(one => `${folder}/${domain} → ${one}`)),
    ),
  )
  for (const [from, tos] of imports) {
    const border = borderOf(from)
    for (const one of (border && neighbourhood[border.folder]?.[border.domain]) ?? [])
      if (tos.some(to => !isAllowed(border, to, []) && isAllowed(border, to, [one])))
        pairs.delete(`${border.folder}/${border.domain} → ${one}`)
  }
  return [...pairs]
}

/** The first ring of files that import each other, if any. */
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

/** Services of the contract that the server's domain of the same name does not implement. `files`: path → its imports. */
export function elsewhere(files) {
  const services = /^packages\/contract\/src\/([^/]+)\/.*\.services\.ts$/
  const implemented = new Set(
    [...files].flatMap(([from, { imports, text }]) => {
      const domain = /^apps\/server\/src\/domains\/([^/]+)\//.exec(from)?.[1]
      if (domain === undefined || besideTheCode.test(from) || !text.includes('implement(')) return []
      return imports.filter(({ to, isType }) => !isType && services.exec(to)?.[1] === domain).map(({ to }) => to)
    }),
  )
  return [...files.keys()].filter(file => services.test(file) && !implemented.has(file))
}

const besideTheCode = /\.(test|port-test|samples)\.tsx?$|\/testbed\.ts$|\/testing\//

/** Which domain imports which, of the domains in this folder; tests and samples left out, as they may look everywhere. */
export function domainsOf(folder, imports) {
  const domainOf = path =>
    path.startsWith(`${folder}/`) ? /^([^/.]+)\//.exec(path.slice(folder.length + 1))?.[1] : undefined
  const graph = new Map()
  for (const [from, tos] of imports) {
    const domain = domainOf(from)
    if (domain === undefined || besideTheCode.test(from)) continue
    const others = tos.map(domainOf).filter(other => other !== undefined && other !== domain)
    graph.set(domain, new Set([...(graph.get(domain) ?? []), ...others]))
  }
  return graph
}

/** Rings of domains that are not among those still left, and those left that are gone: the list only gets shorter. */
function ringsOfDomains(imports) {
  return Object.keys(neighbours).flatMap(folder => {
    const found = ringsOf(domainsOf(folder, imports)).map(one => one.toSorted().join(' '))
    const left = ringsLeft[folder] ?? []
    return [
      ...found.filter(one => !left.includes(one)).map(one => `A ring of domains in ${folder}: ${one}`),
      ...left.filter(one => !found.includes(one)).map(one => `No ring any more, strike it from ringsLeft: ${one}`),
    ]
  })
}

/** Every TypeScript file below a folder. */
export function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !/^(node_modules|dist.*|\..*)$/.test(entry.name)) yield* sources(path)
    else if (/\.tsx?$/.test(entry.name)) yield path
  }
}

function main() {
  const root = join(import.meta.dirname, '..')
  const files = new Map()
  for (const path of ['packages', 'apps', 'journeys'].flatMap(folder => [...sources(join(root, folder))])) {
    const file = relative(root, path).split(sep).join('/')
    const text = readFileSync(path, 'utf8')
    files.set(file, { text, imports: importsOf(file, text) })
  }
  const imports = new Map([...files].map(([file, its]) => [file, its.imports.map(({ to }) => to)]))
  const found = ring(imports)
  const complaints = [
    ...[...imports].flatMap(([file, tos]) => tos.map(to => crossed(file, to)).filter(Boolean)),
    ...(found ? [`A ring of imports: ${found.join(' → ')}`] : []),
    ...ringsOfDomains(imports),
    ...elsewhere(files).map(file => `${file} is not implemented in the server's domain of the same name`),
    ...unused(imports).map(pair => `Neighbours in borders.mjs that nobody uses: ${pair}`),
  ]
  for (const complaint of new Set(complaints)) console.error(complaint)
  console.log(`${imports.size} files, ${new Set(complaints).size} complaints.`)
  process.exitCode = complaints.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
