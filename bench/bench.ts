// npm run bench [-- --part load|pages|taps|talk|group|rush|overload|start] [--only "doctor list"] [--rounds 6] [--seconds 3] [--connections 32] [--times 3]
// Prints the figures of docs/performance.md, and whether they meet the aims.
import { parseArgs } from 'node:util'
import { cpus } from 'node:os'
import { aims } from './aims.ts'
import { measureGroupTalk } from './group-talk.ts'
import { cpuRatioOf, load, ratioOf } from './load.ts'
import { measureTalk } from './long-talk.ts'
import { measureOverload, reportOverload } from './overload.ts'
import { measurePages } from './pages.ts'
import { measureGrown } from './rush/grown.ts'
import { reportGrown, reportRush } from './rush/report.ts'
import { measureRush } from './rush/rush.ts'
import { measureSecondStart, reportSecondStart } from './second-start.ts'
import { measureTaps } from './taps.ts'

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    times: { type: 'string', default: '3' },
  },
})

console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}\n`)
const results: { aim: string; isMet: boolean }[] = []

if (values.part === undefined || values.part === 'load') {
  const options = {
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    connections: Number(values.connections),
  }
  for (const compared of await load(options, values.only)) {
    const { title, mostCpu } = compared
    results.push(aims.load(title, ratioOf(compared)))
    if (mostCpu !== undefined) results.push(aims.cpu(title, cpuRatioOf(compared), mostCpu))
  }
}
if (values.part === undefined || values.part === 'pages') {
  const measured = await measurePages(Number(values.times))
  results.push(...aims.pages(measured))
}
if (values.part === undefined || values.part === 'taps')
  results.push(...aims.taps(await measureTaps(Number(values.times))))
if (values.part === undefined || values.part === 'talk') results.push(...aims.talk(await measureTalk()))
if (values.part === undefined || values.part === 'group') results.push(...aims.group(await measureGroupTalk()))
if (values.part === undefined || values.part === 'rush') {
  const rush = await measureRush(Number(values.rounds))
  console.log(`\n${reportRush(rush)}\n`)
  const grown = await measureGrown(Number(values.rounds))
  console.log(`${reportGrown(grown)}\n`)
  results.push(...aims.rush(rush), aims.grown(grown))
}

if (values.part === undefined || values.part === 'overload') {
  const overload = await measureOverload(Number(values.seconds) * 2)
  console.log(`\n${reportOverload(overload)}\n`)
  results.push(aims.overload(overload))
}
if (values.part === undefined || values.part === 'start') {
  const starts = await measureSecondStart(Number(values.times))
  console.log(`\n${reportSecondStart(starts)}\n`)
  results.push(...aims.start(starts))
}

console.log()
for (const { aim, isMet } of results) console.log(`${isMet ? 'met    ' : 'MISSED '} ${aim}`)
process.exitCode = results.every(({ isMet }) => isMet) ? 0 : 1
