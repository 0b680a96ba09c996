import type { FhirQuestionnaire } from '../../questionnaire/public.ts'
import type { PlanDefinition } from '../../pathway/public.ts'

export interface Extension {
  url: string
  valueString?: string
  valueMoney?: { value: number; currency: string }
}
/** HL7 FHIR R4 RelatedArtifact: an article, with its text inside. */
export interface Artifact {
  extension: Extension[]
  type: 'documentation'
  display: string
  citation: string
  document: { contentType: string; language: string; data: string; title: string; creation: string }
}
interface Action {
  id: string
  title: string
  definitionCanonical: string
  relatedAction?: { actionId: string; relationship: 'after-end' }[]
}
export interface ProgrammePlan {
  resourceType: 'PlanDefinition'
  id: string
  extension: Extension[]
  url: string
  version: string
  name: string
  title: string
  type: { coding: { system: string; code: string }[] }
  status: 'active'
  description: string
  purpose: string
  usage?: string
  contact?: { name?: string; telecom?: { system: 'phone'; value: string }[] }[]
  relatedArtifact?: Artifact[]
  action?: Action[]
}
/** A service that can be applied for. */
export interface ServiceDefinition {
  resourceType: 'ActivityDefinition'
  id: string
  extension: Extension[]
  url: string
  identifier: { system: string; value: string }[]
  status: 'active'
  title: string
  description: string
  kind: 'ServiceRequest'
  timingDuration?: { value: number; unit: string; system: string; code: 'd' }
}
export type Resource = ProgrammePlan | ServiceDefinition | FhirQuestionnaire | (PlanDefinition & { url: string })
export interface Bundle {
  resourceType: 'Bundle'
  type: 'collection'
  entry: { fullUrl: string; resource: Resource }[]
}

/** What R4 has no field for. */
export const ours = {
  programme: 'urn:nethos:fhir:programme',
  article: 'urn:nethos:fhir:programme-article',
  price: 'urn:nethos:fhir:programme-price',
  priceWord: 'urn:nethos:fhir:programme-price-word',
  offer: 'urn:nethos:fhir:programme-offer',
} as const

export const urn = (code: string, part?: string): string =>
  part === undefined ? `urn:nethos:programme:${code}` : `urn:nethos:programme:${code}:${part}`
