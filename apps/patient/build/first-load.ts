import { Buffer } from 'node:buffer'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Adds up the scripts that must arrive before the home page shows, and says so when they outgrow the budget. */
export const firstLoad = (budget: number): Plugin => ({
  name: 'nethos:first-load',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const wanted = new Set(
        Object.values(bundle).flatMap(file => (file.type === 'chunk' && file.isEntry ? [file.fileName] : [])),
      )
      let bytes = 0
      for (const name of wanted) {
        const file = bundle[name]
        if (file?.type !== 'chunk') continue
        for (const imported of file.imports) wanted.add(imported)
        bytes += brotliCompressSync(Buffer.from(file.code)).length
      }
      if (bytes > budget) this.warn(`the first load is ${bytes} bytes of brotli, ${bytes - budget} over the budget`)
    },
  },
})
