import { defineConfig } from '@playwright/test'

// The whole of it keeps both cores at work for the better part of an hour: what takes a second alone may take twenty there.
const patience = process.env['CI'] ? 3 : 1

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: './prepared-data.ts',
  outputDir: '../test-results',
  // Each has a server, a database and a browser of its own: two cores carry two (docs/performance.md).
  workers: 2,
  // A second try, on a server of its own, where nobody is there to look; whoever needed one is named at the end.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 90_000 * patience,
  expect: { timeout: 10_000 * patience },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: { trace: 'off', video: 'off', screenshot: 'off' },
})
