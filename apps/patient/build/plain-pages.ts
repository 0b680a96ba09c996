import type { Plugin } from 'vite'

const tables = /\/packages\/contract\/src\/[\w-]+\/[\w-]+\.pages\.ts$/

/** What the compiler and the scripts read of a page, and no browser: its kind, and what its query is called. */
const forTools = /,\s*(?:kind: '\w+'|query: \[[^\]]*\])/g

/** Leaves that out of the tables of pages in the bundle. */
export const plainPages = (): Plugin => ({
  name: 'nethos:plain-pages',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (tables.test(id) ? { code: code.replace(forTools, ''), map: null } : null),
})
