import { present } from '@nethos/contract/common/present.ts'
import type { Answer, Answers } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import { answerTo, itemsOf, visibleItems } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import { bodyParts, type BodyPart } from '@nethos/contract/guide/body-parts.ts'
import type { QuestionnaireDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import type { QuestionItem } from '@nethos/contract/questionnaire/questionnaire.items.ts'
import * as z from 'zod/mini'

interface ResponseAnswer {
  valueCoding?: { code: string; display?: string }
  valueInteger?: number
  valueDecimal?: number
  valueString?: string
  valueDate?: string
  valueAttachment?: { url: string; title?: string }
}
interface ResponseItem {
  linkId: string
  text?: string
  answer?: ResponseAnswer[]
  item?: ResponseItem[]
}
export interface FhirResponse {
  resourceType: 'QuestionnaireResponse'
  id: string
  questionnaire: string
  status: 'completed'
  subject: { reference: string }
  authored: string
  item: ResponseItem[]
}

const file = 'urn:nethos:file:'
const labelOf = (item: QuestionItem, value: string) =>
  'options' in item ? item.options.find(option => option.value === value)?.label : bodyParts[value as BodyPart]?.label
const coded = (item: QuestionItem, value: string): ResponseAnswer => {
  const display = labelOf(item, value)
  return { valueCoding: { code: value, ...(display && { display }) } }
}

function answersOf(item: QuestionItem, answer: Answer): ResponseAnswer[] {
  if (Array.isArray(answer))
    return (answer as readonly string[]).map(one =>
      item.kind === 'picture' ? { valueAttachment: { url: `${file}${one}` } } : coded(item, one),
    )
  if (typeof answer === 'number')
    return [Number.isInteger(answer) ? { valueInteger: answer } : { valueDecimal: answer }]
  if (item.kind === 'single') return [coded(item, answer as string)]
  return [item.kind === 'date' ? { valueDate: answer as string } : { valueString: answer as string }]
}

function itemOf(item: QuestionItem, answers: Answers): ResponseItem[] {
  const answer = item.kind === 'note' ? undefined : answerTo(answers, item.id)
  if (answer === undefined) return []
  const head = { linkId: item.id, text: item.text }
  if (item.kind !== 'matrix') return [{ ...head, answer: answersOf(item, answer) }]
  const given = answer as Readonly<Record<string, string>>
  const rows = item.rows.filter(row => given[row.id] !== undefined)
  return [
    {
      ...head,
      item: rows.map(row => ({
        linkId: `${item.id}/${row.id}`,
        text: row.text,
        answer: [coded(item, present(given[row.id]))],
      })),
    },
  ]
}

interface Sent {
  submissionId: string
  code: string
  edition: number
  personId: string
  submittedAt: Date
  answers: Answers
}

/** What was sent as a QuestionnaireResponse of HL7 FHIR R4: what was shown and answered, as the Questionnaire nests it. */
export function toQuestionnaireResponse(document: QuestionnaireDocument, sent: Sent): FhirResponse {
  const shown = new Set(visibleItems(document, sent.answers).map(item => item.id))
  return {
    resourceType: 'QuestionnaireResponse',
    id: sent.submissionId,
    questionnaire: `urn:nethos:questionnaire:${sent.code}|${sent.edition}`,
    status: 'completed',
    subject: { reference: `Patient/${sent.personId}` },
    authored: sent.submittedAt.toISOString(),
    item: document.pages.flatMap((page, at) => {
      const item = page.items.filter(one => shown.has(one.id)).flatMap(one => itemOf(one, sent.answers))
      return item.length === 0 ? [] : [{ linkId: `page.${at + 1}`, item }]
    }),
  }
}

const foreignAnswer = z.looseObject({
  valueCoding: z.optional(z.looseObject({ code: z.optional(z.string()) })),
  valueInteger: z.optional(z.number()),
  valueDecimal: z.optional(z.number()),
  valueString: z.optional(z.string()),
  valueDate: z.optional(z.string()),
  valueAttachment: z.optional(z.looseObject({ url: z.optional(z.string()) })),
})
type Foreign = z.infer<typeof foreignAnswer>
const foreignItem = z.looseObject({ linkId: z.string(), answer: z.optional(z.array(foreignAnswer)) })
const response = z.looseObject({ resourceType: z.literal('QuestionnaireResponse'), status: z.string() })

/** Every item of it, however nested, without a recursion that it could exhaust; undefined: far more than any form asks. */
function itemsIn(written: unknown): Map<string, readonly Foreign[]> | undefined {
  const found = new Map<string, readonly Foreign[]>()
  let level: unknown[] = [written]
  for (let depth = 0; level.length > 0; depth++) {
    const next = level.flatMap(one => {
      const inside = (one as { item?: unknown } | null)?.item
      return Array.isArray(inside) ? (inside as unknown[]) : []
    })
    if (depth > 12 || found.size + next.length > 10_000) return undefined
    for (const one of next) {
      const read = z.safeParse(foreignItem, one)
      if (read.success) found.set(read.data.linkId, read.data.answer ?? [])
    }
    level = next
  }
  return found
}

const wordOf = (answer: Foreign) => answer.valueCoding?.code ?? answer.valueString ?? answer.valueDate ?? ''
const pictureOf = (answer: Foreign) => (answer.valueAttachment?.url ?? '').slice(file.length)

function answerFrom(item: QuestionItem, found: ReadonlyMap<string, readonly Foreign[]>): Answer | undefined {
  if (item.kind === 'matrix') {
    const rows = item.rows.flatMap(row => {
      const [first] = found.get(`${item.id}/${row.id}`) ?? []
      return first ? [[row.id, wordOf(first)] as const] : []
    })
    return rows.length === 0 ? undefined : Object.fromEntries(rows)
  }
  const answers = found.get(item.id) ?? []
  const [first] = answers
  if (!first) return undefined
  if (item.kind === 'picture') return answers.map(pictureOf)
  if (item.kind === 'multiple' || item.kind === 'bodySite') return answers.map(wordOf)
  return 'min' in item ? (first.valueInteger ?? first.valueDecimal) : wordOf(first)
}

/** The answers in a QuestionnaireResponse to this questionnaire; undefined: it is none. Whether they will do, `checkAnswers` says. */
export function readQuestionnaireResponse(document: QuestionnaireDocument, written: unknown): Answers | undefined {
  if (!z.safeParse(response, written).success) return undefined
  const found = itemsIn(written)
  return (
    found &&
    Object.fromEntries(
      itemsOf(document).flatMap(item => {
        const answer = item.kind === 'note' ? undefined : answerFrom(item, found)
        return answer === undefined ? [] : [[item.id, answer]]
      }),
    )
  )
}
