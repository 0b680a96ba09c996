import { expect, test, vi } from 'vitest'
import { forbidMadeCode } from './no-made-code.ts'

test('the schema library makes no code at run time', async () => {
  // What ran before the tests may have fetched it already; the app says so before anything else (main.tsx).
  vi.resetModules()
  forbidMadeCode()
  const { config } = await import('zod/v4/core')
  expect(config().jitless).toBe(true)
})
