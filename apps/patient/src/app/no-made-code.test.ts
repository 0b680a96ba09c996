import { expect, test } from 'vitest'
import { forbidMadeCode } from './no-made-code.ts'

test('the schema library makes no code at run time', async () => {
  forbidMadeCode()
  const { config } = await import('zod/v4/core')
  expect(config().jitless).toBe(true)
})
