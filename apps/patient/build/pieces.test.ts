import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { planPieces } from './pieces.ts'

const checkout = fileURLToPath(new URL('../../..', import.meta.url))
const table = 'src/domains/booking/table.ts'
const some = 'src/domains/booking/some.ts'

/** Three pages share `table`, two of them `some`: whether that is a file of its own depends on what it weighs. */
function planWith(code: string) {
  const module = (id: string, importedIds: string[], text = '') => ({
    id,
    code: text,
    importedIds,
    dynamicallyImportedIds: [] as string[],
    isEntry: false,
  })
  const modules = [
    {
      ...module('main.ts', []),
      isEntry: true,
      dynamicallyImportedIds: ['a.page.ts', 'b.page.ts', 'c.page.ts'],
    },
    module('a.page.ts', [table, some]),
    module('b.page.ts', [table]),
    module('c.page.ts', [table, some]),
    module(table, [], 'x'.repeat(4000)),
    module(some, [], code),
  ]
  const plan = planPieces(new Map(modules.map(one => [one.id, one])), { heavy: {}, file: 400 })
  return plan.get(some) === plan.get(table) ? 'one file' : 'two files'
}

it('cuts the same pieces in whatever folder the checkout lies', () => {
  expect(planWith('z'.repeat(300))).toBe('one file')
  expect(planWith('w'.repeat(30_000))).toBe('two files')
  expect(planWith('z'.repeat(300) + checkout.repeat(3000))).toBe('one file')
})
