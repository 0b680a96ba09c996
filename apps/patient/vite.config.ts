import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { firstLoad } from './build/first-load.ts'
import { largestFirst } from './build/largest-first.ts'
import { oldWebviews } from './build/old-webviews.ts'
import { pageFiles } from './build/page-files.ts'
import { plainServices } from './build/plain-services.ts'
import { precompressed } from './build/precompressed.ts'
import { versionFile } from './build/version-file.ts'

const server = { target: `http://127.0.0.1:${process.env.PORT ?? 8080}` }

/** The domain that a module belongs to: the contract and the app name them alike. */
const domainOf = (module: string): string => /src[\\/](?:domains[\\/])?([\w-]+)[\\/]/.exec(module)?.[1] ?? 'shared'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [
    react(),
    plainServices(),
    oldWebviews(),
    firstLoad(112_000),
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              // Changes seldom, so it stays in the cache when the app changes.
              name: 'foundation',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|@noble)[\\/]/,
              tags: ['$initial'],
              priority: 3,
            },
            // All the rest of the first load in one piece, instead of one for every control that later pages share with it.
            { name: 'first', tags: ['$initial'], priority: 2 },
            // What pages with something to type need: the rules and the library that checks them.
            {
              name: 'rules',
              test: /node_modules[\\/]zod[\\/]|contract[\\/]src[\\/](rule\.ts|common[\\/](captcha|fields|id-card|marital-status|phone)\.ts|.+\.(rules|inputs)\.ts)/,
              priority: 1,
            },
            // What pages of other domains say of a domain.
            {
              name: 'ways',
              test: /\.paths\.ts$|contract[\\/]src[\\/](states\.ts|common[\\/](money|masking)\.ts)/,
              priority: 1,
            },
            // What many of the other pages are made of.
            { name: 'kinds', test: /src[\\/](controls|patterns)[\\/]/, minShareCount: 4 },
            // What several pages of a domain share, in one file instead of in twenty small ones.
            { name: domainOf, test: /contract[\\/]src[\\/]|src[\\/]domains[\\/]/, minShareCount: 2 },
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
