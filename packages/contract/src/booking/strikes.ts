import { dayOf, startOfDay } from '../common/days.ts'
import type { HospitalRule } from './hospital-rules.ts'

/** What counts against a real person, over all his accounts (docs/decisions/0130). */
export const strikeKinds = {
  /** Paid or registered, and given back in time. */
  withdrawn: { label: '退号', group: 'withdrawn' },
  /** Too late to be given back, and said before the visit: the number is free for somebody else. */
  late: { label: '临时来不了', group: 'withdrawn' },
  /** Given back before it was paid. */
  let_go: { label: '未支付取消', group: 'unpaid' },
  /** Not paid in time. */
  run_out: { label: '超时未支付', group: 'unpaid' },
  /** The hospital says 未就诊. */
  missed: { label: '爽约', group: 'missed' },
} as const
export type StrikeKind = keyof typeof strikeKinds
export const strikeKindNames = Object.keys(strikeKinds) as [StrikeKind, ...StrikeKind[]]
export type StrikeGroup = (typeof strikeKinds)[StrikeKind]['group']
export const kindsOf = (group: StrikeGroup): StrikeKind[] =>
  strikeKindNames.filter(kind => strikeKinds[kind].group === group)

export interface StrikeLimit {
  /** With so many the person does not book … */
  readonly most: number
  /** … for so many days. */
  readonly banDays: number
  /** Days that are counted; 1: today alone. */
  readonly days: number
  /** '30天内退号'. */
  readonly words: string
}

export function strikeLimit(group: StrikeGroup, rule: HospitalRule): StrikeLimit {
  switch (group) {
    case 'withdrawn':
      return {
        most: rule.cancelsMost,
        days: rule.cancelsDays,
        banDays: rule.banDays,
        words: `${rule.cancelsDays}天内退号`,
      }
    case 'unpaid':
      return { most: rule.unpaidMost, days: 1, banDays: rule.unpaidBanDays, words: '一天内取号未支付' }
    case 'missed':
      return {
        most: rule.missesMost,
        days: rule.missesDays,
        banDays: rule.missBanDays,
        words: `${rule.missesDays}天内爽约`,
      }
  }
}

const dayMs = 86_400_000
/** From when strikes are counted at an instant. Epoch ms. */
export const countedSince = (now: number, { days }: Pick<StrikeLimit, 'days'>): number =>
  days === 1 ? startOfDay(dayOf(now)) : now - days * dayMs

/** Numbers of one session that the people of one account may let go unpaid on one day; a person may one. */
export const accountLetsGoOfSession = 2
/** … and of all sessions together. */
export const accountLetsGo = 6
