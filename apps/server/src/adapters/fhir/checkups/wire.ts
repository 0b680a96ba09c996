import * as z from 'zod/mini'
import { concept, extension, identifier, money, optional, reference, text } from '../wire.ts'

const many = <S extends z.ZodMiniType>(schema: S) => z.optional(z.array(schema))
const base = {
  id: text,
  meta: z.looseObject({ versionId: optional, lastUpdated: text }),
  extension: many(extension),
}

/** The parts of R4's resources of health checks that are read; what else is in them is kept. */
export const centre = z.looseObject({
  ...base,
  resourceType: z.literal('HealthcareService'),
  active: z.optional(z.boolean()),
  category: many(concept),
  name: optional,
  extraDetails: optional,
  location: many(reference),
  telecom: many(z.looseObject({ system: optional, value: optional })),
  availableTime: many(
    z.looseObject({
      daysOfWeek: many(text),
      allDay: z.optional(z.boolean()),
      availableStartTime: optional,
      availableEndTime: optional,
    }),
  ),
})
export type Centre = z.output<typeof centre>

export const institution = z.looseObject({
  id: text,
  resourceType: z.literal('Location'),
  name: optional,
  address: z.optional(z.looseObject({ text: optional, line: many(text) })),
})
export type Institution = z.output<typeof institution>

const priced = z.looseObject({ url: text, valueMoney: z.optional(money) })
const item = z.looseObject({
  title: optional,
  description: optional,
  code: many(concept),
  requiredBehavior: optional,
  extension: many(priced),
})
export type Item = z.output<typeof item>

export const plan = z.looseObject({
  ...base,
  resourceType: z.literal('PlanDefinition'),
  status: text,
  title: optional,
  name: optional,
  description: optional,
  usage: optional,
  topic: many(concept),
  useContext: many(
    z.looseObject({
      code: z.looseObject({ system: optional, code: optional }),
      valueCodeableConcept: z.optional(concept),
      valueRange: z.optional(
        z.looseObject({
          low: z.optional(z.looseObject({ value: z.optional(z.number()) })),
          high: z.optional(z.looseObject({ value: z.optional(z.number()) })),
        }),
      ),
    }),
  ),
  action: many(z.extend(item, { action: many(item) })),
})
export type Plan = z.output<typeof plan>

export const checkupAppointment = z.looseObject({
  ...base,
  resourceType: z.literal('Appointment'),
  identifier: many(identifier),
  status: text,
  cancelationReason: z.optional(concept),
  comment: optional,
  slot: many(reference),
  start: optional,
  end: optional,
})
export type CheckupAppointment = z.output<typeof checkupAppointment>

export const station = z.looseObject({
  ...base,
  resourceType: z.literal('Task'),
  status: text,
  code: z.optional(concept),
  focus: z.optional(reference),
  location: z.optional(reference),
  note: many(z.looseObject({ text: optional })),
})
export type Station = z.output<typeof station>

export const visit = z.looseObject({
  id: text,
  resourceType: z.literal('Encounter'),
  appointment: many(reference),
})

export const checkupReport = z.looseObject({
  ...base,
  resourceType: z.literal('DiagnosticReport'),
  identifier: many(identifier),
  status: text,
  category: many(concept),
  encounter: z.optional(reference),
  issued: optional,
})
export type CheckupReport = z.output<typeof checkupReport>

export const proposal = z.looseObject({
  id: text,
  resourceType: z.literal('ServiceRequest'),
  status: text,
  intent: optional,
  code: z.optional(concept),
  encounter: z.optional(reference),
  reasonCode: many(concept),
  occurrenceDateTime: optional,
  occurrencePeriod: z.optional(z.looseObject({ start: optional })),
})
export type Proposal = z.output<typeof proposal>
