import * as z from 'zod/mini'
import { bodyPartKeys } from '../guide/body-parts.ts'
import { isDay } from '../common/days.ts'
import { isPlain, notPlain } from '../common/plain-text.ts'
import { questionnaireLimits as most } from './questionnaire.limits.ts'

/** A text that patients read. */
export const plainText = (limit: number) =>
  z.string({ error: '要写文字' }).check(
    z.refine(text => text.trim() !== '', '不能为空'),
    z.maxLength(limit, `不能超过${limit}个字`),
    z.refine(isPlain, notPlain),
  )

// Names that every object has: an answer under one of them would be read from the language, not from the patient.
const isFree = (key: string) => !(key in Object.prototype)

/** What an item, an option, a row or a score is called inside the definition: FHIR's linkId, or a code. */
export const itemKey = z
  .string({ error: '要有编号' })
  .check(
    z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, '编号只能用字母、数字、点、横线和下划线，最多64个'),
    z.refine(isFree, '这个编号不能用'),
  )

const points = z
  .number({ error: '要写数字' })
  .check(z.minimum(-1000, '分值不能小于-1000'), z.maximum(1000, '分值不能大于1000'))
const bound = z.number({ error: '要写数字' }).check(z.minimum(-1_000_000, '数字太小'), z.maximum(1_000_000, '数字太大'))

/**
 * FHIR R4 Questionnaire.item.enableWhen. `exists` is answered by true or false; `>` and its like only by what can be ordered: a
 * number, a date 'YYYY-MM-DD'. `question` names an item that stands before, or a row of a matrix as 'item/row'.
 */
export const conditionOperators = ['exists', '=', '!=', '>', '<', '>=', '<='] as const
export type ConditionOperator = (typeof conditionOperators)[number]

export const condition = z.strictObject({
  question: z.string({ error: '要说明看哪一题' }).check(z.minLength(1, '要说明看哪一题'), z.maxLength(130, '编号太长')),
  operator: z.enum(conditionOperators, { error: '条件只能是 exists = != > < >= <=' }),
  answer: z.union([z.boolean(), z.number(), z.string().check(z.maxLength(200, '不能超过200个字'))], {
    error: '条件要有可以比较的答案',
  }),
})
export type Condition = z.infer<typeof condition>

/** Conditions together: FHIR's enableWhen with its enableBehavior. */
export const shownWhen = z.strictObject({
  behaviour: z.enum(['all', 'any'], { error: '要说明满足全部（all）还是任意一个（any）' }),
  conditions: z
    .array(condition, { error: '要有条件' })
    .check(z.minLength(1, '至少要有一个条件'), z.maxLength(most.conditions, `条件不能超过${most.conditions}个`)),
})
export type ShownWhen = z.infer<typeof shownWhen>

/** One answer to choose. `score`: what it counts in the scores that name its question. */
const option = z.strictObject({
  value: itemKey,
  label: plainText(120),
  score: z.optional(points),
  /** Of a multiple choice: chosen alone, such as 以上都没有. */
  alone: z.optional(z.boolean()),
})
export type QuestionOption = z.infer<typeof option>

const options = z
  .array(option, { error: '要有选项' })
  .check(z.minLength(2, '至少要有2个选项'), z.maxLength(most.options, `选项不能超过${most.options}个`))

/** Words that stand at some values of a scale or slider. */
const words = z._default(
  z
    .array(z.strictObject({ at: bound, label: plainText(20) }))
    .check(z.maxLength(most.words, `刻度文字不能超过${most.words}个`)),
  [],
)

/** A unit as UCUM writes it ('kg', 'Cel', '/min', 'mm[Hg]'), and as people read it. */
const unit = z.strictObject({
  ucum: z.string().check(z.regex(/^[!-~]{1,30}$/, '单位要用 UCUM 的写法')),
  label: plainText(12),
})

/** A day 'YYYY-MM-DD', or the day on which it is filled in. */
const dayBound = z
  .string()
  .check(z.refine(text => text === 'today' || isDay(text), '日期要写成 2026-01-31 的样子，或者 today'))

const asked = {
  id: itemKey,
  /** The question. */
  text: plainText(300),
  /** Smaller, below it. */
  help: z.optional(plainText(300)),
  required: z._default(z.boolean(), false),
  shownWhen: z.optional(shownWhen),
}
const { required: _, ...unasked } = asked

/** One question; or a note, which is read. */
export const questionItem = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('note'), ...unasked }),
    z.strictObject({ kind: z.literal('single'), ...asked, options }),
    z.strictObject({ kind: z.literal('multiple'), ...asked, options, most: z.optional(z.int()) }),
    z.strictObject({
      kind: z.literal('text'),
      ...asked,
      /** Characters at most. */
      most: z._default(
        z
          .int()
          .check(z.minimum(1, '至少1个字'), z.maximum(most.answerCharacters, `不能超过${most.answerCharacters}个字`)),
        200,
      ),
      /** Several lines. */
      long: z._default(z.boolean(), false),
    }),
    z.strictObject({
      kind: z.literal('number'),
      ...asked,
      min: bound,
      max: bound,
      /** Places behind the point. */
      decimals: z._default(z.int().check(z.minimum(0, '小数位数不对'), z.maximum(4, '小数最多4位')), 0),
      unit: z.optional(unit),
    }),
    z.strictObject({
      kind: z.literal('date'),
      ...asked,
      earliest: z.optional(dayBound),
      latest: z.optional(dayBound),
    }),
    z.strictObject({
      kind: z.literal('picture'),
      ...asked,
      most: z._default(
        z.int().check(z.minimum(1, '至少1张'), z.maximum(most.pictures, `照片不能超过${most.pictures}张`)),
        3,
      ),
    }),
    /** Every step is a button: pain from 0 to 10. */
    z.strictObject({ kind: z.literal('scale'), ...asked, min: bound, max: bound, step: z._default(bound, 1), words }),
    z.strictObject({ kind: z.literal('slider'), ...asked, min: bound, max: bound, step: z._default(bound, 1), words }),
    z.strictObject({
      kind: z.literal('bodySite'),
      ...asked,
      most: z._default(z.int().check(z.minimum(1, '至少1处')), bodyPartKeys.length),
    }),
    /** Several rows with the same options, one choice each. Required: every row. */
    z.strictObject({
      kind: z.literal('matrix'),
      ...asked,
      rows: z
        .array(z.strictObject({ id: itemKey, text: plainText(200) }))
        .check(z.minLength(1, '至少要有1行'), z.maxLength(most.rows, `不能超过${most.rows}行`)),
      options,
    }),
  ],
  { error: '不认识的题型' },
)
export type QuestionItem = z.infer<typeof questionItem>
export type ItemKind = QuestionItem['kind']
export type ItemOf<K extends ItemKind> = Extract<QuestionItem, { kind: K }>

export const itemKinds: Readonly<Record<ItemKind, string>> = {
  single: '单选',
  multiple: '多选',
  text: '文字',
  number: '数字',
  date: '日期',
  picture: '照片',
  scale: '刻度',
  slider: '滑块',
  bodySite: '身体部位',
  matrix: '矩阵',
  note: '说明文字',
}
