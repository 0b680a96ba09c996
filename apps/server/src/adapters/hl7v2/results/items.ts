import type { LabFlag, LabItem, LabRange } from '../../../ports/hospital-results.ts'
import { MessageFault } from '../fault.ts'
import { wordsAt } from '../fields.ts'
import { placeOf, type Segment } from '../message.ts'
import type { Panel, Result } from './panels.ts'

const numberPattern = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d{1,2})?$/
const comparators: Readonly<Record<string, LabItem['comparator']>> = {
  '<': '<',
  '<=': '<=',
  '≤': '<=',
  '>': '>',
  '>=': '>=',
  '≥': '>=',
}
const number = (text: string): number | undefined =>
  numberPattern.test(text) && Number.isFinite(Number(text)) ? Number(text) : undefined

type Value = Pick<LabItem, 'value' | 'comparator' | 'text'>
const textValue = (text: string): Value => ({ value: null, comparator: '', text })

/** 4.1, <0.5, ≥ 1000; anything else is words. Laboratories write numbers into text fields as well. */
function measured(text: string): Value {
  const [, sign = '', rest = ''] = /^(<=?|>=?|≤|≥)?\s*(.*)$/s.exec(text) ?? []
  const value = number(rest)
  return value === undefined ? textValue(text) : { value, comparator: comparators[sign] ?? '', text: '' }
}

/** SN: comparator ^ number ^ separator ^ number: ^1^:^80, ^3^+, <^5. */
function structured(obx: Segment): Value {
  const [sign, first, separator, second] = [1, 2, 3, 4].map(part => obx.at(5, part)) as [string, string, string, string]
  if (separator === '' && second === '') return measured(`${sign}${first}`)
  return textValue(`${sign}${first}${separator}${second}`)
}

function valueOf(obx: Segment): Value {
  const type = obx.at(2).toUpperCase()
  if (type === 'SN') return structured(obx)
  if (type === 'CE' || type === 'CWE' || type === 'CNE') return textValue(wordsAt(obx, 5))
  const all = Array.from({ length: obx.repeats(5) }, (_, repetition) => obx.at(5, 1, { repetition }))
  const text = all.filter(one => one !== '').join('\n')
  if (type === 'NM') {
    const read = measured(text)
    if (text !== '' && read.value === null && !/\D/.test(text.slice(0, 1)))
      throw new MessageFault(placeOf(obx, 5), '不是数', 102)
    return read
  }
  return measured(text)
}

const flags: Readonly<Record<string, LabFlag>> = {
  L: 'low',
  '<': 'low',
  '↓': 'low',
  H: 'high',
  '>': 'high',
  '↑': 'high',
  LL: 'critical_low',
  '↓↓': 'critical_low',
  HH: 'critical_high',
  '↑↑': 'critical_high',
  A: 'abnormal',
  AA: 'abnormal',
  POS: 'abnormal',
}
const gravest: readonly LabFlag[] = ['critical_high', 'critical_low', 'high', 'low', 'abnormal']

/** OBX-8, HL7 table 0078; of several marks the gravest. Marks of resistance are words of the value, none of a range. */
export function flagOf(obx: Segment): LabFlag {
  const marks = Array.from({ length: obx.repeats(8) }, (_, repetition) => obx.at(8, 1, { repetition }).toUpperCase())
  const meant = marks.map(one => (Object.hasOwn(flags, one) ? flags[one] : undefined))
  return gravest.find(one => meant.includes(one)) ?? ''
}

/** 3.5-5.3, 3.5～5.3, 3.5--5.3, <5.0, >=60, 阴性. A lower limit below zero is written -2.3-2.3. */
export function rangeOf(text: string): LabRange {
  const printed = text.slice(0, 200)
  const between = /^\s*(-?[\d.]+)\s*(?:--?|~|～|—|–|－|至)\s*(-?[\d.]+)\s*$/.exec(text)
  const [low, high] = [number(between?.[1] ?? ''), number(between?.[2] ?? '')]
  if (low !== undefined && high !== undefined && low <= high) return { low, high, text: printed }
  const [, sign = '', rest = ''] = /^\s*(<=?|>=?|≤|≥)\s*([\d.]+)\s*$/.exec(text) ?? []
  const limit = number(rest)
  if (limit === undefined) return { text: printed }
  return sign.startsWith('<') || sign === '≤' ? { high: limit, text: printed } : { low: limit, text: printed }
}

const loincPattern = /^\d{1,7}-\d$/
/** OBX-3: the laboratory's own code beside LOINC (LN), in whatever order; without a LOINC its own alone. */
export function codesOf(obx: Segment): Pick<LabItem, 'itemCode' | 'loinc' | 'name'> {
  const both = [1, 4].map(part => ({ code: obx.at(3, part), words: obx.at(3, part + 1), system: obx.at(3, part + 2) }))
  const loinc = both.find(one => one.system.toUpperCase() === 'LN' && loincPattern.test(one.code))
  const own = both.find(one => one !== loinc && (one.code !== '' || one.words !== ''))
  const name = own?.words || loinc?.words || own?.code || loinc?.code || ''
  if (name === '') throw new MessageFault(placeOf(obx, 3), '没有填写')
  return { itemCode: (own?.code ?? '').slice(0, 64), loinc: loinc?.code ?? '', name: name.slice(0, 200) }
}

/** SPM-4; of older messages OBR-15. */
export const specimenOf = ({ spm, obr }: Panel): string =>
  wordsAt(spm, 4) || obr.at(15, 1, { sub: 2 }) || obr.at(15).slice(0, 200)

/** OBX-6. Many makers forget to escape the power of ten: 10^9/L comes as two components. */
function unitOf(obx: Segment): Pick<LabItem, 'unit' | 'ucum'> {
  const parts = [1, 2, 3, 4].map(part => obx.at(6, part))
  const at = parts.findIndex((one, index) => /^[x×*]?10$/i.test(one) && /^[-+]?\d+(\/|$)/.test(parts[index + 1] ?? ''))
  if (at >= 0) parts.splice(at, 2, `${parts[at]}^${parts[at + 1]}`)
  const [code = '', words = '', system = ''] = parts
  const isUcum = system.toUpperCase() === 'UCUM'
  return {
    unit: (isUcum ? words || code : code || words).slice(0, 200),
    ucum: isUcum ? code.slice(0, 40) : '',
  }
}

/** A line of a laboratory sheet. */
export function itemOf({ obx, notes }: Result, panel: Panel, group: string): LabItem {
  const value = valueOf(obx)
  if (value.text.length > 200) throw new MessageFault(placeOf(obx, 5), '超过200字', 102)
  const isNone = obx.at(11).toUpperCase() === 'X' && value.value === null && value.text === ''
  return {
    ...codesOf(obx),
    group,
    ...value,
    ...(isNone && { text: '未得出结果' }),
    ...unitOf(obx),
    range: rangeOf(obx.at(7)),
    flag: flagOf(obx),
    method: wordsAt(obx, 17),
    specimen: specimenOf(panel),
    note: notes.join('；').slice(0, 200),
  }
}
