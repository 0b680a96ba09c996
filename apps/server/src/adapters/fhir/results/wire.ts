import * as z from 'zod/mini'
import { concept, extension, identifier, optional, period, reference, text } from '../wire.ts'

/** The parts of R4's resources of results that are read. */

const many = <S extends z.ZodMiniType>(schema: S) => z.optional(z.array(schema))
/** What lies within another resource has no times of its own. */
const inner = {
  id: text,
  meta: z.optional(z.looseObject({ versionId: optional, lastUpdated: optional })),
}

export const quantity = z.looseObject({
  value: z.optional(z.number()),
  comparator: z.optional(z.enum(['<', '<=', '>=', '>'])),
  unit: optional,
  system: optional,
  code: optional,
})
export type Quantity = z.output<typeof quantity>

const range = z.looseObject({ low: z.optional(quantity), high: z.optional(quantity) })
export const referenceRange = z.looseObject({
  low: z.optional(quantity),
  high: z.optional(quantity),
  type: z.optional(concept),
  appliesTo: many(concept),
  age: z.optional(range),
  text: optional,
})
export type ReferenceRange = z.output<typeof referenceRange>

export const sampledData = z.looseObject({
  origin: quantity,
  period: z.number(),
  factor: z.optional(z.number()),
  dimensions: z.int(),
  data: optional,
})
export type SampledData = z.output<typeof sampledData>

/** What an Observation and each of its components say alike. */
const componentFields = {
  code: concept,
  valueQuantity: z.optional(quantity),
  valueCodeableConcept: z.optional(concept),
  valueString: optional,
  valueBoolean: z.optional(z.boolean()),
  valueInteger: z.optional(z.int()),
  valueRange: z.optional(range),
  valueRatio: z.optional(z.looseObject({ numerator: z.optional(quantity), denominator: z.optional(quantity) })),
  valueSampledData: z.optional(sampledData),
  valueTime: optional,
  valueDateTime: optional,
  valuePeriod: z.optional(period),
  dataAbsentReason: z.optional(concept),
  interpretation: many(concept),
  referenceRange: many(referenceRange),
}
const component = z.looseObject(componentFields)
export type Component = z.output<typeof component>

export const observation = z.looseObject({
  ...inner,
  ...componentFields,
  resourceType: z.literal('Observation'),
  status: text,
  method: z.optional(concept),
  specimen: z.optional(reference),
  note: many(z.looseObject({ text: optional })),
  hasMember: many(reference),
  component: many(component),
})
export type Observation = z.output<typeof observation>

export const attachment = z.looseObject({
  contentType: optional,
  data: optional,
  url: optional,
  title: optional,
  size: z.optional(z.int()),
  hash: optional,
  creation: optional,
})
export type Attachment = z.output<typeof attachment>

export const specimen = z.looseObject({
  ...inner,
  resourceType: z.literal('Specimen'),
  type: z.optional(concept),
  collection: z.optional(z.looseObject({ collectedDateTime: optional })),
})
export const serviceRequest = z.looseObject({
  ...inner,
  resourceType: z.literal('ServiceRequest'),
  authoredOn: optional,
  requester: z.optional(reference),
  reasonCode: many(concept),
  bodySite: many(concept),
})
export const imagingStudy = z.looseObject({
  ...inner,
  resourceType: z.literal('ImagingStudy'),
  identifier: many(identifier),
  description: optional,
  modality: many(z.looseObject({ code: optional })),
  series: many(z.looseObject({ description: optional, modality: z.optional(z.looseObject({ code: optional })) })),
})
export const media = z.looseObject({
  ...inner,
  resourceType: z.literal('Media'),
  status: text,
  modality: z.optional(concept),
  view: z.optional(concept),
  content: attachment,
})
export type Media = z.output<typeof media>
/** DocumentReference says in `context.related` which report it is a sheet of. */
export const documentReference = z.looseObject({
  ...inner,
  meta: z.looseObject({ versionId: optional, lastUpdated: text }),
  resourceType: z.literal('DocumentReference'),
  status: text,
  description: optional,
  content: z.array(z.looseObject({ attachment })),
  context: z.optional(z.looseObject({ related: many(reference) })),
})
export type DocumentReference = z.output<typeof documentReference>

const named = z.looseObject({ text: optional, family: optional, given: many(text) })
/** Who is named: a person by his name, an organization by its own. */
export const practitioner = z.looseObject({ ...inner, resourceType: z.literal('Practitioner'), name: many(named) })
export const organization = z.looseObject({ ...inner, resourceType: z.literal('Organization'), name: optional })
export const owner = z.looseObject({
  ...inner,
  resourceType: z.literal('Patient'),
  identifier: many(identifier),
  gender: optional,
  birthDate: optional,
  link: many(z.looseObject({ type: optional, other: z.optional(reference) })),
})
export type Owner = z.output<typeof owner>

export const diagnosticReport = z.looseObject({
  id: text,
  meta: z.looseObject({ versionId: optional, lastUpdated: text }),
  resourceType: z.literal('DiagnosticReport'),
  extension: many(extension),
  contained: many(z.looseObject({ resourceType: text, id: text })),
  identifier: many(identifier),
  status: text,
  category: many(concept),
  code: concept,
  subject: z.optional(reference),
  effectiveDateTime: optional,
  effectivePeriod: z.optional(period),
  issued: optional,
  basedOn: many(reference),
  performer: many(reference),
  resultsInterpreter: many(reference),
  specimen: many(reference),
  result: many(reference),
  imagingStudy: many(reference),
  media: many(z.looseObject({ comment: optional, link: reference })),
  conclusion: optional,
  conclusionCode: many(concept),
  presentedForm: many(attachment),
})
export type DiagnosticReport = z.output<typeof diagnosticReport>
