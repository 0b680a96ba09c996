import * as z from 'zod/mini'
import { isDay } from '../common/days.ts'
import { itemKey, plainText, questionItem, shownWhen } from './questionnaire.items.ts'
import { questionnaireLimits as most } from './questionnaire.limits.ts'

/** What it is for: which list and which address of the patients' app show it. */
export const questionnairePurposes = {
  outpatient: '门诊问卷',
  inpatient: '住院问卷',
  followUp: '随访问卷',
  screening: '筛查表',
  epidemiological: '流行病学调查',
  application: '申请表',
  scale: '量表',
} as const
export type QuestionnairePurpose = keyof typeof questionnairePurposes

const points = z.number({ error: '要写数字' }).check(z.minimum(-100_000, '分值太小'), z.maximum(100_000, '分值太大'))

/** Somebody to call, with who says so. */
const helpline = z.strictObject({
  name: plainText(40),
  number: z.string().check(z.regex(/^\d[\d-]{2,19}$/, '电话只能用数字和横线')),
})
export type Helpline = z.infer<typeof helpline>

/** What some answers mean: the advice is shown the moment they are given, not after sending. */
const redFlag = z.strictObject({
  id: itemKey,
  when: shownWhen,
  title: plainText(40),
  advice: plainText(400),
  helplines: z._default(z.array(helpline).check(z.maxLength(5, '电话不能超过5个')), []),
  /** Sent so, the submission stands in the staff's list until somebody has looked at it. */
  flagged: z.boolean(),
})
export type RedFlag = z.infer<typeof redFlag>

/** Of a level that holds for one sex alone: where a publication gives two cut-offs. */
export const bandGenders = { M: '男性', F: '女性' } as const
export type BandGender = keyof typeof bandGenders

/** A level of a score: from and to belong to it. The tone is its colour; it never stands without the words. */
const band = z.strictObject({
  from: points,
  to: points,
  /** Absent: for everybody. */
  gender: z.optional(z.enum(Object.keys(bandGenders) as [BandGender, ...BandGender[]], { error: '性别只能是 M F' })),
  level: itemKey,
  title: plainText(40),
  advice: plainText(600),
  tone: z.enum(['good', 'watch', 'warn', 'danger'], { error: '颜色只能是 good watch warn danger' }),
  /** As of a red flag. */
  flagged: z._default(z.boolean(), false),
})
export type Band = z.infer<typeof band>
export type Tone = Band['tone']

const bands = z._default(z.array(band).check(z.maxLength(most.bands, `分级不能超过${most.bands}个`)), [])

/**
 * What one question adds: the score of the chosen option (of all of them, of a row each), or the number itself, times the
 * weight. Reversed: least plus most possible, less what was given. A row of a matrix is 'item/row'.
 */
const term = z.strictObject({
  question: z.string().check(z.minLength(1, '要说明哪一题'), z.maxLength(130, '编号太长')),
  reversed: z._default(z.boolean(), false),
  weight: z._default(points, 1),
})
export type Term = z.infer<typeof term>

/** Questions that are counted together and named: a subscale. */
const group = z.strictObject({
  id: itemKey,
  title: plainText(40),
  terms: z.array(term).check(z.minLength(1, '至少要有一题'), z.maxLength(most.items, `不能超过${most.items}题`)),
  bands,
})

/** A sum over groups. What is not shown counts nothing. */
const score = z.strictObject({
  id: itemKey,
  title: plainText(40),
  groups: z.array(group).check(z.minLength(1, '至少要有一组'), z.maxLength(most.groups, `不能超过${most.groups}组`)),
  /** A question that is shown and not answered: no score at all, or nothing added. */
  unanswered: z._default(z.enum(['noScore', 'zero']), 'noScore'),
  /** Higher is better (Barthel), or worse (PHQ-9): which way a trend is good. */
  higherIs: z._default(z.enum(['better', 'worse']), 'worse'),
  bands,
})
export type Score = z.infer<typeof score>
export type ScoreGroup = Score['groups'][number]

const page = z.strictObject({
  title: z.optional(plainText(40)),
  text: z.optional(plainText(600)),
  items: z
    .array(questionItem)
    .check(z.minLength(1, '至少要有一题'), z.maxLength(most.items, `不能超过${most.items}题`)),
})
export type QuestionPage = z.infer<typeof page>

/** The part that is filled in. Other documents embed it: a programme's application form. */
export const formDocument = z.strictObject({
  pages: z.array(page).check(z.minLength(1, '至少要有一页'), z.maxLength(most.pages, `不能超过${most.pages}页`)),
  /** What must be agreed to before sending: 本人承诺以上信息真实. */
  promise: z.optional(plainText(300)),
  redFlags: z._default(z.array(redFlag).check(z.maxLength(most.redFlags, `危险信号不能超过${most.redFlags}个`)), []),
})
export type FormDocument = z.infer<typeof formDocument>

/** One edition of a questionnaire: definition, scores, and where it comes from. Data only; nothing in it is ever run. */
export const questionnaireDocument = z.strictObject({
  ...formDocument.shape,
  title: plainText(40),
  purpose: z.enum(Object.keys(questionnairePurposes) as [QuestionnairePurpose, ...QuestionnairePurpose[]], {
    error: '要选择用途',
  }),
  introduction: z.optional(plainText(600)),
  /** A patient may begin it without being asked. */
  selfService: z._default(z.boolean(), false),
  /** The first one is the result's headline. */
  scores: z._default(z.array(score).check(z.maxLength(most.scores, `评分不能超过${most.scores}个`)), []),
  /** Who made it: publication, or the hospital. */
  source: plainText(400),
  /** On what terms it may be used. */
  licence: plainText(400),
  author: plainText(80),
  /** The day of the last medical review. */
  reviewedOn: z.string().check(z.refine(isDay, '审核日期要写成 2026-01-31 的样子')),
})
export type QuestionnaireDocument = z.infer<typeof questionnaireDocument>

/** As it is written in a file: what has a default may be left out. */
export type QuestionnaireDraft = z.input<typeof questionnaireDocument>
