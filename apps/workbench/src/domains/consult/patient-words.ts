import { monthsInWords, yearsInWords } from '@nethos/contract/common/age-words.ts'

const genders: Readonly<Record<string, string>> = { M: '男', F: '女' }

export const genderInWords = (gender: string | null): string => genders[gender ?? ''] ?? '性别未知'
export const ageInWords = (age: number | null): string => (age === null ? '年龄未知' : yearsInWords(age))

/** 女 · 45岁 */
export const genderAndAge = (gender: string | null, age: number | null): string =>
  `${genderInWords(gender)} · ${ageInWords(age)}`

/** Of the small by months, since doses go by them. */
export const ageOfMonths = (months: number | null): string => (months === null ? '年龄未知' : monthsInWords(months))
