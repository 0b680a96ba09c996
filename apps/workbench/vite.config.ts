import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { directImports } from '../patient/build/direct-imports.ts'
import { newFunctions } from '../patient/build/new-functions.ts'
import { newStyles } from '../patient/build/new-styles.ts'
import { oldBrowser } from '../patient/build/old-browser.ts'
import { precompressed } from '../patient/build/precompressed.ts'
import { promised } from '../patient/build/promised.ts'
import { resolveContract } from '../patient/build/resolve-contract.ts'
import { splitRules } from '../patient/build/split-rules.ts'
import { versionFile } from '../patient/build/version-file.ts'

const server = { target: `http://127.0.0.1:${process.env.PORT ?? 8080}` }

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/workbench/',
  plugins: [
    react(),
    directImports(),
    splitRules(resolveContract),
    newFunctions(promised.workbench),
    newStyles(promised.workbench),
    oldBrowser({
      promise: '!!window.CSSLayerBlockRule',
      how: '工作台需要较新的浏览器：请更新到 Chrome 99、Edge 99、Firefox 104 或更高版本。',
    }),
    versionFile(),
    precompressed(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // What hospital desks still run; antd 6 rests on :where() and custom properties.
    target: ['chrome99', 'edge99', 'firefox104', 'safari15.4'],
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Parts of antd: none of them does anything when it is loaded, and not all of them say so.
      treeshake: { moduleSideEffects: [{ test: /node_modules[\\/]@rc-component[\\/]/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            {
              // Changes seldom, so it stays in the cache when the app changes.
              name: 'foundation',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run|@tanstack|cookie|set-cookie-parser)[\\/]/,
              tags: ['$initial'],
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5174,
    proxy: { '/api': server, '/events': server, '/files': server, '/config.json': server, '/icons': server },
  },
})
