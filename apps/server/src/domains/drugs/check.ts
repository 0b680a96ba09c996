import type { Book } from './book.ts'
import { checkAllergies } from './checks/allergies.ts'
import { checkDoses } from './checks/dose.ts'
import { checkDuplicates } from './checks/duplicates.ts'
import { checkLoads } from './checks/loads.ts'
import { checkOrgans } from './checks/organs.ts'
import { checkPacks } from './checks/pack.ts'
import { checkTogether } from './checks/together.ts'
import { checkWho } from './checks/who.ts'
import { finding, inform, ownRules, rankOf, warn, type CheckInput, type Finding } from './finding.ts'
import type { CheckedLine } from './checked-line.ts'
import { itemOf, nameOf } from './item.ts'
import type { CheckedPerson } from './person.ts'

/** All checks, one line each. */
const checks: readonly ((input: CheckInput) => Finding[])[] = [
  checkUnknown,
  checkDoses,
  checkPacks,
  checkAllergies,
  checkTogether,
  checkLoads,
  checkDuplicates,
  checkWho,
  checkOrgans,
]

/** All that speaks against these medicines for this person beside what is taken already, the strongest first. Pure. */
export function checkPrescription(
  book: Book,
  person: CheckedPerson,
  lines: readonly CheckedLine[],
  taken: readonly CheckedLine[] = [],
): Finding[] {
  const input: CheckInput = {
    book,
    person,
    items: lines.map(line => itemOf(book, line, false)),
    taken: taken.map(line => itemOf(book, line, true)),
  }
  return oneOfEach(checks.flatMap(check => check(input)))
}

/** The same reason once, at its strongest; a pair once as duplicate; of several interactions of the same medicines one interrupts. */
function oneOfEach(all: readonly Finding[]): Finding[] {
  const best = new Map<string, Finding>()
  const sorted = all.toSorted((one, other) => rankOf(other) - rankOf(one))
  for (const one of sorted) {
    const key = one.kind === 'duplicate' ? `duplicate|${one.drugIds.toSorted().join()}` : one.key
    if (!best.has(key)) best.set(key, one)
  }
  return foldLaterInteractions([...best.values()])
}

function foldLaterInteractions(all: readonly Finding[]): Finding[] {
  const spoken = new Set<string>()
  return all.map(one => {
    if (one.kind !== 'interaction' || one.level === 'inform') return one
    const medicines = one.drugIds.toSorted().join()
    if (spoken.has(medicines)) return { ...one, ...inform }
    spoken.add(medicines)
    return one
  })
}

/** What the table does not know is checked by nobody: that is said. */
function checkUnknown({ items }: CheckInput): Finding[] {
  return items.flatMap(item =>
    item.parts
      .filter(part => !part.row)
      .map(part =>
        finding({
          kind: 'unknown',
          about: part.name,
          items: [item],
          ...warn,
          sentence: `${nameOf(item)}：知识库中没有${part.name}，剂量、相互作用和禁忌都未能核对`,
          source: ownRules,
        }),
      ),
  )
}
