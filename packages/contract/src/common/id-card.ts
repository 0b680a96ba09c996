import * as z from 'zod/mini'
import { required } from '../rule.ts'
import { dayOf, isDay } from './days.ts'

/** What an ID number says of its holder. */
export interface IdCardHolder {
  /** 'YYYY-MM-DD'. */
  birthOn: string
  gender: 'M' | 'F'
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checks = '10X98765432'

/** The check character of the first 17 digits: weighted sum mod 11 (core 5, generic validators). */
export const checkCharacter = (first17: string): string =>
  checks[weights.reduce((sum, weight, at) => sum + weight * Number(first17[at]), 0) % 11] ?? ''

const holder = (day: string, order: string): IdCardHolder | undefined => {
  const birthOn = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
  return isDay(birthOn) ? { birthOn, gender: Number(order) % 2 === 1 ? 'M' : 'F' } : undefined
}

/**
 * Birth date and gender, or undefined when it is no ID number: 15 digits (born 19YY), or 17 digits plus the right
 * check character, x as good as X. The region code is never a reason to refuse: tables of regions grow old.
 */
export function readIdCard(text: string): IdCardHolder | undefined {
  if (/^\d{15}$/.test(text)) return holder(`19${text.slice(6, 12)}`, text.slice(12))
  if (!/^\d{6}(18|19|20)\d{9}[\dXx]$/.test(text) || checkCharacter(text) !== text.slice(17).toUpperCase())
    return undefined
  return holder(text.slice(6, 14), text.slice(14, 17))
}

export const isIdCard = (text: string): boolean => readIdCard(text) !== undefined

/** The same number in 18 characters with an upper-case X: one person, one spelling. The text itself when it is no ID number. */
export function toEighteen(text: string): string {
  if (!isIdCard(text)) return text
  if (text.length === 18) return text.toUpperCase()
  const first17 = `${text.slice(0, 6)}19${text.slice(6)}`
  return first17 + checkCharacter(first17)
}

/** Full years of age at an instant (epoch ms), by the day in Asia/Shanghai; negative when born later. */
export function ageAt(birthOn: string, at: number): number {
  const day = dayOf(at)
  return Number(day.slice(0, 4)) - Number(birthOn.slice(0, 4)) - (day.slice(5) < birthOn.slice(5) ? 1 : 0)
}

const format = '身份证格式错误'

/** The rule of a field that must hold an ID number (core 5); kept as typed but for an upper-case X. */
export const idCard = required('身份证号不能为空', z.toUpperCase(), z.refine(isIdCard, format))

/** The rule of a field that may stay empty, as at registration (core 5). */
export const optionalIdCard = z._default(
  z.string().check(
    z.trim(),
    z.toUpperCase(),
    z.refine(text => text === '' || isIdCard(text), format),
  ),
  '',
)
