import { fileURLToPath } from 'node:url'
import { defineProject } from 'vitest/config'

export default defineProject({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { dedupe: ['react', 'react-dom'] },
  test: {
    name: 'patient',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/app/testing/setup.ts'],
    css: false,
    testTimeout: 15_000,
    // Inlined so that they, too, find the app's own React (see dedupe in vite.config.ts).
    server: { deps: { inline: [/react-router/, /@tanstack/, /@testing-library\/react/, /react-hook-form/, /virtua/] } },
  },
})
