import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { oneFile } from './one-file.ts'

const entry = fileURLToPath(new URL('../src/worker/worker.ts', import.meta.url))

/** Bundles the service worker into one file, /worker.js, that knows the scripts and styles of these pages. */
export const serviceWorker = (core: readonly string[]): Plugin => ({
  name: 'nethos:service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const listed = bundle['pages.json']
      const pages = listed?.type === 'asset' ? (JSON.parse(String(listed.source)) as Record<string, string[]>) : {}
      for (const page of core)
        if (listed && !pages[page]) this.error(`${page} is no page, or needs no script of its own`)
      const files = [...new Set(core.flatMap(page => pages[page] ?? []))]
      const source = await oneFile({
        entry,
        target: ['chrome87', 'safari15.4'],
        define: { CORE_FILES: JSON.stringify(files) },
      })
      this.emitFile({ type: 'asset', fileName: 'worker.js', source })
    },
  },
})
