import type { ProgrammeDocument, ProgrammeOffer } from '@nethos/contract/programme/programme.document.ts'
import { questionnaireDocument, type FormDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { toPlanDefinition } from '../../pathway/public.ts'
import { toFhirQuestionnaire, type FhirQuestionnaire } from '../../questionnaire/public.ts'
import {
  ours,
  urn,
  type Artifact,
  type Bundle,
  type Extension,
  type ProgrammePlan,
  type ServiceDefinition,
} from './r4.ts'

export interface Exported {
  code: string
  edition: number
  document: ProgrammeDocument
  /** Those that the plan's tasks ask for. */
  questionnaires: readonly FhirQuestionnaire[]
}

const json = (url: string, value: unknown): Extension => ({ url, valueString: JSON.stringify(value) })
const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

const articlesOf = ({ readings }: ProgrammeDocument): Artifact[] =>
  readings.flatMap(set =>
    set.articles.map(({ code, title, body, author, reviewedOn, source }) => ({
      extension: [json(ours.article, { set: set.code, code, author })],
      type: 'documentation' as const,
      display: title,
      citation: source,
      document: {
        contentType: 'text/plain; charset=utf-8',
        language: 'zh-CN',
        data: base64(body),
        title,
        creation: reviewedOn,
      },
    })),
  )

/** Without what stands in fields of R4. */
function restOf({ icon, tone, entries, experts, readings, notice, application, hasTalk }: ProgrammeDocument): object {
  const { form: _, offers: _all, title: _title, ...applied } = application ?? {}
  return {
    icon,
    tone,
    entries,
    experts,
    hasTalk,
    readings: readings.map(({ code, title }) => ({ code, title })),
    notice: notice && { title: notice.title, consent: notice.consent },
    application: application && applied,
  }
}

function contactOf({ introduction: { place, telephone } }: ProgrammeDocument): Pick<ProgrammePlan, 'contact'> {
  if (place === '' && telephone === '') return {}
  return {
    contact: [
      {
        ...(place !== '' && { name: place }),
        ...(telephone !== '' && { telecom: [{ system: 'phone' as const, value: telephone }] }),
      },
    ],
  }
}

const offerPart = (at: number): string => `offer-${at + 1}`

function actionsOf(code: string, { application, plan }: ProgrammeDocument): Pick<ProgrammePlan, 'action'> {
  if (!application) return {}
  const relatedAction = [{ actionId: 'apply', relationship: 'after-end' as const }]
  return {
    action: [
      { id: 'apply', title: application.title, definitionCanonical: urn(code, 'form') },
      ...application.offers.map(({ title }, at) => ({
        id: offerPart(at),
        title,
        definitionCanonical: urn(code, offerPart(at)),
        relatedAction,
      })),
      ...(plan ? [{ id: 'plan', title: plan.title, definitionCanonical: urn(code, 'plan'), relatedAction }] : []),
    ],
  }
}

function planOf({ code, edition, document }: Exported): ProgrammePlan {
  const articles = articlesOf(document)
  return {
    resourceType: 'PlanDefinition',
    id: code,
    extension: [json(ours.programme, restOf(document))],
    url: urn(code),
    version: String(edition),
    name: `Programme_${code.replaceAll('-', '_')}`,
    title: document.name,
    type: {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/plan-definition-type', code: 'workflow-definition' }],
    },
    status: 'active',
    description: document.summary,
    purpose: document.introduction.text,
    ...(document.notice && { usage: document.notice.text }),
    ...contactOf(document),
    ...(articles.length > 0 && { relatedArtifact: articles }),
    ...actionsOf(code, document),
  }
}

const serviceOf = (code: string, offer: ProgrammeOffer, at: number): ServiceDefinition => ({
  resourceType: 'ActivityDefinition',
  id: `${code}-${offerPart(at)}`,
  extension: [
    { url: ours.price, valueMoney: { value: offer.priceCents / 100, currency: 'CNY' } },
    ...(offer.priceWord === undefined ? [] : [{ url: ours.priceWord, valueString: offer.priceWord }]),
  ],
  url: urn(code, offerPart(at)),
  identifier: [{ system: ours.offer, value: offer.code }],
  status: 'active',
  title: offer.title,
  description: offer.text,
  kind: 'ServiceRequest',
  ...(offer.days !== undefined && {
    timingDuration: { value: offer.days, unit: '天', system: 'http://unitsofmeasure.org', code: 'd' },
  }),
})

/** A form is a questionnaire that scores nothing. */
const formOf = (code: string, edition: number, title: string, form: FormDocument): FhirQuestionnaire => ({
  ...toFhirQuestionnaire(
    { code: `${code}-form`, edition },
    questionnaireDocument.parse({
      ...form,
      title,
      purpose: 'application',
      source: '本院',
      licence: '本院自用',
      author: '本院',
      reviewedOn: '2026-01-01',
    }),
  ),
  url: urn(code, 'form'),
})

/** One edition of a programme as a Bundle of HL7 FHIR R4, whose parts name each other by their urls. */
export function toFhirBundle(exported: Exported): Bundle {
  const { code, edition, document, questionnaires } = exported
  const { application, plan } = document
  const resources = [
    planOf(exported),
    ...(application
      ? [
          ...application.offers.map((offer, at) => serviceOf(code, offer, at)),
          formOf(code, edition, application.title, application.form),
        ]
      : []),
    ...(plan ? [{ ...toPlanDefinition(plan), url: urn(code, 'plan') }] : []),
    ...questionnaires,
  ]
  return {
    resourceType: 'Bundle',
    type: 'collection',
    entry: resources.map(resource => ({ fullUrl: resource.url, resource })),
  }
}
