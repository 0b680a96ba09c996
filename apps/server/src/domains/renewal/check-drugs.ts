import { warningsOf, type CheckedPerson } from '@nethos/contract/renewal/drug-checks.ts'
import { isControlled, type Warning } from '@nethos/contract/renewal/drug.kinds.ts'
import type { renewalServices } from '@nethos/contract/renewal/renewal.services.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { mayActFor, personOf } from '../people/public.ts'
import { recordOf } from '../record/public.ts'
import { chosenDrugs, takenDrugs, type ChosenDrug } from './drug.table.ts'
import { drugsTakenNow } from './prescription.table.ts'

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
  return warningsFor(ctx, person.personId, { ...input, age: person.age }, drugs)
}

export const idsOf = (drugs: readonly { drugId: string }[]): string[] => drugs.map(one => one.drugId)

/**
 * What speaks against these drugs: by what is told now, what the health file tells of allergies, and what was prescribed
 * here and is still being taken. `except`: the renewal itself is no reason against itself.
 */
export async function warningsFor(
  ctx: Ctx,
  personId: string,
  facts: CheckedPerson,
  drugs: readonly ChosenDrug[],
  except?: string,
): Promise<Warning[]> {
  const { allergyClasses } = await recordOf(ctx, personId)
  const taken = await takenDrugs(ctx, await drugsTakenNow(ctx, personId, except))
  const allergies = [...new Set([...facts.allergies, ...allergyClasses])]
  // What is renewed is taken already: a line of the same kind is no duplicate of itself.
  const others = taken.filter(old => !drugs.some(drug => drug.ingredients.join() === old.ingredients.join()))
  return warningsOf({ ...facts, allergies }, drugs, others)
}
