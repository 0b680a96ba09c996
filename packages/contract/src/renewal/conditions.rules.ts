import * as z from 'zod/mini'
import { optionalLimitedText } from '../common/text.ts'
import { guardianAge } from './renewal.limits.ts'

/** What the law wants made sure of before a prescription is signed; asked on the page, held by the server, kept with the prescription. */

/** 处方管理办法 2007, article 19: seven days as a rule; for some chronic illness, illness of the old and special cases longer, with the reason. */
export const usualDays = 7
export const longReasons = {
  chronic: { label: '慢性病，病情稳定', most: 84 },
  old_age: { label: '老年病，需长期用药', most: 84 },
  special: { label: '行动不便、路途遥远等特殊情况', most: 30 },
} as const
export type LongReason = keyof typeof longReasons
export const longReasonNames = Object.keys(longReasons) as [LongReason, ...LongReason[]]
export const longReason = z._default(z.enum([...longReasonNames, '']), '')

export const wantsLongReason = (lines: readonly { days: number }[]): boolean =>
  lines.some(line => line.days > usualDays)

/** Why these days will not do with this reason. */
export function wrongDuration(lines: readonly { days: number }[], reason: LongReason | ''): string | undefined {
  if (!wantsLongReason(lines)) return undefined
  if (reason === '') return `用药超过${usualDays}天，请选择延长用量的理由`
  const { label, most } = longReasons[reason]
  return lines.some(line => line.days > most) ? `“${label}”最多开具${most}天用量` : undefined
}

/** 互联网诊疗管理办法（试行）2018, article 20: medicine for a child under six only with a guardian and a doctor of the field at its side. */
export const isYoungChild = (age: number | null): boolean => age === null || age < guardianAge
export const companion = z._default(optionalLimitedText('陪伴医师', 50), '')

export function wrongChildCare(
  age: number | null,
  care: { guardianPresent: boolean; companion: string },
): string | undefined {
  if (!isYoungChild(age)) return undefined
  if (!care.guardianPresent) return '就诊人未满6岁，请确认监护人在场陪同'
  return care.companion.trim() === '' ? '就诊人未满6岁，请填写陪伴患儿的相关专业医师（姓名和单位）' : undefined
}
