// `npm run prescriptions:measure`: the figures of docs/safety.md on sets of prescriptions. Of a half that is held out only the
// count is shown; `-- --development` lists what fails in the halves that rules are developed on.
import { tableKnowledge } from '../apps/server/src/adapters/drug-knowledge/table-knowledge.ts'
import { bookOf } from '../apps/server/src/domains/drugs/book.ts'
import { casesOf, findingsFor, isCaught, isHeldOut } from '../apps/server/src/domains/drugs/measure/cases.ts'
import { dangerousCases } from '../apps/server/src/domains/drugs/measure/dangerous.cases.ts'
import { dangerousFifth } from '../apps/server/src/domains/drugs/measure/dangerous-fifth.cases.ts'
import { dangerousFourth } from '../apps/server/src/domains/drugs/measure/dangerous-fourth.cases.ts'
import { dangerousSecond } from '../apps/server/src/domains/drugs/measure/dangerous-second.cases.ts'
import { dangerousSixth, dangerousSixthLater } from '../apps/server/src/domains/drugs/measure/dangerous-sixth.cases.ts'
import { dangerousThird } from '../apps/server/src/domains/drugs/measure/dangerous-third.cases.ts'
import { ordinaryCases } from '../apps/server/src/domains/drugs/measure/ordinary.cases.ts'
import { ordinaryFifth } from '../apps/server/src/domains/drugs/measure/ordinary-fifth.cases.ts'
import { ordinaryFourth } from '../apps/server/src/domains/drugs/measure/ordinary-fourth.cases.ts'
import { ordinarySecond } from '../apps/server/src/domains/drugs/measure/ordinary-second.cases.ts'
import { ordinarySixth, ordinarySixthLater } from '../apps/server/src/domains/drugs/measure/ordinary-sixth.cases.ts'
import { ordinaryThird } from '../apps/server/src/domains/drugs/measure/ordinary-third.cases.ts'

const book = bookOf(tableKnowledge())
const interrupts = one => findingsFor(book, one).filter(found => found.level !== 'inform')
const sets = [
  ['first', dangerousCases, ordinaryCases],
  ['second', dangerousSecond, ordinarySecond],
  // As a whole: neither half was used to change anything.
  ['third', dangerousThird, ordinaryThird],
  ['fourth', dangerousFourth, ordinaryFourth],
  ['fifth', dangerousFifth, ordinaryFifth],
]
const half = (text, held) => casesOf(book, text).filter(one => isHeldOut(one.text) === held)
const parts = [
  ...sets.flatMap(([name, dangerous, ordinary]) =>
    [false, true].map(held => ({ name, held, bad: half(dangerous, held), good: half(ordinary, held) })),
  ),
  // Its parts were written apart, not split by the hash.
  { name: 'sixth', held: false, bad: casesOf(book, dangerousSixth), good: casesOf(book, ordinarySixth) },
  { name: 'sixth', held: true, bad: casesOf(book, dangerousSixthLater), good: casesOf(book, ordinarySixthLater) },
]
for (const { name, held, bad, good } of parts) {
  const missed = bad.filter(one => !isCaught(book, one))
  const needless = good.filter(one => interrupts(one).length > 0)
  const share = (part, of) => `${part} of ${of} (${((part / of) * 100).toFixed(1)} %)`
  console.log(
    `${name}, ${held ? 'held out' : 'development'}: caught ${share(bad.length - missed.length, bad.length)}, ordinary interrupted ${share(needless.length, good.length)}`,
  )
  if (held || !process.argv.includes('--development')) continue
  for (const one of missed) console.log(`  missed: ${one.text}`)
  for (const one of needless)
    for (const found of interrupts(one)) console.log(`  needless: ${one.text}\n    ${found.level} ${found.sentence}`)
}
