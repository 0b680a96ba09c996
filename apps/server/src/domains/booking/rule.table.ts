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
  'unpaidMost',
  'unpaidBanDays',
  'holdsMost',
  'missesMost',
  'missesDays',
  'missBanDays',
  'changesMost',
  'windowPay',
  'waitlistOn',
  'offerMinutes',
  'quietFrom',
  'quietUntil',
  'lineAfterMinutes',
  'drawOn',
  'drawMinutes',
  'scarceMinutes',
  'turnDays',
  'checkInNote',
] as const

type Row = { [Column in (typeof ruleColumns)[number]]: HospitalRule[Column] | null }

/** The rule among the columns of a row: the hospital's own, or what holds for everybody. */
export const ruleIn = (row: Row): HospitalRule =>
  row.dayMost === null
    ? defaultRule
    : (Object.fromEntries(ruleColumns.map(column => [column, row[column]])) as Row as HospitalRule)

/** The hospital's own rule, or what holds for everybody. */
export const ruleOf = async ({ db }: Pick<Ctx, 'db'>, hosId: string): Promise<HospitalRule> =>
  (await db.selectFrom('bookingRule').select(ruleColumns).where('hosId', '=', hosId).executeTakeFirst()) ?? defaultRule

/** Of every hospital. */
export async function rulesOf({ db }: Pick<Ctx, 'db'>): Promise<(HospitalRule & { hosId: string })[]> {
  const [hospitals, rules] = [
    await db.selectFrom('hospital').select('hosId').execute(),
    await db.selectFrom('bookingRule').select('hosId').select(ruleColumns).execute(),
  ]
  return hospitals.map(({ hosId }) => rules.find(rule => rule.hosId === hosId) ?? { hosId, ...defaultRule })
}

/** Of the hospital that holds a session. */
export const ruleOfSession = async ({ db }: Pick<Ctx, 'db'>, sessionId: string): Promise<HospitalRule> =>
  (await db
    .selectFrom('bookingRule')
    .innerJoin('clinicSession', 'clinicSession.hosId', 'bookingRule.hosId')
    .select(ruleColumns)
    .where('clinicSession.sessionId', '=', sessionId)
    .executeTakeFirst()) ?? defaultRule
