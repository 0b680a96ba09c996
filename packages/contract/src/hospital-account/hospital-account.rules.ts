import * as z from 'zod/mini'
import { mobilePattern } from '../common/phone.ts'
import { limitedLine, personName } from '../common/text.ts'
import { points, sentenceOf } from '../rule.ts'

/** Seconds between two attempts to bind a person (core 9). */
export const bindPauseSeconds = 60

/** What the check of a file's mobile and address answers: 0 both are there, 1 mobile, 2 address, 3 both missing (core 8). */
export type FileGap = 0 | 1 | 2 | 3

/** What people read of each gap (core 8). */
export const missingSentences: Readonly<Record<Exclude<FileGap, 0>, string>> = {
  1: '您在医院预留的手机号缺失或不完整，请重新填写',
  2: '您在医院预留的现住址缺失或不完整，请重新填写',
  3: '您在医院预留的手机号、现住址缺失或不完整，请重新填写',
}

/** Fewer characters than these do not lead to a door: 宁禾市. */
const addressLeast = 5

export const isWholeAddress = (address: string): boolean => points(address.trim()) >= addressLeast
export const gapOf = ({ mobile, address }: { mobile: string; address: string }): FileGap =>
  (Number(!mobilePattern.test(mobile)) + 2 * Number(!isWholeAddress(address))) as FileGap

/** The address in a file: region and street in one line. */
export const fileAddress = limitedLine('现住址', 120)
/** The street and house in the form, below the chosen region. */
export const street = limitedLine('详细地址', 60)

/** Digits as people type them, full width too; not what else a program reads as a number: 0x10, 1e3. */
function figureIn(typed: string | number, perUnit: number): number | undefined {
  const text = String(typed).normalize('NFKC').trim()
  if (text === '') return undefined
  return /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * perUnit) / perUnit : NaN
}

/** A measured figure as it is typed or sent: 172, '172.5'. Empty counts as not given. Taken to 1 / `perUnit`. */
const measured = (what: string, unit: string, [least, most]: readonly [number, number], perUnit = 10) => {
  const sentence = `${what}须在${least}至${most}${unit}之间`
  const figure = z.pipe(
    z.union([z.number(), z.string()]),
    z.transform(typed => figureIn(typed, perUnit)),
  )
  const within = z.number({ error: () => sentence }).check(z.minimum(least, sentence), z.maximum(most, sentence))
  return z.pipe(figure, z.optional(within))
}

/** Centimetres; a newborn has 30 at least. */
export const height = measured('身高', '厘米', [30, 250])
/** Kilograms. */
export const weight = measured('体重', '公斤', [1, 300])
/** mmHg, whole: no hospital's books have more. */
export const systolic = measured('收缩压', '毫米汞柱', [40, 300], 1)
export const diastolic = measured('舒张压', '毫米汞柱', [20, 200], 1)

/** Occupations by GB/T 2261.4, as the front page of a medical record lists them. */
export const occupations = {
  '11': '国家公务员',
  '13': '专业技术人员',
  '17': '职员',
  '21': '企业管理人员',
  '24': '工人',
  '27': '农民',
  '31': '学生',
  '37': '现役军人',
  '51': '自由职业者',
  '54': '个体经营者',
  '70': '无业人员',
  '80': '退（离）休人员',
  '90': '其他',
} as const
export type Occupation = keyof typeof occupations
export const occupation = z.enum(Object.keys(occupations) as Occupation[], { error: () => '请选择职业' })

/** 新建成功 (core 8). */
export const createdSentence = (recordNumber: string): string =>
  `新建成功，您的病案号是 ${recordNumber} 前往医院就诊时请务必携带医保卡或医保电子凭证，初次就诊请先到自助机进行医保关联。`
/** After binding, when the window wrote the name otherwise. */
export const renamedSentence = '您的平台姓名已与院内姓名统一'
export const unboundSentence = '解绑成功'
export const notUnboundSentence = '解绑失败'
export const noCardSentence = '暂无就诊卡号可供选择'
/** Said when the hospital's system does not answer. */
export const unreachableSentence = '暂时连接不上医院，您填写的内容还在，请稍后再试'

/** Whether the window's name is another one than ours: the kinds of middle dot and blanks around it do not count. */
export const isSameName = (one: string, other: string): boolean => plainName(one) === plainName(other)
const plainName = (name: string): string => name.normalize('NFC').replace(/[\s·•・‧∙．.]/g, '')

/** A name of the hospital's that may become ours. */
export const isUsableName = (name: string): boolean => sentenceOf(personName, name) === undefined
