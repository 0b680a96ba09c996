import * as z from 'zod/mini'
import { limitedText } from '../common/text.ts'
import type { MeasuredValue } from './pathway.work.ts'

/** Why a pathway is stopped or paused; a note of the staff. */
export const pathwayReason = limitedText('原因', 200)
export const pathwayNote = limitedText('备注', 500)

/** A time of the day in Asia/Shanghai as '22:30', or '' for none. */
const timeOfDay = z.string().check(z.regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, '请填写时间，例如 22:00'))

/** Between which times of the day an account is told nothing that can wait; both '': at every hour. */
export const quietHours = z.object({ quietFrom: timeOfDay, quietUntil: timeOfDay }).check(
  z.refine(one => (one.quietFrom === '') === (one.quietUntil === ''), {
    error: '免打扰时段请同时填写开始和结束时间',
    path: ['quietUntil'],
  }),
  z.refine(one => one.quietFrom === '' || one.quietFrom !== one.quietUntil, {
    error: '免打扰的开始和结束时间不能相同',
    path: ['quietUntil'],
  }),
)
export type QuietHours = z.infer<typeof quietHours>

/** What holds for who has set nothing. */
export const usualQuietHours: QuietHours = { quietFrom: '22:00', quietUntil: '07:00' }

export interface Measured {
  key: string
  value: number
  isDanger: boolean
}

/** At most as many decimals as the value is measured in. */
const isAsPrecise = (value: number, decimals: number): boolean =>
  Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6

/** The sentence against one value, as the page shows it under the field; undefined: it is plausible. */
export function measuredSentence(value: MeasuredValue, given: number | undefined): string | undefined {
  const { label, unit, min, max, decimals } = value
  if (given === undefined || !Number.isFinite(given)) return `请填写${label}`
  if (given < min || given > max) return `${label}应在${min}到${max}${unit}之间，请核对后重新填写`
  if (!isAsPrecise(given, decimals)) return decimals === 0 ? `${label}请填写整数` : `${label}最多填写${decimals}位小数`
  return undefined
}

/** Whether a plausible value lies where somebody should look. */
export const isDangerous = ({ dangerBelow, dangerAbove }: MeasuredValue, given: number): boolean =>
  (dangerBelow !== undefined && given <= dangerBelow) || (dangerAbove !== undefined && given >= dangerAbove)

/** What was measured, judged: the first sentence that refuses it, or the values and what is advised at once. */
export function judgeMeasured(
  values: readonly MeasuredValue[],
  given: readonly { key: string; value: number }[],
): { sentence: string } | { values: Measured[]; advice: string[] } {
  const judged: Measured[] = []
  const advice = new Set<string>()
  for (const one of values) {
    const value = given.find(other => other.key === one.key)?.value
    const sentence = measuredSentence(one, value)
    if (sentence !== undefined || value === undefined) return { sentence: sentence ?? `请填写${one.label}` }
    const isDanger = isDangerous(one, value)
    if (isDanger) advice.add(one.advice)
    judged.push({ key: one.key, value, isDanger })
  }
  return { values: judged, advice: [...advice] }
}
