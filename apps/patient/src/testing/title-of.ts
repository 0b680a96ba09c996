import { matchPath } from 'react-router'
import type { AnyPage, PageTable } from '@nethos/contract/pages.ts'

const modules = import.meta.glob<Readonly<Record<string, PageTable | undefined>>>(
  '../../../../packages/contract/src/*/*.pages.ts',
  { eager: true },
)
const isPage = (page: unknown): page is AnyPage =>
  typeof page === 'object' && page !== null && 'at' in page && 'title' in page
const all = Object.values(modules)
  .flatMap(module => Object.values(module))
  .flatMap(table => Object.values(table ?? {}))
  .filter(isPage)

/** What the table of addresses calls the page at an address; '' for an address of the test's own. */
export const titleOf = (pathname: string): string =>
  (all.find(page => page.at === pathname) ?? all.find(page => matchPath(page.at, pathname)))?.title ?? ''
