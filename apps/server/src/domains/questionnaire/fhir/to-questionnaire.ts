import { bodyParts } from '@nethos/contract/guide/body-parts.ts'
import { itemsOf } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { QuestionnaireDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import type { ItemOf, QuestionItem, QuestionOption } from '@nethos/contract/questionnaire/questionnaire.items.ts'
import { enabledWhen } from './enable-when.ts'
import { hl7, itemControls, ours, ucum, type Extension, type FhirItem, type FhirQuestionnaire } from './r4.ts'

const json = (url: string, value: unknown): Extension => ({ url, valueString: JSON.stringify(value) })
const kind = (word: string): Extension => ({ url: ours.kind, valueCode: word })
const control = (code: string): Extension => ({
  url: hl7.control,
  valueCodeableConcept: { coding: [{ system: itemControls, code }] },
})
const most = (count: number): Extension => ({ url: hl7.maxOccurs, valueInteger: count })
const numberIn = (url: string, value: number, isWhole: boolean): Extension =>
  isWhole ? { url, valueInteger: value } : { url, valueDecimal: value }

const answerOptions = (options: readonly QuestionOption[]) =>
  options.map(({ value, label, score, alone }) => {
    const extension: Extension[] = [
      ...(score === undefined ? [] : [{ url: hl7.ordinal, valueDecimal: score }]),
      ...(alone === undefined ? [] : [{ url: hl7.exclusive, valueBoolean: alone }]),
    ]
    return { ...(extension.length > 0 && { extension }), valueCoding: { code: value, display: label } }
  })

type Kind = Pick<FhirItem, 'type' | 'repeats' | 'maxLength' | 'answerOption' | 'item'> & { extension: Extension[] }

function stepped({ kind: word, min, max, step, words }: ItemOf<'scale' | 'slider'>): Kind {
  const isWhole = [min, max, step].every(Number.isInteger)
  return {
    type: isWhole ? 'integer' : 'decimal',
    extension: [
      kind(word),
      ...(word === 'slider' ? [control('slider')] : []),
      numberIn(hl7.min, min, isWhole),
      numberIn(hl7.max, max, isWhole),
      Number.isInteger(step) ? { url: hl7.step, valueInteger: step } : { url: ours.step, valueDecimal: step },
      ...(words.length > 0 ? [json(ours.words, words)] : []),
    ],
  }
}

function dated({ earliest, latest }: ItemOf<'date'>): Kind {
  // The day on which it is filled in is no date of R4.
  const bound = (url: string, day: string | undefined): Extension[] =>
    day === undefined || day === 'today' ? [] : [{ url, valueDate: day }]
  const isRelative = earliest === 'today' || latest === 'today'
  return {
    type: 'date',
    extension: [
      ...bound(hl7.min, earliest),
      ...bound(hl7.max, latest),
      ...(isRelative ? [json(ours.range, { earliest, latest })] : []),
    ],
  }
}

const numbered = ({ min, max, decimals, unit }: ItemOf<'number'>): Kind => {
  const isWhole = decimals === 0 && Number.isInteger(min) && Number.isInteger(max)
  return {
    type: isWhole ? 'integer' : 'decimal',
    extension: [
      numberIn(hl7.min, min, isWhole),
      numberIn(hl7.max, max, isWhole),
      ...(isWhole ? [] : [{ url: hl7.decimals, valueInteger: decimals }]),
      ...(unit ? [{ url: hl7.unit, valueCoding: { system: ucum, code: unit.ucum, display: unit.label } }] : []),
    ],
  }
}

const kinds: { [K in QuestionItem['kind']]: (item: ItemOf<K>) => Kind } = {
  note: () => ({ type: 'display', extension: [] }),
  single: ({ options }) => ({ type: 'choice', extension: [], answerOption: answerOptions(options) }),
  multiple: ({ options, most: count }) => ({
    type: 'choice',
    repeats: true,
    extension: count === undefined ? [] : [most(count)],
    answerOption: answerOptions(options),
  }),
  text: ({ most: maxLength, long }) => ({ type: long ? 'text' : 'string', maxLength, extension: [] }),
  number: numbered,
  date: dated,
  picture: ({ most: count }) => ({ type: 'attachment', repeats: true, extension: [most(count)] }),
  scale: stepped,
  slider: stepped,
  bodySite: ({ most: count }) => ({
    type: 'choice',
    repeats: true,
    extension: [kind('bodySite'), most(count)],
    answerOption: Object.entries(bodyParts).map(([code, { label }]) => ({ valueCoding: { code, display: label } })),
  }),
  matrix: ({ id, rows, options, required }) => ({
    type: 'group',
    extension: [kind('matrix'), control('table')],
    item: rows.map(row => ({
      linkId: `${id}/${row.id}`,
      text: row.text,
      type: 'choice',
      required,
      answerOption: answerOptions(options),
    })),
  }),
}

function itemOf(item: QuestionItem, items: readonly QuestionItem[]): FhirItem {
  const { extension, item: inside = [], ...own } = (kinds[item.kind] as (item: QuestionItem) => Kind)(item)
  const help: FhirItem[] = item.help
    ? [{ linkId: `${item.id}.help`, type: 'display', text: item.help, extension: [control('help')] }]
    : []
  const { extension: when = [], ...enabling } = item.shownWhen ? enabledWhen(item.shownWhen, items) : {}
  const all = [...extension, ...when]
  const children = [...inside, ...help]
  return {
    ...(all.length > 0 && { extension: all }),
    linkId: item.id,
    text: item.text,
    ...own,
    ...enabling,
    ...(item.kind !== 'note' && { required: item.required }),
    ...(children.length > 0 && { item: children }),
  }
}

/** One edition as a Questionnaire of HL7 FHIR R4: a page is a group. Scores, red flags and purpose travel as an extension. */
export function toFhirQuestionnaire(
  { code, edition }: { code: string; edition: number },
  document: QuestionnaireDocument,
): FhirQuestionnaire {
  const { pages, title, introduction, licence, author, reviewedOn, ...rest } = document
  const items = itemsOf(document)
  return {
    resourceType: 'Questionnaire',
    id: code,
    extension: [json(ours.document, rest)],
    url: `urn:nethos:questionnaire:${code}`,
    version: String(edition),
    name: `Questionnaire_${code.replaceAll('-', '_')}`,
    title,
    status: 'active',
    subjectType: ['Patient'],
    publisher: author,
    ...(introduction !== undefined && { description: introduction }),
    copyright: licence,
    lastReviewDate: reviewedOn,
    item: pages.map((page, at) => ({
      ...(page.text !== undefined && { extension: [{ url: ours.page, valueString: page.text }] }),
      linkId: `page.${at + 1}`,
      ...(page.title !== undefined && { text: page.title }),
      type: 'group',
      item: page.items.map(item => itemOf(item, items)),
    })),
  }
}
