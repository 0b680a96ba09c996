import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { oneFile } from './one-file.ts'

const entry = fileURLToPath(new URL('../src/ahead/ahead.ts', import.meta.url))

/**
 * Bundles src/ahead into one small file and names it first among those of these pages (pages.json), by which the server puts it into
 * their head as a script that runs as soon as it is there.
 */
export const askAhead = (paths: readonly string[]): Plugin => ({
  name: 'nethos:ask-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const listed = bundle['pages.json']
      if (listed?.type !== 'asset') return
      const code = await oneFile({
        entry,
        target: ['chrome98', 'safari16'],
        rolldown: {
          // Only a page over plain HTTP needs the library, and there it does not run.
          external: [/hashes\.ts$/],
          // Of what it shares with the app it takes what it uses; React is not among it.
          treeshake: { moduleSideEffects: id => !id.includes('node_modules') },
        },
      })
      const fileName = `assets/ask-ahead-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source: code })
      const pages = JSON.parse(String(listed.source)) as Record<string, string[]>
      for (const path of paths) {
        const files = pages[path]
        if (!files) this.error(`${path} is no page, or needs no script of its own`)
        files.unshift(`/${fileName}`)
      }
      listed.source = JSON.stringify(pages)
    },
  },
})
