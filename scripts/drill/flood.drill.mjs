// Ten times what the server can do, for a minute, and then what it usually does: who is answered, who is told to come again, and after
// how many seconds all is as before. NETHOS_SECONDS: another length of it.
import { isFlood, isSlower, measureFlood, recoveredAfter } from '../../bench/flood.ts'
import { quantile } from '../../bench/figures.ts'

export const name = 'flood'
export const packages = []

const mostSeconds = 5

export async function run({ say }) {
  const measured = await measureFlood(Number(process.env.NETHOS_SECONDS ?? 60))
  const { capacity, capacityAfter, usual, flood, after } = measured
  say(`capacity ${Math.round(capacity)} calls a second (32 at a time), when all was over ${Math.round(capacityAfter)}`)
  for (const [what, one] of Object.entries({ usual, flood, after }))
    say(
      `${what}: ${one.asked}/s asked for ${one.seconds.toFixed(1)} s, ${Math.round(one.accepted.length / one.seconds)}/s answered, ` +
        `p99 ${quantile(one.accepted, 0.99).toFixed(0)} ms, ${one.shed} told to come again, ${one.other} unanswered, ${one.unasked} not asked, ${one.askedAgain} asked again on another connection`,
    )
  for (const [at, one] of after.bySecond.entries())
    say(`second ${at + 1} after it: p99 ${quantile(one.accepted, 0.99).toFixed(0)} ms, ${one.shed} told to come again`)
  if (!isFlood(measured))
    throw new Error(
      `Not judged, for this machine has other work and no flood came about: run it again where it has less to do`,
    )
  const seconds = recoveredAfter(measured)
  if (flood.other > 0)
    throw new Error(
      `${flood.other} calls were neither answered nor told to come again: ${JSON.stringify(flood.otherWords)}`,
    )
  if (flood.shedWithRetry < flood.shed)
    throw new Error(`${flood.shed - flood.shedWithRetry} were not told when to come again`)
  if (seconds === undefined || seconds > mostSeconds) {
    const when = seconds === undefined ? 'within the time watched' : `within ${mostSeconds} s, but after ${seconds}`
    const busy = 'Not judged, for the machine itself has become slower meanwhile: run it again where it has less to do'
    throw new Error(`${isSlower(measured) ? `${busy}. ` : ''}not as before ${when}`)
  }
  return {
    'calls a second usually': usual.asked,
    'in the flood': flood.asked,
    'answered then, a second': Math.round(flood.accepted.length / flood.seconds),
    'told to come again': flood.shed,
    neither: flood.other,
    'as before after seconds': seconds.toFixed(1),
  }
}
