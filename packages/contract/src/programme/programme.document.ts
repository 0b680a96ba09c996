import * as z from 'zod/mini'
import { serviceIconNames } from '../common/service-icons.ts'
import { id } from '../common/fields.ts'
import { formDocument } from '../questionnaire/questionnaire.document.ts'
import { itemKey, plainText } from '../questionnaire/questionnaire.items.ts'
import { pathwayDocument } from '../pathway/pathway.document.ts'

/** The kinds of pages that every programme's addresses are shown by. */
export const programmePageKinds = {
  home: '专区首页',
  introduction: '介绍',
  experts: '专家',
  reading: '资讯',
  article: '文章',
  notice: '须知',
  offers: '选择服务',
  apply: '申请表',
  applications: '我的申请',
  application: '申请详情',
  information: '申请信息',
  pay: '支付',
  plan: '方案和随访',
  followUps: '随访',
  paper: '随访问卷',
  result: '评估结果',
  chat: '沟通',
  share: '分享',
} as const
export type ProgrammePageKind = keyof typeof programmePageKinds
/** Those that an entry may lead to: the others need a record. */
export const entryKinds = [
  'introduction',
  'experts',
  'reading',
  'notice',
  'offers',
  'apply',
  'applications',
  'followUps',
] as const

/** A page of this app, or of another kind of this programme. `set`: which reading set. */
const target = z.discriminatedUnion('to', [
  z.object({ to: z.literal('kind'), kind: z.enum(entryKinds), set: z.optional(itemKey) }),
  z.object({
    to: z.literal('page'),
    address: z.string().check(z.regex(/^\/(?![/\\])[^\s\\]{0,199}$/, '页面地址须以 / 开头，例如 /doc/index')),
  }),
])
const entry = z.object({
  title: plainText(10),
  note: z._default(z.string().check(z.maxLength(20, '说明不能超过20个字')), ''),
  icon: z.enum(serviceIconNames, { error: '请选择图标' }),
  target,
})
export type ProgrammeEntry = z.infer<typeof entry>

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, '日期要写成 2026-01-31 的样子'))
const article = z.object({
  code: itemKey,
  title: plainText(40),
  /** Paragraphs stand apart by an empty line; a line that begins with # is a heading. */
  body: plainText(6000),
  author: plainText(40),
  reviewedOn: day,
  source: plainText(200),
})
export type ProgrammeArticle = z.infer<typeof article>
const readingSet = z.object({
  code: itemKey,
  title: plainText(20),
  articles: z.array(article).check(z.minLength(1, '每组资讯至少要有一篇'), z.maxLength(40, '每组资讯最多40篇')),
})

const offer = z.object({
  code: itemKey,
  title: plainText(20),
  text: plainText(400),
  /** Whole cents; 0: free. */
  priceCents: z.int().check(z.minimum(0, '价格不能小于0'), z.maximum(10_000_000, '价格不能超过10万元')),
  /** What stands in place of 免费 where this costs nothing yet: 费用到院按项目结算. Of an offer without a price alone. */
  priceWord: z.optional(plainText(20)),
  /** So many days from its beginning it lasts; left out: until the hospital ends it. */
  days: z.optional(z.int().check(z.minimum(1, '至少1天'), z.maximum(1100, '最多1100天'))),
})
export type ProgrammeOffer = z.infer<typeof offer>

const hours = (most: number) => z.int().check(z.minimum(1, '至少1小时'), z.maximum(most, `最多${most}小时`))

/** What the patient is told in a state, where the hospital wants other words than the usual. */
const stateWords = z.object({
  label: z.optional(plainText(10)),
  text: z.optional(plainText(200)),
  /** On the button that leads on, of a state that has one (`stateButtons`). */
  button: z.optional(plainText(8)),
})
/** The states of an application (programme.status.ts), as one says them in a document. */
export const applicationStatusNames = [
  'applied',
  'asked',
  'accepted',
  'to_pay',
  'paid',
  'going',
  'done',
  'declined',
  'withdrawn',
  'expired',
  'refunded',
] as const

const application = z.object({
  /** What it is called: 康复申请. */
  title: plainText(12),
  form: formDocument,
  /** What can be applied for; one of one kind is not asked for. */
  offers: z.array(offer).check(z.minLength(1, '至少要有一项服务'), z.maxLength(20, '服务最多20项')),
  /** Nobody needs to accept it: it is to be paid, or begins, at once. */
  isAcceptedAtOnce: z._default(z.boolean(), false),
  /** By when the hospital decides, and by when the patient pays and answers what he was asked. */
  decideHours: z._default(hours(720), 48),
  payHours: z._default(hours(168), 24),
  askHours: z._default(hours(720), 168),
  /** Words of single states; the others have the usual ones. */
  states: z._default(z.partialRecord(z.enum(applicationStatusNames), stateWords), {}),
  /** Who answers it beside the office. */
  answeredBy: z._default(z.array(z.enum(['doctor', 'nurse'])).check(z.maxLength(2)), ['doctor', 'nurse']),
})

export type ProgrammeApplication = z.infer<typeof application>

/** One edition of a programme: everything that its pages show. Data only; what differs beyond it is a page of its own. */
export const programmeDocument = z.object({
  name: plainText(20),
  /** Stands under the name and in a shared link. */
  summary: plainText(60),
  /** Drawn in the picture above the zone and on its poster. */
  icon: z.enum(serviceIconNames, { error: '请选择图标' }),
  tone: z._default(z.enum(['blue', 'green', 'rose', 'amber', 'violet'], { error: '请选择颜色' }), 'blue'),
  entries: z.array(entry).check(z.minLength(1, '至少要有一个入口'), z.maxLength(16, '入口最多16个')),
  introduction: z.object({
    text: plainText(4000),
    place: z._default(z.string().check(z.maxLength(100, '地址不能超过100个字')), ''),
    telephone: z._default(z.string().check(z.regex(/^[\d\- ]{0,24}$/, '电话只能用数字和横线')), ''),
  }),
  experts: z._default(
    z.object({
      /** Names of departments or clinics: all their doctors who are open. */
      departments: z.array(plainText(30)).check(z.maxLength(10, '科室最多10个')),
      docIds: z.array(id).check(z.maxLength(60, '医生最多60位')),
      teamIds: z.array(id).check(z.maxLength(20, '团队最多20个')),
    }),
    { departments: [], docIds: [], teamIds: [] },
  ),
  readings: z._default(z.array(readingSet).check(z.maxLength(20, '资讯最多20组')), []),
  notice: z._default(
    z.nullable(z.object({ title: plainText(20), text: plainText(4000), consent: plainText(60) })),
    null,
  ),
  application: z._default(z.nullable(application), null),
  /** Starts when the service begins, which is its anchor `accepted`; `applied` is when it was applied for. */
  plan: z._default(z.nullable(pathwayDocument), null),
  /** The patient and those who answer can write to each other while it goes on. */
  hasTalk: z._default(z.boolean(), false),
})
export type ProgrammeDocument = z.infer<typeof programmeDocument>
/** As it is written in a file: what has a default may be left out. */
export type ProgrammeDraft = z.input<typeof programmeDocument>

export const offerOf = (document: ProgrammeDocument, code: string): ProgrammeOffer | undefined =>
  document.application?.offers.find(one => one.code === code)
