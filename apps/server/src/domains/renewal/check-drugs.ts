import type { AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import { isControlled, type Fertility, type Organ, type Warning } from '@nethos/contract/renewal/drug.kinds.ts'
import { noFacts, type CheckFacts } from '@nethos/contract/renewal/prescription-check.ts'
import { contradictsFile, saysNothing } from '@nethos/contract/renewal/allergy-contradiction.ts'
import type { DrugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import type { renewalServices } from '@nethos/contract/renewal/renewal.services.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { bookOf, checkPrescription, type CheckedLine, type CheckedPerson, type Finding } from '../drugs/public.ts'
import { mayActFor, personOf } from '../people/public.ts'
import { recordOf } from '../record/public.ts'
import { chosenDrugs, takenDrugs, type ChosenDrug } from './drug.table.ts'
import { asLine, inWords, ownMedicinesOf } from './own-medicine.table.ts'
import { linesTakenNow } from './prescription.table.ts'

export const checkDrugs: HandlerOf<typeof renewalServices.checkDrugs> = async ({ input, ctx, refuse }) => {
  const person = await personOf(ctx, input.personId)
  if (!person) return refuse('not_found')
  const may = await mayActFor(ctx, person.personId, 'consult')
  if (may !== true) return may
  const drugs = await chosenDrugs(
    ctx,
    input.drugs.map(one => one.drugId),
  )
  if (!drugs) return refuse('not_found')
  if (drugs.some(isControlled)) return refuse('controlled', { obj: { drugIds: idsOf(drugs.filter(isControlled)) } })
  const patient = { ...input, age: person.age, gender: person.gender }
  return (await findingsFor(ctx, person.personId, patient, drugs.map(asAsked))).findings.map(shownWarning)
}

export const idsOf = (drugs: readonly { drugId: string }[]): string[] => drugs.map(one => one.drugId)

/** What is told of somebody for this question. */
export interface PatientFacts {
  readonly age: number | null
  readonly gender: string | null
  /** As it was typed, in kilograms. */
  readonly weightKg?: string
  readonly liver: Organ
  readonly kidney: Organ
  readonly fertility: Fertility
  readonly allergies: readonly AllergyClass[]
  readonly allergyNote?: string
  /** Illness and diagnosis in words. */
  readonly illness?: string
}

/** A medicine without a dose: only asked for. */
export const asAsked = ({ drugId, drugName, ingredients, specification, route }: ChosenDrug): CheckedLine => ({
  drugId,
  drugName,
  ingredients,
  specification,
  route,
  dose: '',
  frequency: '',
  days: 0,
  packs: 0,
})

/** A written line with what is in the medicine. */
export const asWritten = (
  line: Omit<DrugLine, 'priceCents' | 'manufacturer' | 'form'>,
  ingredients: readonly string[],
): CheckedLine => ({
  ...line,
  ingredients,
})

export const shownWarning = ({ kind, level, drugIds, sentence, source }: Finding): Warning => ({
  kind,
  level,
  drugIds: [...drugIds],
  sentence,
  source,
})

export interface Checked {
  readonly findings: readonly Finding[]
  readonly person: CheckedPerson
  readonly takenNow: readonly string[]
  readonly contradictions: readonly string[]
  readonly knowledge: string
}

/**
 * What speaks against these medicines: by what is told now, by the health file, and by what was prescribed here and is still being
 * taken. `except`: the renewal itself is no reason against itself.
 */
export async function findingsFor(
  ctx: Ctx,
  personId: string,
  patient: PatientFacts,
  lines: readonly CheckedLine[],
  { except, facts = noFacts }: { except?: string; facts?: CheckFacts } = {},
): Promise<Checked> {
  const book = bookOf(ctx.runtime.drugKnowledge)
  const record = await recordOf(ctx, personId)
  const current = await linesTakenNow(ctx, personId, except)
  const drugs = new Map((await takenDrugs(ctx, idsOf(current))).map(drug => [drug.drugId, drug]))
  // What is renewed is taken already: a line of the same kind is no duplicate of itself.
  const isRenewed = (ingredients: readonly string[]) =>
    lines.some(line => line.ingredients.join() === ingredients.join())
  const taken = current
    .map(line => asWritten(line, drugs.get(line.drugId)?.ingredients ?? []))
    .filter(line => line.ingredients.length > 0 && !isRenewed(line.ingredients))
  const own = await ownMedicinesOf(ctx, personId)
  const elsewhere = own.map(one => asLine(ctx, one)).filter(line => line.ingredients.length > 0)
  const history = [patient.illness ?? '', record.pastHistory, record.otherHistory].join('\n')
  const conditions = book.conditionsIn(history)
  const weight = Number(patient.weightKg)
  const person: CheckedPerson = {
    ageMonths: patient.age === null ? null : patient.age * 12,
    sex: patient.gender === 'M' || patient.gender === 'F' ? patient.gender : '',
    weightKg: weight > 0 ? weight : null,
    creatinine: facts.creatinine,
    kidney: patient.kidney,
    liver: patient.liver,
    fertility: patient.fertility,
    hasContraception: facts.hasContraception,
    allergies: [...new Set([...patient.allergies, ...record.allergyClasses])],
    allergyNote: `${patient.allergyNote ?? ''} ${record.allergyHistory}`,
    conditions,
    drinks: conditions.includes('alcohol'),
  }
  return {
    findings: checkPrescription(book, person, lines, [
      ...taken,
      ...elsewhere.filter(line => !isRenewed(line.ingredients)),
    ]),
    person,
    takenNow: [
      ...taken.map(line => `${line.drugName} 每次${line.dose} ${line.frequency}`),
      ...own.map(one => `${inWords(one)}${asLine(ctx, one).ingredients.length > 0 ? '' : '，知识库中没有，未能核对'}`),
    ],
    contradictions: contradictionsIn(patient, record),
    knowledge: book.version,
  }
}

/** Allergies that the health file tells and the patient does not tell now. */
export function contradictionsIn(
  patient: Pick<PatientFacts, 'allergies' | 'allergyNote'>,
  record: { allergyHistory: string; allergyClasses: readonly AllergyClass[] },
): string[] {
  if (!contradictsFile(patient, record)) return []
  const now = saysNothing(patient) ? '无' : '有'
  return [`本次填写过敏史“${now}”，健康档案写有“${record.allergyHistory || '过敏'}”，两处不一致`]
}
