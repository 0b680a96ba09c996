import * as z from 'zod/mini'
import { concept, extension, identifier, optional, period, reference, text } from '../wire.ts'

const many = <S extends z.ZodMiniType>(schema: S) => z.optional(z.array(schema))
/** Extensions of two parts: a drug and its days. */
const parted = z.extend(extension, { extension: many(z.looseObject({ url: text, valueString: optional })) })
const contained = many(z.looseObject({ resourceType: text, id: text }))
const base = {
  id: text,
  meta: z.looseObject({ versionId: optional, lastUpdated: text }),
  extension: many(parted),
}

/** The parts of R4's resources of an operation that are read. */
export const surgeryRequest = z.looseObject({
  ...base,
  resourceType: z.literal('ServiceRequest'),
  contained,
  status: text,
  category: many(concept),
  code: z.optional(concept),
  subject: reference,
  occurrenceDateTime: optional,
  occurrencePeriod: z.optional(period),
  requester: z.optional(reference),
  performer: many(reference),
  locationReference: many(reference),
  patientInstruction: optional,
})
export type SurgeryRequest = z.output<typeof surgeryRequest>

export const procedure = z.looseObject({
  ...base,
  resourceType: z.literal('Procedure'),
  status: text,
  basedOn: many(reference),
  performer: many(z.looseObject({ function: z.optional(concept), actor: reference })),
  performedPeriod: z.optional(period),
})
export type Procedure = z.output<typeof procedure>

export const surgeryEvent = z.looseObject({
  ...base,
  resourceType: z.literal('Task'),
  identifier: many(identifier),
  status: text,
  code: z.optional(concept),
  focus: z.optional(reference),
  executionPeriod: z.optional(period),
})
export type SurgeryEventTask = z.output<typeof surgeryEvent>

export const careTeam = z.looseObject({
  id: text,
  resourceType: z.literal('CareTeam'),
  participant: many(z.looseObject({ role: many(concept), member: z.optional(reference) })),
})

export const place = z.looseObject({
  id: text,
  resourceType: z.literal('Location'),
  name: optional,
  description: optional,
  type: many(concept),
})

export const colleague = z.looseObject({
  id: text,
  resourceType: z.literal('Practitioner'),
  name: many(z.looseObject({ text: optional, family: optional, given: many(text) })),
  qualification: many(z.looseObject({ code: concept })),
})
export type Colleague = z.output<typeof colleague>
