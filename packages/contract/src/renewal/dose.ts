/** How much of a medicine is taken at once and how often: read, written, never guessed. */

/** Units of one dose. 适量: so much as covers the place, without a number. */
export const doseUnits = [
  'mg',
  'g',
  'μg',
  '单位',
  'ml',
  '片',
  '粒',
  '袋',
  '支',
  '丸',
  '滴',
  '揿',
  '吸',
  '喷',
  '贴',
  '枚',
  '适量',
] as const
export type DoseUnit = (typeof doseUnits)[number]

export interface Dose {
  /** 1 where the unit is 适量. */
  readonly amount: number
  readonly unit: DoseUnit
}

/** «0.5g», «2片», «适量». Undefined where it is anything else, such as 遵医嘱 or 按体重. */
export function parseDose(text: string): Dose | undefined {
  const trimmed = text.trim()
  if (trimmed === '适量') return { amount: 1, unit: '适量' }
  const [, digits, word] = /^(\d{1,6}(?:\.\d{1,4})?)\s*([^\d\s.]+)$/.exec(trimmed) ?? []
  const unit = doseUnits.find(one => one === (spellings[word ?? ''] ?? word))
  if (!digits || !unit || unit === '适量' || Number(digits) <= 0) return undefined
  return { amount: Number(digits), unit }
}
/** The same unit in other letters. */
const spellings: Readonly<Record<string, DoseUnit>> = {
  µg: 'μg',
  ug: 'μg',
  mcg: 'μg',
  IU: '单位',
  iu: '单位',
  U: '单位',
  毫克: 'mg',
  克: 'g',
  微克: 'μg',
  毫升: 'ml',
  mL: 'ml',
  ML: 'ml',
}

/** All the ways in which this unit is written. */
export const waysToWrite = (unit: DoseUnit): string[] => [
  unit,
  ...Object.keys(spellings).filter(spelling => spellings[spelling] === unit),
]

export const writeDose = ({ amount, unit }: Dose): string => (unit === '适量' ? unit : `${amount}${unit}`)

/** Frequencies of a prescription: code, label, times a day on average; prn has no number. */
export const frequencies = {
  qd: { label: '每日1次', timesADay: 1 },
  bid: { label: '每日2次', timesADay: 2 },
  tid: { label: '每日3次', timesADay: 3 },
  qid: { label: '每日4次', timesADay: 4 },
  qn: { label: '每晚1次', timesADay: 1 },
  qod: { label: '隔日1次', timesADay: 1 / 2 },
  q12h: { label: '每12小时1次', timesADay: 2 },
  q8h: { label: '每8小时1次', timesADay: 3 },
  q6h: { label: '每6小时1次', timesADay: 4 },
  q4h: { label: '每4小时1次', timesADay: 6 },
  qw: { label: '每周1次', timesADay: 1 / 7 },
  biw: { label: '每周2次', timesADay: 2 / 7 },
  prn: { label: '必要时', timesADay: null },
  once: { label: '单次', timesADay: 1 },
} as const
export type FrequencyCode = keyof typeof frequencies
export const frequencyCodes = Object.keys(frequencies) as FrequencyCode[]

/** Nothing is taken more often when it is taken 必要时. */
export const mostTimesADay = 24
export const mostMissing = '必要时使用的药品，请填写每日最多使用次数'
const prnWithMost = /^必要时（每日最多(\d{1,2})次）$/

/** As it stands on a prescription; `most`: how often a day at most what is taken 必要时. */
export const writeFrequency = (code: FrequencyCode, most: number | null): string =>
  code === 'prn' && most !== null ? `必要时（每日最多${most}次）` : frequencies[code].label

/** By code, label, or as it stands on a prescription; undefined for anything else. */
export const parseFrequency = (text: string): FrequencyCode | undefined =>
  prnWithMost.test(text) ? 'prn' : frequencyCodes.find(code => code === text || frequencies[code].label === text)

/** How often a day at most what is taken 必要时; null where that is not written. */
export function mostADayIn(text: string): number | null {
  const most = prnWithMost.exec(text)?.[1]
  return most === undefined ? null : Number(most)
}
