import * as z from 'zod/mini'
import { startOfDay } from '../common/days.ts'
import { ageAt } from '../common/id-card.ts'

/** What one may be let do for somebody, with the words people read. */
export const grantScopes = {
  book: '挂号',
  pay: '缴费',
  reports: '查看报告和健康档案',
  consult: '咨询医生',
} as const
export type GrantScope = keyof typeof grantScopes
export const grantScopeKeys = Object.keys(grantScopes) as GrantScope[]

/** For how many days. A year at most: chronic care is reviewed once a year, and who let somebody in is asked again (docs/decisions/0030). */
export const grantPeriods = { 30: '30天', 90: '3个月', 180: '半年', 365: '一年' } as const
export type GrantDays = 30 | 90 | 180 | 365

/** A request waits so long for its answer. */
export const askedHours = 72
/** So many requests may go to one phone in a day. */
export const asksADay = 5

/** From 14 on the young person's own consent is asked for; from 18 on he is of age. */
export const ageLines = [14, 18] as const

/** When somebody has the birthday of so many years, epoch ms: 00:00 Asia/Shanghai. Born on 29 February: on 1 March. */
export function birthdayAt(birthOn: string, years: number): number {
  const on = `${Number(birthOn.slice(0, 4)) + years}${birthOn.slice(4)}`
  return startOfDay(on.endsWith('-02-29') ? on.replace('-02-29', '-03-01') : on)
}

/** The next birthday at which what others may do for somebody ends by itself; undefined when there is none any more. */
export function nextAgeLine(birthOn: string | null, since: number): { years: number; at: number } | undefined {
  if (!birthOn) return undefined
  const years = ageLines.find(line => since < birthdayAt(birthOn, line))
  return years && { years, at: birthdayAt(birthOn, years) }
}

/** Under 14 nobody is asked: parents answer for the child. */
export const isTooYoungAt = (birthOn: string | null, now: number): boolean =>
  birthOn !== null && ageAt(birthOn, now) < ageLines[0]

/** When a grant given now ends: after its days, but never past the next of the two birthdays. Epoch ms. */
export const grantEndsAt = (birthOn: string | null, days: number, now: number): number =>
  Math.min(now + days * 86_400_000, nextAgeLine(birthOn, now)?.at ?? Infinity)

export const scopes = z
  .array(z.enum(grantScopeKeys), { error: issue => (issue.input === undefined ? '请选择授权内容' : undefined) })
  .check(
    z.refine(chosen => chosen.length > 0, '请选择授权内容'),
    z.maxLength(grantScopeKeys.length),
  )
export const days = z.pipe(
  z.union([z.int(), z.string()]),
  z.pipe(
    z.transform((value: number | string) => Number(value) as GrantDays),
    z.custom<GrantDays>(value => Number(value) in grantPeriods, '请选择授权期限'),
  ),
)

/** Why an account may not act for one of its people now. */
export type ClosedReason = 'revoked' | 'handed_back' | 'refused' | 'expired' | 'of_14' | 'of_18' | 'not_in_scope'

const again = '如需继续代办，请重新申请授权'
export const closedSentences: Readonly<Record<ClosedReason, string>> = {
  revoked: `对方已收回授权，您暂时不能代办。${again}`,
  handed_back: `您已结束代办。${again}`,
  refused: `对方没有同意由您代办。${again}`,
  expired: `对方的授权已到期。${again}`,
  of_14: '就诊人已满14周岁，需要本人同意后您才能继续代办',
  of_18: '就诊人已满18周岁，需要本人同意后您才能继续代办',
  not_in_scope: `对方没有授权您办这件事。${again}`,
}
