import type { Plugin } from 'vite'

/** What only the desk asks of a cached answer: which query it answers, for the other pages of a list that is taken out. */
const forDesk = /\n\s*meta: \{ what \},/

/** Leaves that out of the patients' bundle. */
export const plainQueries = (): Plugin => ({
  name: 'nethos:plain-queries',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/packages/calls/src/query.ts') ? { code: code.replace(forDesk, ''), map: null } : null,
})
