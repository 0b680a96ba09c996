// What happens to a hospital on two databases, and what its patients must be spared.
import { setTimeout as wait } from 'node:timers/promises'
import { until } from './programs.mjs'

/** In this order; `strike` and what mends it. */
export function strikesOf({ cluster, toDatabases, serverA, startA, proxy }) {
  let struck
  const primary = async () => (struck = await cluster.primary())
  const whole = () => cluster.whole()
  return [
    {
      what: 'primary killed',
      strike: async () => (await primary()).kill(),
      async mend() {
        struck.go()
        await whole()
      },
    },
    {
      what: 'cable between the databases cut',
      strike: () => cluster.between.cut(),
      async mend() {
        cluster.between.mend()
        await whole()
      },
    },
    {
      what: 'primary cut off from everything',
      strike: async () => cluster.cutOff((await primary()).name),
      async mend() {
        cluster.putBack(struck.name)
        await whole()
      },
    },
    {
      what: 'standby cut off from everything',
      async strike() {
        const leads = await primary()
        struck = cluster.members.find(one => one !== leads)
        cluster.cutOff(struck.name)
      },
      async mend() {
        cluster.putBack(struck.name)
        await whole()
      },
    },
    { what: 'proxy before the databases killed', strike: () => toDatabases.kill(), mend: () => toDatabases.again() },
    {
      what: 'proxy before the servers killed, away for five seconds',
      async strike() {
        await proxy.kill()
        await wait(5_000)
        await proxy.again()
      },
      mend: () => undefined,
    },
    { what: 'server killed', strike: () => serverA.kill(), mend: startA },
  ]
}

const mostSentences = 1

/** Strikes, waits until all is well, and looks at the page: it must have become right by itself. */
export async function strikeThrough({ what, strike, mend }, { patients, open, say }) {
  await until('patients are answered', answeredMore(patients, 30))
  await open.sentences()
  patients.beginGap()
  await strike()
  await until(`patients are answered after: ${what}`, answeredMore(patients, 60), { seconds: 120 })
  const gap = `${(patients.longestGapMs() / 1000).toFixed(1)} s`
  const words = await open.say()
  const began = performance.now()
  await until(`the open page shows what was said after: ${what}`, () => open.shows(words), { seconds: 60 })
  const late = `${((performance.now() - began) / 1000).toFixed(1)} s`
  const { seen, most } = await open.sentences()
  say(`${what}: the longest time without an answer ${gap}; the page is right after ${late}, said ${sentencesIn(seen)}`)
  if (seen.length > mostSentences || most > mostSentences) throw new Error(`${what}: the page said ${seen.join(' | ')}`)
  if (open.loaded() > 1) throw new Error(`${what}: the page was loaded anew`)
  await mend()
  return gap
}

const sentencesIn = seen => (seen.length === 0 ? 'nothing' : seen.map(one => `“${one}”`).join(', '))

function answeredMore({ counts }, more) {
  const from = counts.answered
  return () => counts.answered >= from + more
}
