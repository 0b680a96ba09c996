import { expect, test } from 'vitest'
import { withPlainLinks } from './plain-links.ts'

const tables: Record<string, Record<string, { at: string; title: string }>> = {
  bookingPages: { home: { at: '/book', title: '预约挂号' }, doctor: { at: '/book/doc/:id', title: '医生预约' } },
}
const plain = (code: string) =>
  withPlainLinks(code, '/p/page.tsx', (source, name) =>
    Promise.resolve(source === './booking.pages.ts' ? tables[name] : undefined),
  )

test('an address, a title and a way stand in the page itself, and the table is not imported any more', async () => {
  const code = await plain(
    "import { bookingPages } from './booking.pages.ts'\nshow(bookingPages.home.at, bookingPages.home.title, bookingPages.doctor.to({ id }))",
  )
  expect(code).toBe(
    'import { wayTo as wayTo$ } from \'@nethos/contract/pages.ts\'\n\nshow("/book", "预约挂号", wayTo$("/book/doc/:id")({ id }))',
  )
})

test('what is asked of the whole table stays with it, and so does another import of the same line', async () => {
  const code = await plain(
    "import { bookingPages as pages, other } from './booking.pages.ts'\nopen(pages); go(pages.home.at); other()",
  )
  expect(code).toContain("import { bookingPages as pages, other } from './booking.pages.ts'")
  expect(code).toContain('go("/book"); other()')
})

test('a key that the table does not have, a name of another module and a member of something else are left alone', async () => {
  expect(await plain("import { bookingPages } from './booking.pages.ts'\nbookingPages.nothing.at")).toBeNull()
  expect(await plain("import { bookingPages } from './other.ts'\nbookingPages.home.at")).toBeNull()
  expect(await plain("import { bookingPages } from './booking.pages.ts'\nx.bookingPages.home.at")).toBeNull()
})
