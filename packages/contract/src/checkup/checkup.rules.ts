import * as z from 'zod/mini'
import { isIdCard, toEighteen } from '../common/id-card.ts'
import type { MaritalStatus } from '../common/marital-status.ts'
import { relationships, type Relationship } from '../people/people.rules.ts'
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
    // 15 and 18 digits may be the same person.
    const whose = toEighteen(idCard)
    const first = idCard === '' ? undefined : seen.get(whose)
    if (first !== undefined) sentences.push(`与第${first}行身份证号重复`)
    else if (idCard !== '') seen.set(whose, row)
    return sentences.map(sentence => ({ row, sentence }))
  })
}

/** So many members of the family one employee may book for, at most; the contract names fewer. */
export const mostFamily = 9
const family: readonly Relationship[] = ['self', 'parents', 'spouse', 'children', 'relatives']
/** As people read them. */
export const relationshipWords: Readonly<Record<Relationship, string>> = relationships
/** Whether somebody of the account is family: the company's price for families is theirs, not a friend's. */
export const isFamily = (relationship: Relationship): boolean => family.includes(relationship)

/** What the contract with a company names for the families of its people; both or none. */
export const familyTerms = z.object({
  priceCents: z
    .int('请填写家属价')
    .check(z.minimum(100, '家属价不能低于1元'), z.maximum(10_000_000, '家属价不能超过10万元')),
  /** For so many of each employee's family. */
  each: z
    .int('请填写每人几位家属')
    .check(z.minimum(1, '每人至少1位家属'), z.maximum(mostFamily, `每人最多${mostFamily}位家属`)),
})
export type FamilyTerms = z.infer<typeof familyTerms>
