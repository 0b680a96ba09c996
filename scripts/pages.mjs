// npm run pages: every address of the patients' app with its kind, page, services and test, and what of the given list is missing.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { runnerImport } from 'vite'

const root = join(import.meta.dirname, '..')
const app = join(root, 'apps/patient')
const given = JSON.parse(readFileSync(join(root, 'packages/contract/src/routes.given.json'), 'utf8'))

/** [{ path, kind, page, domain }] of all domains. */
async function builtRoutes() {
  const rows = []
  for (const domain of readdirSync(join(app, 'src/domains')).toSorted()) {
    const file = join(app, 'src/domains', domain, 'routes.ts')
    if (!existsSync(file)) continue
    const { routes } = (
      await runnerImport(file, { configFile: join(app, 'vite.config.ts'), root: app, logLevel: 'error' })
    ).module
    rows.push(...routes.map(route => ({ domain, path: route.path, ...whatOf(route, dirname(file)) })))
  }
  return rows
}

function whatOf(route, folder) {
  if ('to' in route) return { kind: 'moved' }
  if ('soon' in route) return { kind: 'soon' }
  const lazy = /["']([^"']+\.tsx?)["']/.exec(route.load.toString())?.[1]
  const page = lazy?.startsWith('/') ? join(app, lazy) : lazy && join(folder, lazy)
  return { kind: route.kind, for: route.for, page }
}

/** The services that a page asks through the calls file of its domain. */
function servicesOf(page) {
  const text = readFileSync(page, 'utf8')
  return [...text.matchAll(/import (?:type )?\{([^}]+)\} from '([^']+\.calls\.ts)'/g)].flatMap(([, names, from]) => {
    const calls = join(dirname(page), from)
    if (!existsSync(calls)) return []
    const exported = readFileSync(calls, 'utf8').split(/^export /m)
    return names.split(',').flatMap(name => {
      const part =
        exported.find(one => new RegExp(`^(?:const|function|async function) ${name.trim()}\\b`).test(one)) ?? ''
      return [...part.matchAll(/Services\.(\w+)/g)].map(([, key]) => key)
    })
  })
}

/** `/a/:id?` serves both /a and /a/:id; the name of a parameter does not matter. */
function shapes(path) {
  const plain = path.replace(/[:{]\w+\}?(\?)?/g, ':$1').replace(/:\?$/, ':?')
  return plain.endsWith('/:?') ? [plain.slice(0, -3) || '/', plain.slice(0, -1)] : [plain.replaceAll('?', '')]
}

const rows = await builtRoutes()
for (const row of rows.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
  const services = row.page && existsSync(row.page) ? [...new Set(servicesOf(row.page))].join(' ') : ''
  const test = row.page ? (existsSync(row.page.replace(/\.tsx$/, '.test.tsx')) ? 'test' : '-') : ''
  console.log(
    [
      row.path.padEnd(44),
      row.kind.padEnd(8),
      row.page ? relative(join(app, 'src/domains'), row.page) : '',
      test,
      services,
    ]
      .join('  ')
      .trimEnd(),
  )
}

const built = new Map(rows.flatMap(row => shapes(row.path).map(shape => [shape, row])))
const addresses = given.filter(one => one.kind !== 'layout')
const missing = addresses.filter(one => !shapes(one.path).some(shape => built.has(shape)))
const soon = addresses.filter(one => shapes(one.path).some(shape => built.get(shape)?.kind === 'soon'))
console.log(
  `\n${addresses.length} given addresses: ${addresses.length - missing.length - soon.length} built, ${soon.length} not open yet, ${missing.length} missing.`,
)
for (const one of missing) console.log(`missing  ${one.domain.padEnd(14)} ${one.path}`)
process.exitCode = missing.length > 0 ? 1 : 0
