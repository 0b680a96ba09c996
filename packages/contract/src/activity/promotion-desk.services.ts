import * as z from 'zod/mini'
import { isDay } from '../common/days.ts'
import { acrossFields } from '../rule.ts'
import { obj, service, type Services } from '../service.ts'

const access = ['operator', 'admin'] as const

/** The most months that one report covers, both ends counted. */
export const promotionMonthsMost = 24

/** What one line stands for, of one month each. */
export const promotionGroups = ['code', 'department', 'month'] as const
export type PromotionGroup = (typeof promotionGroups)[number]

/** doctor: a doctor's own code; activity: of coupons; friend: any patient's, told as one sum, for who invites whom is theirs. */
export const promotionSources = ['doctor', 'activity', 'friend'] as const
export type PromotionSource = (typeof promotionSources)[number]
export const promotionSourceLabels: Readonly<Record<PromotionSource, string>> = {
  doctor: '医护推广码',
  activity: '优惠券活动',
  friend: '好友邀请',
}

/** A month of Asia/Shanghai, 'YYYY-MM'. */
const month = z.string().check(z.refine(text => isDay(`${text}-01`), '请选择月份'))
interface Months {
  fromMonth: string
  untilMonth: string
}
const nth = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
const inOrder = acrossFields<Months>(({ fromMonth, untilMonth }) => fromMonth <= untilMonth, '开始月份不能晚于结束月份')
const notTooMany = acrossFields<Months>(
  ({ fromMonth, untilMonth }) => nth(untilMonth) - nth(fromMonth) < promotionMonthsMost,
  `最多选择${promotionMonthsMost}个月`,
)
/** What a report is asked for with; the page says the same sentences before it asks. */
export const promotionAsked = z
  .object({ fromMonth: month, untilMonth: month, groupedBy: z.enum(promotionGroups) })
  .check(inOrder, notTooMany)

const brought = z.object({
  month: z.string(),
  /** '' where the line is a department's or a month's, and of friends. */
  code: z.string(),
  source: z.nullable(z.enum(promotionSources)),
  /** The doctor, or the name of the activity; '' of a department or a month. */
  promoterName: z.string(),
  /** '' for what is no doctor's. */
  deptName: z.string(),
  /** Accounts made with the code in this month. */
  registered: z.int(),
  /** Of these, whose owner is verified now. */
  verified: z.int(),
})

/** 推广统计: who has brought how many, by promote code, department and month (docs/product/needs.md A36). Never who came. */
export const promotionDeskServices = {
  /** The newest month first, in it who brought the most. */
  promotionFigures: service({
    name: 'staff.promotion.figures',
    kind: 'query',
    access,
    audits: { none: 'counts of registrations, nobody’s record' },
    input: promotionAsked,
    reply: obj(z.object({ rows: z.array(brought) })),
  }),
  /** The same as a CSV text, with the sum below; it writes a line. */
  exportPromotion: service({
    name: 'staff.promotion.export',
    kind: 'command',
    access,
    audits: { writes: ['promotion.export'] },
    input: promotionAsked,
    reply: obj(z.object({ fileName: z.string(), csv: z.string(), rows: z.int() })),
    limits: [{ per: 'account', times: 20, seconds: 600 }],
  }),
} satisfies Services
