import * as z from 'zod/mini'
import { concept, extension, identifier, optional, period, reference, text } from '../wire.ts'

const many = <S extends z.ZodMiniType>(schema: S) => z.optional(z.array(schema))
const parted = z.extend(extension, { extension: many(z.looseObject({ url: text, valueString: optional })) })
const base = {
  id: text,
  meta: z.looseObject({ versionId: optional, lastUpdated: text }),
  extension: many(parted),
}

/** The parts of R4's resources of an admission that are read; what else is in them is kept. */
export const admissionRequest = z.looseObject({
  ...base,
  resourceType: z.literal('ServiceRequest'),
  status: text,
  priority: optional,
  category: many(concept),
  code: z.optional(concept),
  subject: reference,
  authoredOn: optional,
  occurrencePeriod: z.optional(period),
  requester: z.optional(reference),
  performer: many(reference),
  reasonCode: many(concept),
  note: many(z.looseObject({ text: optional })),
})
export type AdmissionRequest = z.output<typeof admissionRequest>

export const encounter = z.looseObject({
  ...base,
  resourceType: z.literal('Encounter'),
  status: text,
  basedOn: many(reference),
  period: z.optional(period),
  location: many(z.looseObject({ location: reference, status: optional, period: z.optional(period) })),
  participant: many(z.looseObject({ type: many(concept), individual: z.optional(reference) })),
})
export type Encounter = z.output<typeof encounter>

export const place = z.looseObject({
  ...base,
  resourceType: z.literal('Location'),
  status: optional,
  operationalStatus: z.optional(z.looseObject({ system: optional, code: optional })),
  name: optional,
  description: optional,
  type: many(concept),
  telecom: many(z.looseObject({ system: optional, value: optional })),
  managingOrganization: z.optional(reference),
  partOf: z.optional(reference),
})
export type Place = z.output<typeof place>

/** What we say of an admission, and what is planned on the ward. */
export const stayTask = z.looseObject({
  ...base,
  resourceType: z.literal('Task'),
  identifier: many(identifier),
  status: text,
  businessStatus: z.optional(concept),
  code: z.optional(concept),
  focus: z.optional(reference),
  location: z.optional(reference),
  executionPeriod: z.optional(period),
  note: many(z.looseObject({ text: optional })),
})
export type StayTask = z.output<typeof stayTask>

/** The discharge summary: its sections by LOINC. */
export const composition = z.looseObject({
  id: text,
  resourceType: z.literal('Composition'),
  meta: z.looseObject({ lastUpdated: text }),
  status: text,
  encounter: z.optional(reference),
  section: many(z.looseObject({ code: z.optional(concept), text: z.optional(z.looseObject({ div: optional })) })),
})
export type Composition = z.output<typeof composition>

export const prescription = z.looseObject({
  id: text,
  resourceType: z.literal('MedicationRequest'),
  status: text,
  encounter: z.optional(reference),
  medicationCodeableConcept: z.optional(concept),
  dosageInstruction: many(
    z.looseObject({
      text: optional,
      asNeededBoolean: z.optional(z.boolean()),
      timing: z.optional(
        z.looseObject({
          repeat: z.optional(
            z.looseObject({
              timeOfDay: many(text),
              dayOfWeek: many(text),
              period: z.optional(z.number()),
              periodUnit: optional,
              boundsDuration: z.optional(z.looseObject({ value: z.optional(z.number()), code: optional })),
            }),
          ),
        }),
      ),
    }),
  ),
})
export type Prescription = z.output<typeof prescription>

export const followUp = z.looseObject({
  id: text,
  resourceType: z.literal('Appointment'),
  status: text,
  basedOn: many(reference),
  start: optional,
  description: optional,
  participant: many(z.looseObject({ actor: z.optional(reference) })),
})
export type FollowUp = z.output<typeof followUp>

export const diet = z.looseObject({
  id: text,
  resourceType: z.literal('NutritionOrder'),
  status: text,
  oralDiet: z.optional(z.looseObject({ type: many(concept) })),
})

export const inpatientOwner = z.looseObject({
  id: text,
  resourceType: z.literal('Patient'),
  identifier: many(identifier),
  gender: optional,
})
