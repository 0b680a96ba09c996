import { expect, test } from 'vitest'
import { crossed, importsOf, ring } from './check-imports.mjs'

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
