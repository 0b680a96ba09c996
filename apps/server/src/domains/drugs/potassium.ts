import type { InteractionRow } from '../../ports/drug-knowledge.ts'
import { milder, type CheckInput } from './finding.ts'
import { kidneyFunction } from './kidney.ts'
import { yearsOf, type CheckedPerson } from './person.ts'

/** mmol/L; of these and above, and below, it is an illness by itself. */
const high = 5.5
const low = 3.5
/** ESC Guidelines for heart failure 2021: above it no medicine that holds potassium back is begun. */
const mostSafe = 5
const leastEgfr = 60
const oldFrom = 75

export const illnessOfPotassium = (value: number | null | undefined): 'hyperkalaemia' | 'hypokalaemia' | undefined =>
  value === null || value === undefined
    ? undefined
    : value >= high
      ? 'hyperkalaemia'
      : value < low
        ? 'hypokalaemia'
        : undefined

/** Why potassium may rise dangerously in this person; empty where it and the kidneys are known to be well. */
export function dangersOfPotassium(person: CheckedPerson): string[] {
  const { potassium = null, conditions } = person
  const egfr = kidneyFunction(person)?.egfr
  const isKidneyIll = egfr === undefined && (person.kidney === 'abnormal' || conditions.includes('kidney'))
  return [
    ...(potassium === null ? ['没有近3个月的血钾'] : potassium > mostSafe ? [`血钾${potassium}mmol/L`] : []),
    ...(egfr !== undefined && egfr < leastEgfr ? [`eGFR ${Math.round(egfr)}`] : []),
    ...(isKidneyIll ? ['肾功能异常'] : []),
    ...((yearsOf(person) ?? 0) >= oldFrom ? [`${oldFrom}岁以上`] : []),
    ...(conditions.includes('diabetes') ? ['糖尿病'] : []),
  ]
}

/** A rule as it holds for this person: what hangs on potassium says why, or speaks one step less. */
export function asForPerson(row: InteractionRow, { person }: CheckInput): InteractionRow {
  if (!row.isByPotassium) return row
  const dangers = dangersOfPotassium(person)
  return dangers.length === 0
    ? { ...row, ...milder(row), what: `${row.what}（近期血钾${person.potassium}mmol/L）` }
    : { ...row, what: `${row.what}（${dangers.join('、')}）` }
}
