import { Buffer } from 'node:buffer'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** The most bytes: of all scripts before the home page shows (brotli), and of any other one (gzip). */
interface Budget {
  first: number
  each: number
}

/** Says when the scripts of the first load outgrow their budget, and refuses a later one that does. */
export const sizeBudget = ({ first, each }: Budget): Plugin => ({
  name: 'nethos:size-budget',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const scripts = Object.values(bundle).filter(file => file.type === 'chunk') as Rolldown.OutputChunk[]
      const wanted = firstOf(scripts)
      const bytes = [...wanted].reduce((sum, { code }) => sum + brotliCompressSync(Buffer.from(code)).length, 0)
      if (bytes > first) this.warn(`the first load is ${bytes} bytes of brotli, ${bytes - first} over the budget`)
      for (const script of scripts) {
        const size = wanted.has(script) ? 0 : gzipSync(script.code).length
        if (size > each) this.error(`${script.fileName} is ${size} bytes of gzip, ${size - each} over the budget`)
      }
    },
  },
})

/** The entry, and what it imports. */
function firstOf(scripts: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const wanted = new Set(scripts.filter(script => script.isEntry))
  for (const { imports } of wanted)
    for (const script of scripts) if (imports.includes(script.fileName)) wanted.add(script)
  return wanted
}
