/** What of HL7 FHIR R4 we write; readers take these fields and name the others. */
export interface Coding {
  system?: string
  code: string
  display?: string
}
export interface Extension {
  url: string
  valueString?: string
  valueBoolean?: boolean
  valueInteger?: number
  valueDecimal?: number
  valueDate?: string
  valueCode?: string
  valueCoding?: Coding
  valueCodeableConcept?: { coding: Coding[] }
}
export interface EnableWhen {
  question: string
  operator: string
  answerBoolean?: boolean
  answerDecimal?: number
  answerInteger?: number
  answerDate?: string
  answerString?: string
  answerCoding?: Coding
}
export type ItemType =
  | 'group'
  | 'display'
  | 'choice'
  | 'string'
  | 'text'
  | 'integer'
  | 'decimal'
  | 'date'
  | 'attachment'
export interface FhirItem {
  extension?: Extension[]
  linkId: string
  text?: string
  type: ItemType
  enableWhen?: EnableWhen[]
  enableBehavior?: 'all' | 'any'
  required?: boolean
  repeats?: boolean
  maxLength?: number
  answerOption?: { extension?: Extension[]; valueCoding: Coding }[]
  item?: FhirItem[]
}
export interface FhirQuestionnaire {
  resourceType: 'Questionnaire'
  id: string
  extension: Extension[]
  url: string
  version: string
  name: string
  title: string
  status: 'active'
  subjectType: ['Patient']
  publisher: string
  description?: string
  copyright: string
  lastReviewDate: string
  item: FhirItem[]
}

const structure = 'http://hl7.org/fhir/StructureDefinition'
/** Extensions that R4 defines. */
export const hl7 = {
  ordinal: `${structure}/ordinalValue`,
  exclusive: `${structure}/questionnaire-optionExclusive`,
  maxOccurs: `${structure}/questionnaire-maxOccurs`,
  min: `${structure}/minValue`,
  max: `${structure}/maxValue`,
  decimals: `${structure}/maxDecimalPlaces`,
  unit: `${structure}/questionnaire-unit`,
  control: `${structure}/questionnaire-itemControl`,
  step: `${structure}/questionnaire-sliderStepValue`,
} as const
export const itemControls = 'http://hl7.org/fhir/questionnaire-item-control'
export const ucum = 'http://unitsofmeasure.org'
/** What R4 has no field for. */
export const ours = {
  document: 'urn:nethos:fhir:questionnaire',
  page: 'urn:nethos:fhir:questionnaire-page',
  kind: 'urn:nethos:fhir:item-kind',
  words: 'urn:nethos:fhir:item-words',
  step: 'urn:nethos:fhir:item-step',
  range: 'urn:nethos:fhir:item-range',
  shownWhen: 'urn:nethos:fhir:item-shown-when',
} as const
