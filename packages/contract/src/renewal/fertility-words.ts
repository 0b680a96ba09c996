import { pregnancyWeek } from '../common/pregnancy-week.ts'
import { fertilityLabels } from './renewal.limits.ts'

/** 妊娠期，孕31周. */
export function fertilityInWords(
  fertility: keyof typeof fertilityLabels,
  pregnantFrom: string | null | undefined,
  now: number,
): string {
  const week = fertility === 'pregnant' ? pregnancyWeek(pregnantFrom, now) : null
  return week === null ? fertilityLabels[fertility] : `${fertilityLabels[fertility]}，孕${week}周`
}
