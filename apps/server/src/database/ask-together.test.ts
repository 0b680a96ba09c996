import { expect, test } from 'vitest'
import { openTestServer } from '../testing/server.ts'
import { askTogether } from './ask-together.ts'

const server = await openTestServer()

/** Divides twelve by what it is asked; counts its batches by the transaction that each of them is. */
const ask = askTogether<number, { quotient: number; batch: string }>({
  text: `select ask.nth::int, 12 / ask.divisor as quotient, pg_current_xact_id()::text as batch
    from unnest($1::int[]) with ordinality as ask (divisor, nth) where ask.divisor <> 5`,
  valuesOf: divisors => [divisors],
})

test('those of one moment are one statement, and each has the answer to his own question', async () => {
  const answers = await Promise.all([1, 2, 5, 3].map(divisor => ask(server.db, divisor)))
  expect(answers.map(one => one?.quotient)).toEqual([12, 6, undefined, 4])
  expect(new Set(answers.flatMap(one => one?.batch ?? [])).size).toBe(1)
})

test('one that cannot be answered takes none of the others with it', async () => {
  const answers = await Promise.allSettled([1, 0, 3].map(divisor => ask(server.db, divisor)))
  expect(answers.map(one => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(answers[2]).toMatchObject({ value: { quotient: 4 } })
  expect(answers[1]).toMatchObject({ reason: { code: '22012' } })
})
