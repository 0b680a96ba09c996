import { firstOf, nthOf, present } from '@nethos/contract/common/present.ts'
import * as z from 'zod/mini'
import { readNamed } from './by-id.ts'
import type { FhirClient } from './client.ts'
import { FhirNotServedError, FhirRefusedError } from './errors.ts'
import { idIn, optional, text } from './wire.ts'

/** Whatever has an owner; how R4 names him differs from type to type. */
export interface Owned {
  resourceType: string
  id: string
}

/**
 * Where a resource says whose it is, most certain first: the first of these groups that leads to an organization decides. What
 * one group names together may name several: a report has the laboratory, and who ordered it.
 */
const paths: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Account: [['owner']],
  ActivityDefinition: [['location']],
  Appointment: [['participant.actor']],
  CareTeam: [['managingOrganization']],
  ChargeItem: [['performingOrganization', 'costCenter']],
  Device: [['owner'], ['location']],
  DiagnosticReport: [['performer', 'resultsInterpreter', 'basedOn', 'encounter']],
  Encounter: [['serviceProvider'], ['appointment'], ['location.location']],
  HealthcareService: [['providedBy']],
  Invoice: [['issuer'], ['account'], ['participant.actor'], ['lineItem.chargeItemReference']],
  Location: [['managingOrganization'], ['partOf']],
  Patient: [['number.assigner'], ['managingOrganization']],
  PaymentReconciliation: [['requestor']],
  PlanDefinition: [['extension.valueReference']],
  PractitionerRole: [['organization'], ['healthcareService']],
  Schedule: [['actor']],
  ServiceRequest: [['performer', 'requester'], ['locationReference'], ['encounter']],
  Task: [['owner'], ['location'], ['focus']],
}
/** Bed, room, ward, house, campus. */
const deepest = 5

const named = z.looseObject({
  reference: optional,
  type: optional,
  identifier: z.optional(z.looseObject({ system: optional, value: optional })),
})
type Named = z.output<typeof named>
const resource = z.looseObject({ resourceType: text, id: text })

/** What is no reference, or not as R4 has it, names nobody. */
function namedAt(one: unknown, [first, ...rest]: readonly string[]): Named[] {
  if (Array.isArray(one)) return one.flatMap(each => namedAt(each, first === undefined ? [] : [first, ...rest]))
  if (first === undefined) {
    const read = z.safeParse(named, one)
    return read.success ? [read.data] : []
  }
  return typeof one === 'object' && one !== null ? namedAt((one as Record<string, unknown>)[first], rest) : []
}

const keyOf = ({ resourceType, id }: Owned): string => `${resourceType}/${id}`
/** Whose file a patient has says nothing about whose an appointment or an order of his is. */
const typesWithOwner = Object.keys(paths).filter(type => type !== 'Patient')
const keyIn = (one: Named): string | undefined => {
  const type = typesWithOwner.find(each => idIn(one, each) !== undefined)
  return type && `${type}/${idIn(one, type)}`
}

/** An organization by its id, or, where a reference is logical alone, as `system|value`; `?` before it where nobody says that it is one. */
function organizationIn(one: Named): string | undefined {
  const id = idIn(one, 'Organization')
  const { reference, type, identifier } = one
  if (id !== undefined || reference !== undefined || identifier?.value === undefined) return id
  const logical = `${identifier.system ?? ''}|${identifier.value}`
  return type === 'Organization' ? logical : type === undefined ? `?${logical}` : undefined
}

/** The organizations that these lead to, directly or over what they name; none where nothing says so. */
export async function organizationsOf<One extends Owned>(
  client: FhirClient,
  found: readonly One[],
  depth = 1,
): Promise<Map<One, string[]>> {
  const known = new Map<One, string[]>()
  let open = found
  for (let at = 0; open.length > 0; at++) {
    open = open.filter(one => paths[one.resourceType]?.[at] !== undefined)
    const refs = new Map(
      open.map(one => [
        one,
        nthOf(present(paths[one.resourceType]), at).flatMap(path => namedAt(one, path.split('.'))),
      ]),
    )
    const over = depth < deepest ? await organizationsOver(client, [...refs.values()].flat(), depth) : undefined
    for (const [one, all] of refs) {
      const led = all.flatMap(each => organizationIn(each) ?? over?.get(keyIn(each) ?? '') ?? [])
      if (led.length > 0) known.set(one, led)
    }
    open = open.filter(one => !known.has(one))
  }
  return known
}

async function organizationsOver(
  client: FhirClient,
  refs: readonly Named[],
  depth: number,
): Promise<ReadonlyMap<string, string[]>> {
  const keys = new Set(refs.flatMap(one => keyIn(one) ?? []))
  const read: z.output<typeof resource>[] = []
  for (const [type, all] of Map.groupBy(keys, key => firstOf(key.split('/'))))
    read.push(...(await readOf(client, type, all)))
  const led = await organizationsOf(client, read, depth + 1)
  return new Map([...led].map(([one, organizations]) => [keyOf(one), organizations]))
}

/** A kind that the server does not serve names nobody. */
async function readOf(client: FhirClient, type: string, keys: readonly string[]) {
  const ids = keys.map(key => key.slice(type.length + 1))
  const found = await readNamed(client, resource, type, ids).catch((error: unknown) => {
    if (error instanceof FhirNotServedError || error instanceof FhirRefusedError) return new Map()
    throw error
  })
  return [...found.values()]
}
