import * as z from 'zod/mini'
import { concept, extension, identifier, optional, period, reference, text } from '../wire.ts'

const many = <S extends z.ZodMiniType>(schema: S) => z.optional(z.array(schema))
const base = {
  id: text,
  meta: z.looseObject({ versionId: optional, lastUpdated: text }),
  extension: many(extension),
}

/** The parts of R4's resources of orders, places and queues that are read; what else is in them is kept. */
export const serviceRequest = z.looseObject({
  ...base,
  resourceType: z.literal('ServiceRequest'),
  identifier: many(identifier),
  requisition: z.optional(identifier),
  status: text,
  category: many(concept),
  code: z.optional(concept),
  subject: reference,
  authoredOn: optional,
  occurrencePeriod: z.optional(period),
  performer: many(reference),
  locationReference: many(reference),
  patientInstruction: optional,
})
export type ServiceRequest = z.output<typeof serviceRequest>

export const examinationAppointment = z.looseObject({
  ...base,
  resourceType: z.literal('Appointment'),
  identifier: many(identifier),
  status: text,
  basedOn: many(reference),
  slot: many(reference),
  start: optional,
  end: optional,
})
export type ExaminationAppointment = z.output<typeof examinationAppointment>

export const task = z.looseObject({
  ...base,
  resourceType: z.literal('Task'),
  groupIdentifier: z.optional(identifier),
  status: text,
  businessStatus: z.optional(concept),
  code: z.optional(concept),
  focus: z.optional(reference),
  owner: z.optional(reference),
  location: z.optional(reference),
  authoredOn: optional,
  executionPeriod: z.optional(period),
})
export type Task = z.output<typeof task>

export const activityDefinition = z.looseObject({
  ...base,
  resourceType: z.literal('ActivityDefinition'),
  status: text,
  title: optional,
  name: optional,
  topic: many(concept),
  code: z.optional(concept),
  location: z.optional(reference),
})

export const patientNumber = z.looseObject({
  id: text,
  resourceType: z.literal('Patient'),
  identifier: many(identifier),
})
export const basedReport = z.looseObject({
  id: text,
  resourceType: z.literal('DiagnosticReport'),
  status: text,
  basedOn: many(reference),
})
