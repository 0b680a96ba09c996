import { isControlled, type Warning } from '@nethos/contract/renewal/drug.kinds.ts'
import { noFacts, type CheckFacts } from '@nethos/contract/renewal/prescription-check.ts'
import type { DrugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import type { renewalServices } from '@nethos/contract/renewal/renewal.services.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import {
  bookOf,
  checkPrescription,
  rankOf,
  type CheckedLine,
  type CheckedPerson,
  type Finding,
} from '../drugs/public.ts'
import { mayActFor, personOf } from '../people/public.ts'
import { contradictionsIn } from './allergy-sources.ts'
import { checkedPersonOf, type PatientFacts } from './checked-person.ts'
import { chosenDrugs, takenDrugs, type ChosenDrug } from './drug.table.ts'
import { asLine, inWords, ownMedicinesOf, unreadName } from './own-medicine.table.ts'
import { factsOf, type PersonFacts } from './person-facts.ts'
import { isSame, currentMedicines, secondSupplies, currentMedicineInWords } from './taken-now.ts'

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

/** A medicine without a dose: only asked for. */
export const asAsked = ({ drugId, drugName, form, ingredients, specification, route }: ChosenDrug): CheckedLine => ({
  drugId,
  drugName,
  form,
  ingredients,
  specification,
  route,
  listRoute: route,
  dose: '',
  frequency: '',
  days: 0,
  packs: 0,
})

/** A written line with what the list says of the medicine. */
export const asWritten = (
  line: Omit<DrugLine, 'priceCents' | 'manufacturer'>,
  drug: Pick<ChosenDrug, 'ingredients' | 'route'> | undefined,
): CheckedLine => ({
  ...line,
  ingredients: drug?.ingredients ?? [],
  listRoute: drug?.route ?? '',
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
  readonly known: PersonFacts
  readonly takenNow: readonly string[]
  readonly contradictions: readonly string[]
  readonly knowledge: string
}

interface CheckOptions {
  /** The renewal itself is no reason against itself. */
  readonly except?: string
  readonly facts?: CheckFacts
  /** The lines are not prescribed now: they are in use, or asked about. */
  readonly areTaken?: boolean
  /** The lines are his own list: the same from here is one too many. */
  readonly isList?: boolean
}

/**
 * What speaks against these medicines: by what is told now, by everything that is known of the person here, and by what was
 * prescribed and is open or still being taken.
 */
export async function findingsFor(
  ctx: Ctx,
  personId: string,
  told: PatientFacts | ((known: PersonFacts) => PatientFacts),
  lines: readonly CheckedLine[],
  { except, facts = noFacts, areTaken = false, isList = false }: CheckOptions = {},
): Promise<Checked> {
  const book = bookOf(ctx.runtime.drugKnowledge)
  const known = await factsOf(ctx, personId, except)
  const patient = typeof told === 'function' ? told(known) : told
  const person = checkedPersonOf(book, patient, known, facts, ctx.now)
  const current = await currentMedicines(ctx, personId, except)
  const drugs = new Map((await takenDrugs(ctx, idsOf(current.map(of => of.line)))).map(drug => [drug.drugId, drug]))
  const taken = current.map(of => ({ of, checked: asWritten(of.line, drugs.get(of.line.drugId)) }))
  const own = (await ownMedicinesOf(ctx, personId)).map(of => ({ of, checked: asLine(ctx, of) }))
  // What is renewed is taken already: a line of the same kind is no duplicate of itself.
  const beside = [...taken, ...own]
    .map(one => one.checked)
    .filter(line => line.ingredients.length > 0)
    .filter(line => !lines.some(one => (isList ? one.drugId === line.drugId : isSame(book, one, line))))
  return {
    findings: [
      ...(areTaken ? [] : secondSupplies(book, lines, taken, ctx.now)),
      ...checkPrescription(book, person, lines, beside),
      ...own.filter(one => one.checked.ingredients.length === 0).map(one => unreadName(one.checked)),
    ].toSorted((one, other) => rankOf(other) - rankOf(one)),
    person,
    known,
    takenNow: [
      ...current.map(currentMedicineInWords),
      ...own.map(
        ({ of, checked }) => `${inWords(of)}${checked.ingredients.length > 0 ? '' : '，知识库中没有，未能核对'}`,
      ),
    ],
    contradictions: contradictionsIn(patient, known.record, known.earlierAllergies),
    knowledge: book.version,
  }
}
