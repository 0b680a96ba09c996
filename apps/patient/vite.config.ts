import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { addressIndex } from './build/address-index.ts'
import { askAhead } from './build/ask-ahead.ts'
import { clientRouter } from './build/client-router.ts'
import { directImports } from './build/direct-imports.ts'
import { largestFirst } from './build/largest-first.ts'
import { newFunctions } from './build/new-functions.ts'
import { newStyles } from './build/new-styles.ts'
import { oldBrowser } from './build/old-browser.ts'
import { oldWebviews } from './build/old-webviews.ts'
import { packedTriage } from './build/packed-triage.ts'
import { pageFiles } from './build/page-files.ts'
import { pdfReader } from './build/pdf-reader.ts'
import { pieces } from './build/pieces.ts'
import { plainLinks } from './build/plain-links.ts'
import { plainPages } from './build/plain-pages.ts'
import { plainQueries } from './build/plain-queries.ts'
import { plainServices } from './build/plain-services.ts'
import { gracefulStyles, promised } from './build/promised.ts'
import { precompressed } from './build/precompressed.ts'
import { resolveContract } from './build/resolve-contract.ts'
import { serviceWorker } from './build/service-worker.ts'
import { sizeBudget } from './build/size-budget.ts'
import { splitRules } from './build/split-rules.ts'
import { versionFile } from './build/version-file.ts'

const server = { target: `http://127.0.0.1:${process.env.PORT ?? 8080}` }

/** What several pages share; these are opened from signs and messages. */
const shared = pieces({
  file: 280,
  heavy: {
    'booking/pages/book.page.tsx': 40,
    'booking/pages/clinic-doctor.page.tsx': 200,
    'doctors/pages/doctor-or-list.page.tsx': 60,
    'consult/pages/consult.page.tsx': 250,
    'guide/pages/guide.page.tsx': 20,
    'triage/built-in-engine.ts': 200,
  },
})

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [
    react(),
    directImports(),
    clientRouter(),
    splitRules(resolveContract),
    plainLinks(resolveContract),
    addressIndex(),
    packedTriage(),
    shared.plugin,
    plainServices(),
    plainPages(),
    plainQueries(),
    oldWebviews(),
    newFunctions(promised.patient),
    newStyles(promised.patient, gracefulStyles),
    oldBrowser({
      promise: "!!(''.replaceAll && window.HTMLDialogElement && CSS.supports('inset', '0'))",
      how: '这个浏览器打不开互联网医院。请更新微信、支付宝或浏览器，也可以换一台手机打开。',
    }),
    sizeBudget({ first: 113_000, each: 60 * 1024 }),
    largestFirst(),
    pageFiles(),
    askAhead(['/team/consult/:consultId']),
    serviceWorker([
      '/v2/my',
      '/my/book',
      '/my/book/list',
      '/my/book/list/:id',
      '/my/consult/:status?',
      '/team/consult/:consultId',
    ]),
    pdfReader(),
    versionFile(),
    precompressed(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Promised are Chrome 87 and Safari 15.4 (WebKit had no <dialog> before); old-webviews.ts says why the target is newer.
    target: ['chrome98', 'safari16'],
    cssTarget: ['chrome87', 'safari15.4'],
    assetsInlineLimit: 0,
    // The served page names its files (page-files.ts). Within the app a page's own script names those it needs: to list all
    // files of all pages in the routes as well would make every first visit wait for the list.
    modulePreload: { resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []) },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              // Changes seldom, so it stays in the cache when the app changes.
              name: 'foundation',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|@noble)[\\/]/,
              tags: ['$initial'],
              priority: 5,
            },
            // All the rest of the first load in one piece, instead of one for every control that later pages share with it.
            { name: 'first', tags: ['$initial'], priority: 4 },
            // The rest by which pages need it (docs/decisions/0135).
            { name: shared.nameOf, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': server, '/events': server, '/files': server, '/config.json': server, '/sandbox': server },
  },
})
