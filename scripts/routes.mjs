// The addresses of the patients' app: which are given, and which stand.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'

const root = join(import.meta.dirname, '..')
export const app = join(root, 'apps/patient')
/** What the documents name; a layout is no place of its own. */
export const givenAddresses = JSON.parse(
  readFileSync(join(root, 'packages/contract/src/routes.given.json'), 'utf8'),
).filter(one => one.kind !== 'layout')

/** [{ path, kind, page, domain }] of all domains. */
export async function builtRoutes() {
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
  const lazy = /["']([^"']+\.tsx?)["']/.exec(route.load.toString())?.[1]
  const page = lazy?.startsWith('/') ? join(app, lazy) : lazy && join(folder, lazy)
  return { kind: route.kind, for: route.for, page }
}

/** `/a/:id?` serves both /a and /a/:id; the name of a parameter and small or large letters do not matter. */
export function addressShapes(path) {
  const plain = path
    .toLowerCase()
    .replace(/[:{]\w+\}?(\?)?/g, ':$1')
    .replace(/:\?$/, ':?')
  return plain.endsWith('/:?') ? [plain.slice(0, -3) || '/', plain.slice(0, -1)] : [plain.replaceAll('?', '')]
}
