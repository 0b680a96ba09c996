import { defaultRule, type HospitalRule } from '@nethos/contract/booking/hospital-rules.ts'
import type { Ctx } from '../../calls/handler.ts'

export const ruleColumns = [
  'cancelDaysBefore',
  'cancelMinute',
  'dayMost',
  'weekMost',
  'cancelsMost',
  'cancelsDays',
  'banDays',
  'changesMost',
  'windowPay',
  'waitlistOn',
  'quietFrom',
  'quietUntil',
  'drawOn',
  'drawMinutes',
  'checkInNote',
] as const

/** The hospital's own rule, or what holds for everybody. */
export const ruleOf = async ({ db }: Pick<Ctx, 'db'>, hosId: string): Promise<HospitalRule> =>
  (await db.selectFrom('bookingRule').select(ruleColumns).where('hosId', '=', hosId).executeTakeFirst()) ?? defaultRule
