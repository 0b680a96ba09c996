import { expect, test } from 'vitest'
import { openTestServer } from '../../../../testing/server.ts'
import { attacks, runMarket, type Attack } from './testbed.ts'

/*
 * A small market in every run of the tests; `npm run simulate -- --scale 1 --seed x --attack empty` runs the whole one by the same
 * code (docs/decisions/0130).
 */
const { MARKET_SCALE = '0.025', MARKET_SEED = 'tests', MARKET_ATTACK = 'empty', MARKET_DAYS = '5' } = process.env
const isWhole = process.env.MARKET_SCALE !== undefined
const attack = attacks.find(one => one === MARKET_ATTACK) as Attack

const server = await openTestServer()
await server.runner.stop()

test(
  `resellers (${attack}) keep no more numbers than their share of real persons`,
  async () => {
    const result = await runMarket(server, {
      seed: MARKET_SEED,
      attack,
      scale: Number(MARKET_SCALE),
      days: Number(MARKET_DAYS),
    })
    if (isWhole) process.stdout.write(`MARKET ${JSON.stringify({ seed: MARKET_SEED, attack, ...result })}\n`)
    expect(result.numbersOfHonest).toBeGreaterThan(0)
    if (!isWhole) expect(result.botShare).toBeLessThanOrEqual((1.1 * result.bots) / (result.bots + result.honest))
  },
  8 * 3_600_000,
)
