import given from '@nethos/contract/routes.given.json' with { type: 'json' }
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { domainTables } from './domain-tables.ts'

const tables = await Promise.all(domainTables.map(load => load()))
const routes = tables.flatMap(table => table.routes)

/** Both forms of a path whose last part may be left out. */
const forms = (path: string): string[] =>
  path.endsWith('?') ? [path.slice(0, -1), path.replace(/\/:\w+\?$/, '')] : [path]
const known = routes.flatMap(route => forms(route.path))
const shape = (path: string) => path.toLowerCase().replace(/:\w+/g, ':')

test('no given address is forgotten', () => {
  const shapes = new Set(known.map(shape))
  const addresses = given.filter(({ kind }) => kind !== 'layout').map(({ path }) => path)
  expect(addresses.length).toBeGreaterThan(400)
  expect(addresses.filter(address => !shapes.has(shape(address)))).toEqual([])
})

test('no address is declared twice', () => {
  const shapes = known.map(shape)
  expect(known.filter((_, at) => shapes.indexOf(shape(known[at] ?? '')) !== at)).toEqual([])
})

const opened = (address: string) => {
  const matches = matchRoutes(
    routes.map(({ path }) => ({ path })),
    address,
  )
  return matches?.[matches.length - 1]?.route.path
}

test.each([
  ['/doc/article/list', '/doc/article/list'],
  ['/doc/article/7', '/doc/article/:id'],
  ['/report/consult/test', '/report/consult/test'],
  ['/fee/mz/detail', '/fee/mz/detail'],
  ['/fee/mz/1', '/fee/mz/:tabIndex'],
  ['/medical/info', '/medical/info'],
  ['/medical/date', '/medical/date'],
  ['/medical/home', '/medical/home'],
  ['/my/medical/team', '/my/medical/team'],
  ['/my/medical/outline', '/my/medical/outline'],
  ['/my/medical/team/detail', '/my/medical/team/detail'],
  ['/my/medical/7/detail', '/my/medical/:id/detail'],
  ['/team/consult/7', '/team/consult/:consultId'],
  ['/V2/MY', '/v2/my'],
])('%s opens %s', (address, path) => expect(opened(address)).toBe(path))
