import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { formsOf, kindOf, shownOf } from './build/domain-of.ts'
import { largestFirst } from './build/largest-first.ts'
import { oldWebviews } from './build/old-webviews.ts'
import { pageFiles } from './build/page-files.ts'
import { plainServices } from './build/plain-services.ts'
import { precompressed } from './build/precompressed.ts'
import { sizeBudget } from './build/size-budget.ts'
import { versionFile } from './build/version-file.ts'

const server = { target: `http://127.0.0.1:${process.env.PORT ?? 8080}` }

/** What pages have in common beside controls and patterns. */
const shared = /(contract|calls)[\\/]src[\\/]|src[\\/]domains[\\/]/

/** What pages of all domains are made of, and what a domain says of itself to others. */
const common =
  /src[\\/](controls(?![\\/]qr-drawing)|patterns|domains[\\/]system)[\\/]|calls[\\/]src|\.(paths|limits|kinds)\.ts$|contract[\\/]src[\\/](states\.ts|system[\\/]|common[\\/](money|masking|common\.refusals)\.ts)/

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [
    react(),
    plainServices(),
    oldWebviews(),
    sizeBudget({ first: 116_000, each: 60 * 1024 }),
    largestFirst(),
    pageFiles(),
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
            // What pages with something to type need: the rules and the library that checks them.
            {
              name: 'rules',
              test: /node_modules[\\/]zod[\\/]|contract[\\/]src[\\/](rule\.ts|common[\\/](captcha|fields|id-card|marital-status|phone)\.ts|.+\.(rules|inputs)\.ts)/,
              priority: 1,
            },
            // What many of the other pages are made of, and what a domain says of itself to others: in one file, for on a phone's
            // line a file more costs as much as many bytes.
            { name: kindOf, test: common, minShareCount: 2, priority: 3 },
            // The rest of it: mostly fields to fill in.
            { name: 'fields', test: common, minShareCount: 2, priority: 2 },
            // What several pages of a domain share, in one file instead of in twenty small ones.
            { name: shownOf, test: shared, minShareCount: 2 },
            { name: formsOf, test: shared, minShareCount: 2 },
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
