import * as z from 'zod/mini'
import { questionnaireLimits } from '@nethos/contract/questionnaire/questionnaire.limits.ts'

const text = z.optional(z.string())
const coding = z.looseObject({ code: text, display: text, system: text })
export const foreignExtension = z.looseObject({
  url: z.string(),
  valueString: text,
  valueBoolean: z.optional(z.boolean()),
  valueInteger: z.optional(z.number()),
  valueDecimal: z.optional(z.number()),
  valueDate: text,
  valueCode: text,
  valueCoding: z.optional(coding),
  valueCodeableConcept: z.optional(z.looseObject({ coding: z.optional(z.array(coding)) })),
})
const extensions = z.optional(z.array(foreignExtension))
const when = z.looseObject({
  question: z.string(),
  operator: z.string(),
  answerBoolean: z.optional(z.boolean()),
  answerDecimal: z.optional(z.number()),
  answerInteger: z.optional(z.number()),
  answerDate: text,
  answerString: text,
  answerCoding: z.optional(coding),
})
export type ForeignWhen = z.infer<typeof when>

const fields = {
  extension: extensions,
  linkId: z.string(),
  text,
  type: z.string(),
  enableWhen: z.optional(z.array(when)),
  enableBehavior: z.optional(z.enum(['all', 'any'])),
  required: z.optional(z.boolean()),
  repeats: z.optional(z.boolean()),
  maxLength: z.optional(z.number()),
  answerOption: z.optional(
    z.array(
      z.looseObject({
        extension: extensions,
        valueCoding: z.optional(coding),
        valueString: text,
        valueInteger: z.optional(z.number()),
      }),
    ),
  ),
}
export type ForeignItem = z.infer<z.ZodMiniObject<typeof fields>> & { item?: ForeignItem[] | undefined }
const item: z.ZodMiniType<ForeignItem> = z.looseObject({
  ...fields,
  get item() {
    return z.optional(z.array(item))
  },
})

const questionnaire = z.looseObject({
  resourceType: z.literal('Questionnaire'),
  id: text,
  extension: extensions,
  name: text,
  title: text,
  description: text,
  publisher: text,
  copyright: text,
  lastReviewDate: text,
  item: z.optional(z.array(item)),
})
export type ForeignQuestionnaire = z.infer<typeof questionnaire>

const deepest = 12

/** Why nothing should walk through it: counted without a recursion that it could exhaust. */
function tooMuch(written: unknown): string | undefined {
  let count = 0
  let level: unknown[] = [written]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return '问卷的层次太深，无法读取'
    const next: unknown[] = []
    for (const one of level) {
      const inside = (one as { item?: unknown } | null)?.item
      if (Array.isArray(inside)) for (const child of inside) next.push(child)
    }
    count += next.length
    // Pages and help texts are items there, too.
    if (count > questionnaireLimits.items * 4) return `一份问卷不能超过${questionnaireLimits.items}题`
    level = next
  }
  return undefined
}

/** A Questionnaire of R4 in its shape, or the sentence that says why it is none. */
export function readForeign(
  written: unknown,
): { foreign: ForeignQuestionnaire; sentence?: never } | { foreign?: never; sentence: string } {
  if (typeof written !== 'object' || written === null) return { sentence: '这不是一份FHIR R4的Questionnaire' }
  const sentence = tooMuch(written)
  if (sentence !== undefined) return { sentence }
  const read = z.safeParse(questionnaire, written)
  return read.success ? { foreign: read.data } : { sentence: '这不是一份FHIR R4的Questionnaire' }
}
