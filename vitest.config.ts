import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // A failing test fails: no retries (but of whole files, alone, in CI: scripts/second-try.mjs), no order that hides a dependence.
    retry: 0,
    sequence: { shuffle: false, hooks: 'stack' },
    // By itself it leaves one core idle, which is half of a small machine; each worker has servers and databases of its own.
    maxWorkers: Math.min(availableParallelism(), 4),
    projects: [
      {
        test: {
          name: 'contract',
          environment: 'node',
          isolate: false,
          include: ['packages/contract/src/**/*.test.ts'],
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'server',
          // Files share what they import, not what they do: each has a server and a database of its own.
          isolate: false,
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          // A busy machine is late, not wrong: vitest itself waits one second.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: 'calls',
          environment: 'happy-dom',
          include: ['packages/calls/src/**/*.test.{ts,tsx}'],
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'drawings',
          environment: 'node',
          include: ['packages/drawings/src/**/*.test.ts'],
        },
      },
      'apps/patient/vitest.config.ts',
      'apps/workbench/vitest.config.ts',
      {
        test: {
          name: 'scripts',
          environment: 'node',
          include: ['scripts/**/*.test.mjs', 'bench/**/*.test.ts', 'apps/*/build/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
