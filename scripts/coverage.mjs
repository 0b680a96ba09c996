// npm run coverage [-- --domains account,people]: which of the given addresses and services stand, and are shown to, per domain.
// An address is built when it has a page or leads on, and shown when journeys/pages opens it in a browser and says what must
// stand there. A service is built when the contract has it (the server does not compile without its handler), and tested when a
// test of the server calls it by name. Ends with what is missing, by name.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { visitedPaths } from '../journeys/built-pages.ts'
import { addressShapes, builtRoutes, givenAddresses } from './routes.mjs'
import { allServices } from './services.mjs'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({ options: { domains: { type: 'string' } } })
const wanted = values.domains?.split(',')

const rows = new Map()
const rowOf = domain => {
  if (!rows.has(domain)) rows.set(domain, { addresses: [0, 0, 0], services: [0, 0, 0], missing: [] })
  return rows.get(domain)
}

const built = new Map((await builtRoutes()).flatMap(row => addressShapes(row.path).map(shape => [shape, row])))
const shown = new Set(visitedPaths().flatMap(addressShapes))
for (const { path, domain, kind } of givenAddresses) {
  const row = rowOf(domain)
  const shapes = addressShapes(path)
  const route = shapes.map(shape => built.get(shape)).find(Boolean)
  const stands = route !== undefined
  // Old addresses are opened in journeys/addresses.journey.ts, all of them.
  const isShown = stands && (route.kind === 'moved' || kind === 'redirect' || shapes.some(shape => shown.has(shape)))
  count(row.addresses, stands, isShown)
  if (!stands) row.missing.push(`address not built   ${path}`)
  else if (!isShown) row.missing.push(`address not shown   ${path}`)
}

const services = new Set((await allServices()).flatMap(({ service }) => [service.name, ...service.aliases]))
const tests = readdirSync(join(root, 'apps/server/src'), { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.test.ts'))
  .map(file => readFileSync(join(root, 'apps/server/src', file), 'utf8'))
  .join('\n')
for (const { service, domain } of JSON.parse(
  readFileSync(join(root, 'packages/contract/src/services.given.json'), 'utf8'),
)) {
  const row = rowOf(domain)
  const stands = services.has(service)
  const isTested = stands && tests.includes(`'${service}'`)
  count(row.services, stands, isTested)
  if (!stands) row.missing.push(`service not built   ${service}`)
  else if (!isTested) row.missing.push(`service not tested  ${service}`)
}

function count(numbers, stands, isProved) {
  numbers[0] += 1
  numbers[1] += Number(stands)
  numbers[2] += Number(isProved)
}

const columns = ['addresses', 'built', 'shown', 'services', 'built', 'tested']
const line = (name, numbers) => console.log(name.padEnd(16) + numbers.map(one => String(one).padStart(10)).join(''))
line('domain', columns)
const chosen = [...rows]
  .filter(([domain]) => !wanted || wanted.includes(domain))
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
for (const [domain, row] of chosen) line(domain, [...row.addresses, ...row.services])
const sum = which => columns.slice(0, 3).map((_, at) => chosen.reduce((total, [, row]) => total + row[which][at], 0))
line('together', [...sum('addresses'), ...sum('services')])
const missing = chosen.flatMap(([domain, row]) => row.missing.map(one => `${domain.padEnd(14)} ${one}`))
console.log(missing.length > 0 ? `\n${missing.join('\n')}` : '\nNothing is missing.')
process.exitCode = wanted && missing.length > 0 ? 1 : 0
