// `npm run safety:figures`: how much the tables of safety hold, counted from the tables themselves. docs/safety.md has the figures.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commonDiagnoses } from '../apps/server/src/adapters/diagnosis-list/diagnosis-list.ts'
import { distinctInteractions } from '../apps/server/src/adapters/drug-knowledge/distinct-rules.ts'
import { tableKnowledge } from '../apps/server/src/adapters/drug-knowledge/table-knowledge.ts'
import { demoDrugRows } from '../apps/server/src/domains/renewal/demo-drugs.ts'
import { complaints } from '../packages/contract/src/guide/complaints.ts'

const { tables } = tableKnowledge()
const { ingredients, products, doses, interactions, diseases, elders, allergies, foods } = tables
const say = (what, count) => console.log(`${what}: ${count}`)

say('ingredients', ingredients.length)
say('rows of interactions', interactions.length)
say('interaction rules by class, those that another rule says already left out', distinctInteractions(tables).length)

/** Pairs of ingredients that a rule of two sides speaks of. */
const sidesOf = new Map()
for (const { name, classes } of ingredients)
  for (const side of [name, ...classes]) sidesOf.set(side, [...(sidesOf.get(side) ?? []), name])
const pairs = new Set()
for (const { sides } of interactions)
  if (sides.length === 2)
    for (const one of sidesOf.get(sides[0]) ?? [])
      for (const other of sidesOf.get(sides[1]) ?? []) if (one !== other) pairs.add([one, other].toSorted().join('+'))
say('pairs of ingredients that they speak of', pairs.size)
const others = diseases.length + elders.length + allergies.length + foods.length
say('rules of illness, age, allergy and food', others)
say('rules altogether', interactions.length + others)

/** A medicine has a limit where its product, its ingredient or a row for an age or a weight gives one. */
const limited = new Set([
  ...ingredients.filter(one => one.single || one.daily).map(one => one.name),
  ...doses.map(one => one.ingredient),
])
const byProduct = name => products.some(one => (one.single || one.daily) && name.includes(one.name))
const medicines = new Map(demoDrugRows().map(row => [row.drugName, row]))
const without = [...medicines.values()].filter(
  row => !byProduct(row.drugName) && !row.ingredients.some(one => limited.has(one)),
)
/** Why a medicine has none: it may not be prescribed here at all, or its label sets none. */
const because = ({ control }) => (control === '' ? 'its label sets none' : 'controlled, cannot be prescribed here')
say('medicines of the demo list', medicines.size)
say('of them without a limit', without.length)
for (const row of without) say(`  ${row.drugName}`, because(row))

say('diagnoses with a code', commonDiagnoses().rows.length)
say('complaints of 导诊', complaints.length)
const log = readFileSync(join(import.meta.dirname, '../docs/hazards.md'), 'utf8')
say('hazards in the log', log.split('\n').filter(line => /^\| H\d+ \|/.test(line)).length)
