import { expect, test } from 'vitest'
import { indexOf, readTables, tablesIn } from './address-index.ts'

test('one word names a table that shares it with none; what others do not name is of the largest', () => {
  const index = indexOf([
    { paths: ['/book', '/book/doc/:id'] },
    { paths: ['/my/fee', '/my/edit', '/my/both', '/my/:id'] },
    { paths: ['/my/pay', '/my/both'] },
  ])
  expect(index).toEqual(['book', 'my my/ my/both', 'my/both my/pay'])
  expect(tablesIn(index, '/BOOK/doc/7')).toEqual([0])
  expect(tablesIn(index, '/my/pay')).toEqual([1, 2])
  expect(tablesIn(index, '/my/both')).toEqual([1, 2])
  expect(tablesIn(index, '/my/edit')).toEqual([1])
  expect(tablesIn(index, '/my/7')).toEqual([1])
  expect(tablesIn(index, '/unknown')).toEqual([])
})

test('every address of every domain leads to its table, whatever stands in its places, and seldom to another one', async () => {
  const tables = await readTables()
  const index = indexOf(tables)
  const asked = tables.flatMap(({ paths }, at) =>
    paths.flatMap(path =>
      [path.replace(/\/:\w+\?$/, ''), path.replaceAll(/:\w+\??/g, '7')].map(address => ({ at, address })),
    ),
  )
  expect(asked.length).toBeGreaterThan(800)
  expect(asked.filter(({ at, address }) => !tablesIn(index, address).includes(at))).toEqual([])
  expect(asked.filter(({ address }) => tablesIn(index, address).length > 3)).toEqual([])
})
