import * as z from 'zod/mini'
import { systems } from './names.ts'

/** The parts of the R4 resources that are read. What else is in them is kept when they are written back. */
export const text = z.string()
export const optional = z.optional(text)
export const reference = z.looseObject({ reference: optional, display: optional })
const coding = z.looseObject({ system: optional, code: optional, display: optional })
export const concept = z.looseObject({ coding: z.optional(z.array(coding)), text: optional })
export const period = z.looseObject({ start: optional, end: optional })
export const identifier = z.looseObject({
  use: optional,
  type: z.optional(concept),
  system: optional,
  value: optional,
  period: z.optional(period),
})
export const money = z.looseObject({ value: z.optional(z.number()), currency: optional })
export const extension = z.looseObject({
  url: text,
  valueString: optional,
  valueCode: optional,
  valueBoolean: z.optional(z.boolean()),
  valueInstant: optional,
  valuePositiveInt: z.optional(z.int()),
  valueMoney: z.optional(money),
  valueReference: z.optional(reference),
})
const base = {
  id: text,
  meta: z.looseObject({ versionId: optional, lastUpdated: text }),
  extension: z.optional(z.array(extension)),
  identifier: z.optional(z.array(identifier)),
}

export const organization = z.looseObject({
  ...base,
  resourceType: z.literal('Organization'),
  active: z.optional(z.boolean()),
  name: optional,
  partOf: z.optional(reference),
})
export const healthcareService = z.looseObject({
  ...base,
  resourceType: z.literal('HealthcareService'),
  active: z.optional(z.boolean()),
  name: optional,
  comment: optional,
  extraDetails: optional,
  providedBy: z.optional(reference),
  category: z.optional(z.array(concept)),
  specialty: z.optional(z.array(concept)),
  location: z.optional(z.array(reference)),
})
export const practitioner = z.looseObject({
  ...base,
  resourceType: z.literal('Practitioner'),
  name: z.optional(z.array(z.looseObject({ text: optional, family: optional, given: z.optional(z.array(text)) }))),
})
export const practitionerRole = z.looseObject({
  ...base,
  resourceType: z.literal('PractitionerRole'),
  active: z.optional(z.boolean()),
  practitioner: z.optional(reference),
  healthcareService: z.optional(z.array(reference)),
  code: z.optional(z.array(concept)),
})
export const location = z.looseObject({
  ...base,
  resourceType: z.literal('Location'),
  name: optional,
  description: optional,
  managingOrganization: z.optional(reference),
  partOf: z.optional(reference),
})
export const schedule = z.looseObject({
  ...base,
  resourceType: z.literal('Schedule'),
  active: z.optional(z.boolean()),
  serviceCategory: z.optional(z.array(concept)),
  actor: z.array(reference),
  /** 0..1 in R4, and its ends too: many calendars say nothing. */
  planningHorizon: z.optional(period),
  comment: optional,
})
export const slot = z.looseObject({
  ...base,
  resourceType: z.literal('Slot'),
  schedule: reference,
  status: text,
  start: text,
  end: text,
})
export const appointment = z.looseObject({
  ...base,
  resourceType: z.literal('Appointment'),
  status: text,
  cancelationReason: z.optional(concept),
  slot: z.optional(z.array(reference)),
  participant: z.optional(z.array(z.looseObject({ actor: z.optional(reference) }))),
})
export const subscription = z.looseObject({
  ...base,
  resourceType: z.literal('Subscription'),
  criteria: optional,
  channel: z.looseObject({ endpoint: optional }),
})

export const bundle = z.looseObject({
  resourceType: z.literal('Bundle'),
  type: optional,
  link: z.optional(z.array(z.looseObject({ relation: text, url: text }))),
  entry: z.optional(
    z.array(
      z.looseObject({
        resource: z.optional(z.looseObject({ resourceType: text })),
        search: z.optional(z.looseObject({ extension: z.optional(z.array(extension)) })),
        response: z.optional(z.looseObject({ status: text, location: optional, outcome: z.optional(z.unknown()) })),
      }),
    ),
  ),
})
export const outcome = z.looseObject({
  resourceType: z.literal('OperationOutcome'),
  issue: z.array(z.looseObject({ severity: optional, code: optional })),
})

/** The issue's code alone: diagnostics may name a patient. */
export function codeOfOutcome(given: unknown): string {
  const read = z.safeParse(outcome, given)
  return read.success ? (read.data.issue[0]?.code ?? '') : ''
}

export type Schedule = z.output<typeof schedule>
export type Slot = z.output<typeof slot>
export type Appointment = z.output<typeof appointment>

type Extended = { extension?: z.output<typeof extension>[] | undefined }

export const extensionOf = ({ extension: all }: Extended, url: string) => all?.find(one => one.url === url)
/** The resource's extensions with these in place of what stands there of the same kind. */
export const withExtensions = (
  { extension: all = [] }: Extended,
  ...given: { url: string; [value: string]: unknown }[]
) => [...all.filter(one => given.every(other => other.url !== one.url)), ...given]

/** The logical id that a reference names: Slot/7, https://his.example/fhir/Slot/7, Slot/7/_history/2. */
export const idIn = (given: { reference?: string | undefined } | undefined, type: string): string | undefined =>
  new RegExp(`(?:^|/)${type}/([A-Za-z0-9.-]{1,64})(?:/_history/[^/]+)?$`).exec(given?.reference ?? '')?.[1]

export const codeIn = (
  concepts:
    | readonly { coding?: { system?: string | undefined; code?: string | undefined }[] | undefined }[]
    | undefined,
  system: string,
): string | undefined => concepts?.flatMap(one => one.coding ?? []).find(one => one.system === system)?.code

export const identifierIn = (
  all: readonly { system?: string | undefined; value?: string | undefined }[] | undefined,
  system: string,
): string | undefined => all?.find(one => one.system === system)?.value

export const versionTag = ({ meta }: { meta: { versionId?: string | undefined } }): string =>
  `W/"${meta.versionId ?? ''}"`
export const lastUpdated = ({ meta }: { meta: { lastUpdated: string } }): number => Date.parse(meta.lastUpdated)

/** A calendar of rooms and devices, or of a health-check centre: none of a clinic. */
export type PlaceKind = 'examination' | 'checkup'
export const isOf = ({ serviceCategory }: Pick<Schedule, 'serviceCategory'>, kind: PlaceKind): boolean =>
  codeIn(serviceCategory, systems.kind) === kind
export const isNoClinic = (one: Pick<Schedule, 'serviceCategory'>): boolean =>
  isOf(one, 'examination') || isOf(one, 'checkup')
