// npm run simulate -- [--scale 1] [--days 16] [--seed tests] [--more 600] [--attack all|none|empty|hold|script|hand_over|swap|loyal|single|early|crowd]
// Resellers against honest patients over the real booking services and a real PostgreSQL, with a clock of its own
// (docs/decisions/0130). Ends with 1 when an aim is missed: scripts/market-aims.mjs. Scale 1 is 2,000 honest patients and 600 real persons (--more) with 3,000 accounts: hours; 0.05 takes a minute.
// early and crowd are no attacks: as many ordinary patients more, to see what of a wait is plain demand. Each attack is printed beside
// one of them, and judged beside none. The same seed gives the same figures.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { besideControl, controlOf, missedAims, ratioOf } from './market-aims.mjs'

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '0.05' },
    days: { type: 'string', default: '12' },
    seed: { type: 'string', default: 'tests' },
    more: { type: 'string', default: '600' },
    attack: { type: 'string', default: 'all' },
  },
})
const measures = ['early', 'crowd']
// What others are judged beside comes first.
const all = ['none', ...measures, 'empty', 'hold', 'script', 'hand_over', 'swap', 'loyal', 'single']
const test = 'apps/server/src/domains/booking/simulated/market/market.test.ts'
const isAttack = attack => attack !== 'none' && !measures.includes(attack)
const controls = isAttack(values.attack) ? [controlOf(values.attack)] : []
const asked = values.attack === 'all' ? all : [...new Set(['none', ...controls, values.attack])]
const unknown = asked.find(one => !all.includes(one))
if (unknown !== undefined) {
  console.error(`--attack ${unknown} is none of ${all.join(', ')}`)
  process.exit(2)
}
const figures = []
const missed = []
const beside = []
const markets = new Map()
for (const attack of asked) {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', test, '--disable-console-intercept'],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        MARKET_SCALE: values.scale,
        MARKET_DAYS: values.days,
        MARKET_SEED: values.seed,
        MARKET_MORE: values.more,
        MARKET_ATTACK: attack,
      },
    },
  )
  const line = /MARKET (\{.*\})/.exec(stdout)?.[1]
  if (status !== 0 || !line) {
    console.error(stdout)
    process.exit(1)
  }
  const market = JSON.parse(line)
  const { honest, bots, botShare, waitHours, ...other } = market
  markets.set(attack, market)
  if (isAttack(attack)) {
    missed.push(...missedAims(market, markets.get('none')).map(one => `${attack}: ${one}`))
    beside.push(`${attack}: ${besideControl(market, markets.get(controlOf(attack)))}`)
  }
  const fair = bots / (bots + honest)
  figures.push({
    attack,
    share: botShare.toFixed(3),
    'share of persons': fair.toFixed(3),
    ratio: fair ? ratioOf(market).toFixed(2) : '',
    'honest wait (h)': waitHours.toFixed(1),
    ...other,
  })
}
console.table(figures)
for (const one of beside) console.log(`Beside ${one}`)
for (const one of missed) console.error(`Missed by ${one}`)
process.exitCode = missed.length > 0 ? 1 : 0
