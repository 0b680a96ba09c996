import { present } from '@nethos/contract/common/present.ts'
import { readAllergies } from '@nethos/contract/record/allergy-words.ts'
import type { AgainstRow, SideChainRow } from '../../../ports/drug-knowledge.ts'
import type { Book } from '../book.ts'
import { inform, stopUnlessSecond, warn } from '../finding.ts'
import type { Item } from '../item.ts'

/** A beta-lactam that somebody names as what he reacted to. */
interface Culprit {
  readonly name: string
  readonly chains: readonly SideChainRow[]
}

/** Who reacted so takes no other one because of its side chain. */
const grave = /休克|水肿|呼吸困难|窒息|喘不|严重|抢救|剥脱|大疱|史蒂文|重症|DRESS|坏死/i

/** Which beta-lactams a text of allergies names. */
const culpritsIn = (book: Book, isAllergicTo: (medicine: string) => boolean): Culprit[] =>
  [...new Set(book.sideChains.flatMap(row => row.medicines))]
    .filter(isAllergicTo)
    .map(name => ({ name, chains: chainsOf(book, [name]) }))

const chainsOf = (book: Book, medicines: readonly string[]): SideChainRow[] =>
  book.sideChains.filter(row => row.medicines.some(one => medicines.includes(one)))

/**
 * Rows of allergy against a medicine, where it is named what somebody reacted to: one of the same side chain stops, one of
 * another wants a reason only. Where nothing is named, or more than what is named, the class decides as before.
 */
export function bySideChain(
  book: Book,
  item: Item,
  rows: readonly AgainstRow[],
  note: string,
  isAllergicTo: (medicine: string) => boolean,
): AgainstRow[] {
  const culprits = culpritsIn(book, isAllergicTo)
  const own = chainsOf(book, item.line.ingredients)
  if (culprits.length === 0 || own.length === 0) return [...rows]
  const alike = culprits.find(one => one.chains.some(chain => own.includes(chain)))
  if (alike) return [alikeRow(alike, present(own.find(chain => alike.chains.includes(chain)))), ...rows]
  const names = culprits.map(one => one.name)
  const others = names.reduce(
    (text, name) => book.namesOf(name).reduce((rest, one) => rest.replaceAll(one, ''), text),
    note,
  )
  const namesClass = readAllergies(others).classes.includes('cephalosporins')
  const isNamed = names.some(name => readAllergies(name).classes.includes('cephalosporins'))
  if (grave.test(note) || namesClass || !isNamed) return [...rows]
  return rows.map(row =>
    row.subject !== 'cephalosporins'
      ? row
      : {
          ...row,
          ...(row.level === 'stop' ? warn : inform),
          what: `与患者过敏的${names.join('、')}侧链不同，${row.what}`,
        },
  )
}

const alikeRow = ({ name }: Culprit, { chain, source }: SideChainRow): AgainstRow => ({
  subject: `chain:${chain}`,
  side: chain,
  ...stopUnlessSecond,
  what: `与患者过敏的${name}侧链相同或相近，交叉过敏，避免使用`,
  source,
})
