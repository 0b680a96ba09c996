import { expect, test } from 'vitest'
import { missedAims } from '../../../../../../../scripts/market-aims.mjs'
import { openTestServer } from '../../../../testing/server.ts'
import { attacks, type Attack } from './attacks.ts'
import { runMarket, type MarketResult } from './testbed.ts'

/*
 * A small market with each attack in every run of the tests; `npm run simulate -- --scale 1 --seed x --attack empty` runs the whole
 * one by the same code (docs/decisions/0130).
 */
const {
  MARKET_SCALE = '0.02',
  MARKET_SEED = 'tests',
  MARKET_ATTACK = '',
  MARKET_DAYS = '8',
  MARKET_MORE = '600',
} = process.env
const asked = attacks.filter(one => one === MARKET_ATTACK)
/** By so much the wait of forty patients moves from run to run: lots and the minutes of returned numbers are by real chance. */
const noise = 1.3

async function marketWith(attack: Attack): Promise<MarketResult> {
  const server = await openTestServer()
  await server.runner.stop()
  const options = {
    seed: MARKET_SEED,
    attack,
    scale: Number(MARKET_SCALE),
    more: Number(MARKET_MORE),
    days: Number(MARKET_DAYS),
  }
  const result = await runMarket(server, options)
  expect(result.numbersOfHonest).toBeGreaterThan(0)
  process.stdout.write(`MARKET ${JSON.stringify({ seed: MARKET_SEED, attack, ...result })}\n`)
  return result
}

if (asked[0]) test(`a market of any size, with ${asked[0]}`, () => marketWith(asked[0]!), 8 * 3_600_000)
else {
  let baseline: Promise<MarketResult> | undefined
  test.each(['empty', 'hold', 'script', 'hand_over', 'swap'] as const)(
    'resellers (%s) keep no more than their share of real persons, and nobody waits longer for them',
    async attack => {
      const without = await (baseline ??= marketWith('none'))
      const market = await marketWith(attack)
      expect(missedAims(market, { ...without, waitHours: without.waitHours * noise })).toEqual([])
    },
    600_000,
  )
}
