import { rhythmOf, timesOf, weekdayWord, weekdaysOf, type Weekday } from '@nethos/contract/renewal/reminder-rhythm.ts'
import type { DrugLine, MedicationRow } from '@nethos/contract/renewal/renewal.schemas.ts'

/** Where a medicine is, or whether it is still taken. */
export function stateWord({ isReceived, isCurrent }: Pick<MedicationRow, 'isReceived' | 'isCurrent'>): string {
  if (!isReceived) return '待收药'
  return isCurrent ? '使用中' : '已用完'
}

/** When he is reminded of one medicine: 每周一 08:00. No weekday: the one on which it comes. */
export function reminderWords(
  line: Pick<DrugLine, 'frequency'>,
  times: readonly string[],
  weekday: Weekday | undefined,
): string {
  const rhythm = rhythmOf(line)
  if (!rhythm) return '按医嘱使用，不提醒'
  const own = timesOf(line, times)
  if (own.length === 0) return rhythm.from ? `没有${rhythm.from}以后的提醒时间，不会提醒` : '不会提醒'
  const missing = rhythm.usual.length - own.length
  return `${daysInWords(line, weekday)}${own.join('、')}${missing > 0 ? `，还差${missing}个提醒时间` : ''}`
}

function daysInWords(line: Pick<DrugLine, 'frequency'>, weekday: Weekday | undefined): string {
  const days = rhythmOf(line)?.days
  if (days === undefined || days === 'first') return '只提醒一次，'
  if ('every' in days) return days.every === 1 ? '每天' : '隔日'
  return weekday === undefined
    ? '每周从收到药那天算起，'
    : `每${weekdaysOf(line, weekday).map(weekdayWord).join('、')} `
}
