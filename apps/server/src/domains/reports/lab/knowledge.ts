import type { ItemKnowledge } from '@nethos/contract/reports/lab/lab-knowledge.ts'
import { blood } from './knowledge/blood.ts'
import { chemistry } from './knowledge/chemistry.ts'
import { disturbs } from './knowledge/disturbs.ts'
import { hormones } from './knowledge/hormones.ts'
import { immunity } from './knowledge/immunity.ts'
import { infection } from './knowledge/infection.ts'
import { sources } from './knowledge/sources.ts'
import { urineAndOther } from './knowledge/urine-and-other.ts'

/** key|name|LOINC codes|usual unit (UCUM; text: in words)|measures|above or found|below|calm|disturbs|sources */
const tables = [blood, chemistry, hormones, immunity, infection, urineAndOther]

const words = (cell: string): string[] => cell.split(' ').filter(Boolean)

function named(codes: string, table: Readonly<Record<string, string>>, row: string): string[] {
  return words(codes).map(code => {
    const text = Object.hasOwn(table, code) ? table[code] : undefined
    if (text === undefined) throw new Error(`${row}: nothing stands for ${code}`)
    return text
  })
}

function read(line: string): ItemKnowledge {
  const cells = line.split('|')
  if (cells.length !== 10) throw new Error(`a row of ten cells is expected: ${line}`)
  const [key = '', name = '', loinc = '', unit = '', measures = '', above = '', below = '', calm = ''] = cells
  return {
    key,
    name,
    loinc: words(loinc),
    unit,
    measures,
    above,
    below,
    calm,
    disturbs: named(cells[8] ?? '', disturbs, key),
    sources: named(cells[9] ?? '', sources, key),
  }
}

/** What the program brings: written for it, reviewed by nobody yet. A hospital reviews it before it shows it (docs/safety.md). */
export const builtInKnowledge: readonly ItemKnowledge[] = tables.flatMap(table => table.trim().split('\n').map(read))

const byLoinc = new Map(builtInKnowledge.flatMap(one => one.loinc.map(code => [code, one] as const)))

/** By its code alone: a name may mean the same thing in blood and in urine. Undefined: nothing is known, and that is said. */
export const knowledgeOf = (loinc: string): ItemKnowledge | undefined => byLoinc.get(loinc)
