import { firstOf } from '@nethos/contract/common/present.ts'
import {
  mostADayIn,
  parseDose,
  parseFrequency,
  type DoseUnit,
  type FrequencyCode,
} from '@nethos/contract/renewal/dose.ts'
import { unitsOfForm } from '@nethos/contract/renewal/dose-form.ts'
import type { DrugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import type { DeskDrug } from './renewal.calls.ts'

/** A line while it is written. */
export interface WrittenLine {
  drugId: string
  drugName: string
  form: string
  specification: string
  amount: number | null
  unit: DoseUnit
  frequency: FrequencyCode | null
  /** How often a day at most, of what is taken 必要时. */
  mostADay: number | null
  route: string
  days: number
  packs: number
}

/** So many days as the packs asked for usually last, to begin with. */
const usualDays = 28

/** What was asked for or written before, in fields; what cannot be read is left empty for the doctor. */
export function lineOf(line: Omit<DrugLine, 'priceCents' | 'manufacturer'>): WrittenLine {
  const { drugId, drugName, form, specification, route, days, packs } = line
  const dose = parseDose(line.dose)
  const units = unitsOfForm(line)
  return {
    drugId,
    drugName,
    form,
    specification,
    amount: dose?.amount ?? null,
    unit: dose?.unit ?? (units.includes('mg') ? 'mg' : firstOf(units)),
    frequency: parseFrequency(line.frequency) ?? null,
    mostADay: mostADayIn(line.frequency),
    route,
    days: days || usualDays,
    packs,
  }
}

export const newLine = (drug: DeskDrug): WrittenLine => lineOf({ ...drug, packs: 1, days: usualDays })
