import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import type { AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import { shown } from '@nethos/contract/reports/lab/convert.ts'
import { printedUnit } from '@nethos/contract/reports/lab/units.ts'
import type { Fertility, Organ } from '@nethos/contract/renewal/drug.kinds.ts'
import { writeDose, writeFrequency } from '@nethos/contract/renewal/dose.ts'
import type { Diagnosis } from '@nethos/contract/diagnosis/diagnosis.rules.ts'
import type { CheckFacts, DeskWarning } from '@nethos/contract/renewal/prescription-check.ts'
import type { renewalDeskServices } from '@nethos/contract/renewal/renewal-desk.services.ts'
import type { InputOf, OutputOf } from '@nethos/contract/service.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { diagnosesBy } from '../diagnosis/public.ts'
import { bookOf, kidneyFunction, type Finding } from '../drugs/public.ts'
import type { LastResult } from '../reports/public.ts'
import { allergiesInWords } from './allergy-sources.ts'
import { asWritten, findingsFor, idsOf, type Checked } from './check-drugs.ts'
import type { PatientFacts } from './checked-person.ts'
import { takenDrugs } from './drug.table.ts'
import { findRenewal } from './renewal.table.ts'

type Basis = OutputOf<typeof renewalDeskServices.checkPrescription>['basis']
type WrittenLine = InputOf<typeof renewalDeskServices.checkPrescription>['drugs'][number]

export const checkPrescription: HandlerOf<typeof renewalDeskServices.checkPrescription> = async ({
  input,
  ctx,
  refuse,
}) => {
  const renewal = await findRenewal(ctx, input.consultId)
  if (!renewal) return refuse('not_found')
  const coded = diagnosesBy(ctx.runtime.diagnoses, input.diagnosisCodes) ?? []
  const checked = await checkWritten(ctx, renewal, input.drugs, illnessesOf(input.diagnosis, coded), input.facts)
  return { warnings: checked.findings.map(one => deskWarning(one)), basis: basisOf(ctx, checked) }
}

/** What a doctor calls it: his own words, the names of the list, and their codes. */
interface Illnesses {
  readonly text: string
  readonly codes: readonly string[]
}
export const illnessesOf = (diagnosis: string, coded: readonly Diagnosis[]): Illnesses => ({
  text: [diagnosis, ...coded.map(one => one.name)].join('\n'),
  codes: coded.map(one => one.code),
})

/** The checks over what a doctor is writing, by the patient's own words of this renewal. */
export async function checkWritten(
  ctx: Ctx<StaffCaller>,
  { consultId, personId }: { consultId: string; personId: string },
  lines: readonly WrittenLine[],
  illnesses: Illnesses,
  facts: CheckFacts,
): Promise<Checked> {
  const drugs = new Map((await takenDrugs(ctx, idsOf(lines))).map(drug => [drug.drugId, drug]))
  const patientFacts = await patientFactsOf(ctx, consultId)
  const written = lines.flatMap(line => {
    const drug = drugs.get(line.drugId)
    return drug ? [asWritten({ ...drug, ...doseInWords(line) }, drug)] : []
  })
  const illness = `${patientFacts.illness}\n${illnesses.text}`
  const patient = { ...patientFacts, illness, illnessCodes: illnesses.codes }
  return findingsFor(ctx, personId, patient, written, { except: consultId, facts })
}

/** Amount and frequency as they stand on the prescription: written by us, so they are read again without a guess. */
export const doseInWords = ({ amount, unit, frequency, mostADay, route, days, packs }: WrittenLine) => ({
  dose: amount === null ? '' : writeDose({ amount, unit }),
  frequency: frequency === null ? '' : writeFrequency(frequency, mostADay),
  route,
  days,
  packs,
})

export const deskWarning = (
  { key, kind, level, isOverridable, drugIds, sentence, source }: Finding,
  reason = '',
): DeskWarning => ({
  key,
  kind,
  level,
  isOverridable,
  drugIds: [...drugIds],
  sentence,
  source,
  reason,
})

export function basisOf({ runtime }: Pick<Ctx, 'runtime'>, checked: Checked): Basis {
  const kidneys = kidneyFunction(checked.person)
  const book = bookOf(runtime.drugKnowledge)
  return {
    egfr: kidneys ? Math.round(kidneys.egfr) : null,
    crcl: kidneys?.crcl === undefined ? null : Math.round(kidneys.crcl),
    illnesses: checked.person.conditions.map(book.illnessName),
    contradictions: [...checked.contradictions],
    lastCreatinine: checked.known.creatinine,
    results: checked.known.results.map(resultInWords),
    takenNow: [...checked.takenNow],
    knowledge: checked.knowledge,
  }
}

/** What the patient told when he asked for this renewal. */
export async function patientFactsOf(
  { db }: Ctx,
  consultId: string,
): Promise<PatientFacts & { illness: string; personName: string }> {
  const row = await db
    .selectFrom('renewal')
    .innerJoin('consult', 'consult.consultId', 'renewal.consultId')
    .select(['liver', 'kidney', 'fertility', 'pregnantFrom', 'allergies', 'allergyNote', 'weightKg'])
    .select(['illnessName', 'content', 'supplementContent'])
    .select(['consulterName', 'consulterGender', 'consulterAge'])
    .where('renewal.consultId', '=', consultId)
    .executeTakeFirstOrThrow()
  return {
    age: row.consulterAge,
    gender: row.consulterGender,
    weightKg: row.weightKg,
    liver: row.liver as Organ,
    kidney: row.kidney as Organ,
    fertility: row.fertility as Fertility,
    pregnantFrom: row.pregnantFrom,
    allergies: row.allergies as AllergyClass[],
    allergyNote: row.allergyNote,
    illness: [row.illnessName, row.content, row.supplementContent].join('\n'),
    personName: row.consulterName,
  }
}

const resultInWords = ({ name, value, unit, takenAt }: LastResult): string =>
  `${name} ${shown(value)}${unit === '1' ? '' : printedUnit(unit)}（${dayInWords(dayOf(takenAt))}）`

/** For the sheet. */
export const allergiesOnSheet = ({ person }: Checked): string => {
  const earlier = person.earlierAllergies ?? []
  return allergiesInWords(
    [...person.allergies, ...earlier.flatMap(one => one.classes)],
    [...person.allergyNote.split('\n'), ...earlier.map(one => one.note)],
  )
}
