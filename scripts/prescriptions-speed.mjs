// `npm run prescriptions:speed`: how long one check of five medicines takes, with the whole table, for a person with two illnesses and
// three medicines taken already. Median and the slowest of a hundred, after warming up.
import { tableKnowledge } from '../apps/server/src/adapters/drug-knowledge/table-knowledge.ts'
import { bookOf } from '../apps/server/src/domains/drugs/book.ts'
import { checkPrescription } from '../apps/server/src/domains/drugs/check.ts'
import { demoDrugRows } from '../apps/server/src/domains/renewal/demo-drugs.ts'

const begun = performance.now()
const book = bookOf(tableKnowledge())
const read = performance.now() - begun

let state = 20_261_123
/** The same numbers on every machine (mulberry32). */
const random = () => {
  state = (state + 0x6d_2b_79_f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
const one = all => all[Math.floor(random() * all.length)]
const drugs = demoDrugRows()
const line = (_, at) => {
  const { drugId, drugName, ingredients, specification, route, dose, frequency } = one(drugs)
  return {
    drugId: `${drugId}.${at}`,
    drugName,
    ingredients,
    specification,
    route: route ?? '',
    dose: dose ?? '',
    frequency: frequency ?? '',
    days: 14,
    packs: 1,
  }
}
const person = () => ({
  ageMonths: 216 + Math.floor(random() * 800),
  sex: one(['M', 'F']),
  weightKg: 40 + Math.floor(random() * 60),
  creatinine: 50 + Math.floor(random() * 200),
  kidney: 'normal',
  liver: 'normal',
  fertility: 'none',
  hasContraception: true,
  allergies: [],
  allergyNote: '',
  conditions: book.conditionsIn(one(['高血压，2型糖尿病', '冠心病，房颤', '哮喘，痛风', '慢性胃炎，失眠'])),
  drinks: false,
})

const rounds = 5000
const took = []
for (let nth = 0; nth < rounds + 500; nth++) {
  const who = person()
  const lines = Array.from({ length: 5 }, line)
  const taken = Array.from({ length: 3 }, line)
  const start = performance.now()
  checkPrescription(book, who, lines, taken)
  if (nth >= 500) took.push(performance.now() - start)
}
took.sort((a, b) => a - b)
const at = share => took[Math.floor(share * (took.length - 1))].toFixed(2)
console.log(`the table is read in ${read.toFixed(0)} ms`)
console.log(
  `${rounds} checks of five medicines beside three: median ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms, longest ${at(1)} ms`,
)
