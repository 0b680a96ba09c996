import * as z from 'zod/mini'
import type { InsuranceState } from '../../../ports/hospital.ts'
import type { FhirClient } from '../client.ts'
import { FhirNotServedError, FhirRefusedError } from '../errors.ts'
import { systems } from '../names.ts'
import { codeIn, concept, period, reference } from '../wire.ts'

const coverage = z.looseObject({
  resourceType: z.literal('Coverage'),
  type: z.optional(concept),
  payor: z.optional(z.array(reference)),
  order: z.optional(z.number()),
  period: z.optional(period),
})
type Coverage = z.output<typeof coverage>

/**
 * What is in force, the first to be billed first; undefined: the hospital keeps no coverages, or none of his, so nothing is known.
 * Whoever pays himself has a coverage that says so, or one that is over.
 */
export async function insuranceOf(
  client: FhirClient,
  patientId: string,
  now: number,
): Promise<InsuranceState | undefined> {
  const query = { beneficiary: `Patient/${patientId}`, status: 'active' }
  const all = await client.search(coverage, 'Coverage', query).catch((error: unknown) => {
    if (error instanceof FhirNotServedError || error instanceof FhirRefusedError) return undefined
    throw error
  })
  if (!all?.length) return undefined
  const [first] = all
    .filter(one => isInForce(one, now) && codeIn(one.type && [one.type], systems.selfPay) === undefined)
    .toSorted((a, b) => (a.order ?? 99) - (b.order ?? 99))
  return first ? { isInsured: true, kind: kindOf(first) } : { isInsured: false, kind: '自费' }
}

const isInForce = ({ period: { start = '', end = '' } = {} }: Coverage, now: number): boolean =>
  !(Date.parse(start) > now) && !(lastInstant(end) < now)

/** A day counts to its end. */
const lastInstant = (end: string): number => Date.parse(/^\d{4}-\d\d-\d\d$/.test(end) ? `${end}T23:59:59+08:00` : end)

const kindOf = ({ type, payor }: Coverage): string =>
  type?.text ?? type?.coding?.find(one => one.display)?.display ?? payor?.find(one => one.display)?.display ?? '医保'
