// Ten times what the server can do, for a minute, and then what it usually does: who is answered, who is told to come again, and after
// how many seconds all is as before. NETHOS_SECONDS: another length of it.
import { measureFlood, recoveredAfter } from '../../bench/flood.ts'
import { quantile } from '../../bench/figures.ts'

export const name = 'flood'
export const packages = []

const mostSeconds = 5

export async function run({ say }) {
  const measured = await measureFlood(Number(process.env.NETHOS_SECONDS ?? 60))
  const { capacity, usual, flood, after } = measured
  say(`capacity ${Math.round(capacity)} calls a second (32 at a time)`)
  for (const one of [usual, flood, ...after])
    say(
      `${one.name}: ${one.asked}/s asked for ${one.seconds.toFixed(1)} s, ${Math.round(one.accepted.length / one.seconds)}/s answered, ` +
        `p99 ${quantile(one.accepted, 0.99).toFixed(0)} ms, ${one.shed} told to come again, ${one.other} unanswered, ${one.unasked} not asked`,
    )
  const seconds = recoveredAfter(measured)
  if (flood.other > 0)
    throw new Error(
      `${flood.other} calls were neither answered nor told to come again: ${JSON.stringify(flood.otherWords)}`,
    )
  if (flood.shedWithRetry < flood.shed)
    throw new Error(`${flood.shed - flood.shedWithRetry} were not told when to come again`)
  if (seconds === undefined || seconds > mostSeconds)
    throw new Error(`not as before within ${mostSeconds} s, but after ${seconds ?? 'more than 8'}`)
  return {
    'calls a second usually': usual.asked,
    'in the flood': flood.asked,
    'answered then, a second': Math.round(flood.accepted.length / flood.seconds),
    'told to come again': flood.shed,
    neither: flood.other,
    'as before after seconds': seconds,
  }
}
