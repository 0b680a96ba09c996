import * as z from 'zod/mini'
import { isIdCard } from '../common/id-card.ts'
import type { MaritalStatus } from '../common/marital-status.ts'
import type { Person } from '../people/people.schemas.ts'

/** For whom a package is meant. */
export interface Suitable {
  readonly sex: 'M' | 'F' | 'any'
  /** Full years, both included. */
  readonly minAge: number
  readonly maxAge: number
  /** Some of its items are only done for those who are or were married (gynaecological ones). */
  readonly marriage: 'any' | 'married'
}

export interface Problem {
  /** incomplete: something must be filled in; unsuitable: this package is for others. */
  kind: 'incomplete' | 'unsuitable'
  sentence: string
}

const wereMarried: readonly MaritalStatus[] = ['married', 'divorced', 'widowed']
type Checked = Pick<Person, 'gender' | 'age' | 'maritalStatus' | 'needsGuardian'> & { hasIdCard: boolean }

/** Why somebody cannot be booked for a package: what is to be filled in first, then what does not fit. */
export function problemsFor(person: Checked, suitable: Suitable): Problem[] {
  const missing: string[] = []
  if (!person.hasIdCard) missing.push('请先补充身份证号，体检建档要用')
  if (person.needsGuardian) missing.push('请先补充监护人')
  const asksMarriage = suitable.marriage === 'married'
  if (asksMarriage && person.maritalStatus === 'unknown') missing.push('请先补充婚姻状况，部分项目要按此安排')
  const unfit: string[] = []
  if (person.gender !== '' && suitable.sex !== 'any' && person.gender !== suitable.sex)
    unfit.push(suitable.sex === 'F' ? '这个套餐只适合女性' : '这个套餐只适合男性')
  if (person.age !== null && (person.age < suitable.minAge || person.age > suitable.maxAge))
    unfit.push(`这个套餐适合${ageWords(suitable)}`)
  if (asksMarriage && person.maritalStatus !== 'unknown' && !wereMarried.includes(person.maritalStatus))
    unfit.push('这个套餐含已婚女性的妇科项目，未婚请选其他套餐')
  return [
    ...missing.map(sentence => ({ kind: 'incomplete' as const, sentence })),
    ...unfit.map(sentence => ({ kind: 'unsuitable' as const, sentence })),
  ]
}

export const oldest = 120
export const ageWords = ({ minAge, maxAge }: Pick<Suitable, 'minAge' | 'maxAge'>): string =>
  maxAge >= oldest ? `${minAge}岁及以上` : `${minAge}至${maxAge}岁`
export const sexWords = { M: '男性', F: '女性', any: '男女均可' } as const
export const suitableWords = (one: Suitable): string =>
  [sexWords[one.sex], ageWords(one), one.marriage === 'married' ? '已婚' : ''].filter(Boolean).join(' · ')

export const mostAddOns = 12

const codeSentence = '兑换码是12位字母和数字，请核对'
/** As it stands on the card, with or without blanks and in any case. */
export const voucherCode = z
  .string(codeSentence)
  .check(z.toUpperCase(), z.trim(), z.regex(/^[A-HJ-NP-Z2-9]{12}$/, codeSentence))

/** So many people a list may have. */
export const mostEmployees = 2000
/** And so many bytes its file. */
export const mostSheetBytes = 512 * 1024
/** A row of the company's list, as it was typed. */
export const employee = z.object({
  name: z.string().check(z.trim(), z.maxLength(60)),
  idCard: z._default(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(30)), ''),
  staffNo: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
  /** Which line of the sheet it is; left out: they follow the heading one after the other. */
  row: z.optional(z.int().check(z.minimum(1), z.maximum(2_000_000))),
})
export type Employee = z.infer<typeof employee>

/** What is wrong with the rows of a list, each by its number as the sheet counts them (the heading is row 1). */
export function problemsOfList(rows: readonly Employee[]): { row: number; sentence: string }[] {
  const seen = new Map<string, number>()
  return rows.flatMap(({ name, idCard, row: line }, at) => {
    const row = line ?? at + 2
    const sentences: string[] = []
    if (name === '') sentences.push('姓名不能为空')
    if (idCard !== '' && !isIdCard(idCard)) sentences.push('身份证号格式错误')
    const first = idCard === '' ? undefined : seen.get(idCard)
    if (first !== undefined) sentences.push(`与第${first}行身份证号重复`)
    else if (idCard !== '') seen.set(idCard, row)
    return sentences.map(sentence => ({ row, sentence }))
  })
}
