// npm run simulate -- [--scale 1] [--days 16] [--seed tests] [--attack all|none|empty|hold|script|hand_over|loyal|single|early]
// Resellers against honest patients over the real booking services and a real PostgreSQL, with a clock of its own
// (docs/decisions/0130). Scale 1 is 2,000 honest patients and 600 real persons with 3,000 accounts: hours; 0.05 takes a minute.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '0.05' },
    days: { type: 'string', default: '12' },
    seed: { type: 'string', default: 'tests' },
    attack: { type: 'string', default: 'all' },
  },
})
const all = ['none', 'empty', 'hold', 'script', 'hand_over', 'loyal', 'single', 'early']
const test = 'apps/server/src/domains/booking/simulated/market/market.test.ts'
const figures = []
for (const attack of values.attack === 'all' ? all : [values.attack]) {
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
        MARKET_ATTACK: attack,
      },
    },
  )
  const line = /MARKET (\{.*\})/.exec(stdout)?.[1]
  if (status !== 0 || !line) {
    console.error(stdout)
    process.exit(1)
  }
  const { honest, bots, botShare, waitHours, ...other } = JSON.parse(line)
  const fair = bots / (bots + honest)
  figures.push({
    attack,
    share: botShare.toFixed(3),
    'share of persons': fair.toFixed(3),
    ratio: fair ? (botShare / fair).toFixed(2) : '',
    'honest wait (h)': waitHours.toFixed(1),
    ...other,
  })
}
console.table(figures)
