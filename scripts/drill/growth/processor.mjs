// Processor time of a call, of the server and PostgreSQL together: the least of some rounds, for what else the machine does only adds.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cpuSecondsOf, cpuSecondsOfFamily } from '../../../bench/cpu.ts'

const rounds = 4
const callsARound = 250
/** Who looks for a name may do so a few times a minute only: that is judged by its pages alone. */
const measured = ['consult detail', 'list of own consults', 'doctor list']

/** Microseconds of each of these calls. */
export async function processorTimes({ server, postgres, calls }) {
  const postmaster = Number(readFileSync(join(postgres.data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const used = () => cpuSecondsOf(server.pid) + cpuSecondsOfFamily(postmaster)
  const times = new Map()
  for (const { title, play } of calls.filter(one => measured.includes(one.title))) {
    let least = Infinity
    for (let round = 0; round < rounds; round += 1) {
      const before = used()
      await play(callsARound)
      least = Math.min(least, ((used() - before) / callsARound) * 1e6)
    }
    times.set(title, least)
  }
  return times
}

/** Said and not judged: a ratio of a few hundredths is the machine's. */
export function sayTimes([before, after], say) {
  for (const [title, us] of after) {
    const was = before.get(title)
    say(`processor time of ${title}: ${was.toFixed(0)} µs, then ${us.toFixed(0)} (${(us / was).toFixed(2)}, aim 1.1)`)
  }
}
