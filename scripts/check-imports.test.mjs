import { expect, test } from 'vitest'
import { crossed, domainsOf, elsewhere, importsOf, ring, unused } from './check-imports.mjs'
import { ringsOf } from './measure/rings.mjs'

const inside = 'apps/server/src/domains/consult/reply.ts'

test('all kinds of imports are read', () => {
  const text = `
import { a } from './a.ts'
import type { B } from '../b.ts'
import {
  c,
  d,
} from '@nethos/contract/common/days.ts'
import './e.css'
export { f } from './f.ts'
const g = () => import('./pages/g.page.tsx')
import pg from 'pg'`
  expect(importsOf('apps/patient/src/x/y.ts', text)).toEqual([
    { to: 'apps/patient/src/x/a.ts', isType: false },
    { to: 'apps/patient/src/b.ts', isType: true },
    { to: 'packages/contract/src/common/days.ts', isType: false },
    { to: 'apps/patient/src/x/e.css', isType: false },
    { to: 'apps/patient/src/x/f.ts', isType: false },
    { to: 'apps/patient/src/x/pages/g.page.tsx', isType: true },
  ])
})

test('a domain imports itself, the contract, the calls and the database', () => {
  expect(crossed(inside, 'apps/server/src/domains/consult/consult.table.ts')).toBeUndefined()
  expect(
    crossed('apps/server/src/domains/consult/deep/er.ts', 'apps/server/src/domains/consult/public.ts'),
  ).toBeUndefined()
  expect(crossed(inside, 'packages/contract/src/consult/consult.services.ts')).toBeUndefined()
  expect(crossed(inside, 'apps/server/src/calls/handler.ts')).toBeUndefined()
})

test('a domain imports another one only through the public file of a listed neighbour', () => {
  const near = { 'apps/server/src/domains': { consult: ['doctors'] } }
  expect(crossed(inside, 'apps/server/src/domains/doctors/public.ts', near)).toBeUndefined()
  expect(crossed(inside, 'apps/server/src/domains/doctors/doctor.table.ts', near)).toMatch('may not import')
  expect(crossed(inside, 'apps/server/src/domains/coupons/public.ts', near)).toMatch('may not import')
})

test('a domain never imports an adapter, nor an adapter a domain', () => {
  expect(crossed(inside, 'apps/server/src/adapters/alipay/wire.ts')).toMatch('may not import')
  expect(crossed('apps/server/src/adapters/alipay/wire.ts', inside)).toMatch('may not import')
})

test('controls and patterns know no contract', () => {
  expect(crossed('apps/patient/src/controls/button.tsx', 'packages/contract/src/rule.ts')).toMatch('may not import')
  expect(crossed('apps/patient/src/patterns/list-page.tsx', 'packages/contract/src/rule.ts')).toMatch('may not import')
})

test('a file that stands nowhere is told', () => {
  expect(crossed('apps/elsewhere/src/a.ts', 'apps/server/src/main.ts')).toMatch('stands in no line')
})

test('a ring is found, and only then', () => {
  expect(
    ring(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', []],
      ]),
    ),
  ).toBeUndefined()
  expect(
    ring(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b', 'c', 'b'])
})

test('domains that reach each other make a ring, whatever stands between', () => {
  const files = new Map([
    ['apps/server/src/domains/a/index.ts', ['apps/server/src/domains/b/public.ts', 'apps/server/src/calls/handler.ts']],
    ['apps/server/src/domains/b/public.ts', ['apps/server/src/domains/c/public.ts']],
    ['apps/server/src/domains/c/public.ts', ['apps/server/src/domains/a/public.ts']],
    ['apps/server/src/domains/d/index.ts', ['apps/server/src/domains/a/public.ts']],
  ])
  expect(ringsOf(domainsOf('apps/server/src/domains', files)).map(ring => ring.toSorted())).toEqual([['a', 'b', 'c']])
})

test('what only a test imports makes no ring of domains', () => {
  const files = new Map([
    ['apps/server/src/domains/a/index.ts', ['apps/server/src/domains/b/public.ts']],
    ['apps/server/src/domains/b/b.test.ts', ['apps/server/src/domains/a/a.table.ts']],
    ['apps/server/src/domains/b/testbed.ts', ['apps/server/src/domains/a/testbed.ts']],
  ])
  expect(ringsOf(domainsOf('apps/server/src/domains', files))).toEqual([])
})

test('a neighbour that no import needs is told', () => {
  const near = { 'apps/server/src/domains': { consult: ['doctors', 'coupons'] } }
  const files = new Map([
    [inside, ['apps/server/src/domains/doctors/public.ts']],
    ['apps/server/src/domains/consult/reply.test.ts', ['apps/server/src/domains/coupons/public.ts']],
  ])
  expect(unused(files, near)).toEqual(['apps/server/src/domains/consult → coupons'])
})

test('a service is implemented in the domain that has its name', () => {
  const contract = 'packages/contract/src/follow/follow-desk.services.ts'
  const implemented = isType => ({ text: 'implement(', imports: [{ to: contract, isType }] })
  const of = (file, its) =>
    elsewhere(
      new Map([
        [contract, { text: '', imports: [] }],
        [file, its],
      ]),
    )
  expect(of('apps/server/src/domains/follow/index.ts', implemented(false))).toEqual([])
  expect(of('apps/server/src/domains/follow/desk/desk.ts', implemented(true))).toEqual([contract])
  expect(of('apps/server/src/domains/consult/index.ts', implemented(false))).toEqual([contract])
  expect(of('apps/server/src/domains/follow/follow.test.ts', implemented(false))).toEqual([contract])
})
