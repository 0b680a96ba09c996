import { expect, test } from 'vitest'
import { feeMicros } from './fee-micros.ts'

test.each([
  ['0.30000', 'payment', 300_000],
  ['-0.30', 'payment', 300_000],
  ['0.07404', 'payment', 74_040],
  ['0.06', 'refund', -60_000],
  ['-0.05940', 'refund', -59_400],
  ['0', 'refund', 0],
] as const)('%s of a %s is kept as %i', (text, about, micros) => expect(feeMicros(text, about)).toBe(micros))

test.each(['', '零', '0.1234567', '1e3'])('“%s” is no fee', text =>
  expect(() => feeMicros(text, 'payment')).toThrow('a fee that is none'),
)
