import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { precompressed } from '../patient/build/precompressed.ts'

const server = { target: `http://127.0.0.1:${process.env.PORT ?? 8080}` }

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/workbench/',
  plugins: [react(), precompressed()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // What hospital desks still run; antd 6 rests on :where() and custom properties.
    target: ['chrome99', 'edge99', 'firefox104', 'safari15.4'],
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
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
