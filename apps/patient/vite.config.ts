import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { plainServices } from './build/plain-services.ts'
import { precompressed } from './build/precompressed.ts'
import { versionFile } from './build/version-file.ts'

const server = { target: `http://127.0.0.1:${process.env.PORT ?? 8080}` }

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [react(), plainServices(), versionFile(), precompressed()],
  // antd-mobile's peers pull an older React to the root of the workspace: everybody here shares the app's own.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The oldest webviews that we promise; WebKit had no <dialog> before 15.4.
    target: ['chrome87', 'safari15.4'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              // Changes seldom, so it stays in the cache when the app changes.
              name: 'foundation',
              test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|@noble)[\\/]/,
              tags: ['$initial'],
            },
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
