import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

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
      const built = await build({
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        define: { CORE_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
        build: {
          write: false,
          target: ['chrome87', 'safari15.4'],
          modulePreload: false,
          rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'worker.js' } },
        },
      })
      const [chunk] = ((Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput).output
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: chunk.code })
    },
  },
})
