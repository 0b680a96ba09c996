import { isDay } from '@nethos/contract/common/days.ts'
import type { foreignExtension, ForeignItem } from './foreign.ts'
import type * as z from 'zod/mini'
import { hl7, ours, ucum } from './r4.ts'

type Read = Record<string, unknown>
type Extended = { extension?: z.infer<typeof foreignExtension>[] | undefined }

export const extensionIn = ({ extension }: Extended, url: string) => extension?.find(one => one.url === url)
const numberAt = (of: Extended, url: string): number | undefined => {
  const found = extensionIn(of, url)
  return found?.valueInteger ?? found?.valueDecimal
}
export function jsonIn(of: Extended, url: string): unknown {
  const found = extensionIn(of, url)?.valueString
  if (found === undefined) return undefined
  try {
    return JSON.parse(found)
  } catch {
    return undefined
  }
}
const controlOf = (item: ForeignItem) => extensionIn(item, hl7.control)?.valueCodeableConcept?.coding?.[0]?.code

/** Says that something of an item could not be taken. */
export type Say = (what: string) => void

const allowed = /[^A-Za-z0-9._-]+/g
/** Our keys hold letters, digits and three signs. */
export const keyOf = (id: string): string =>
  id
    .replaceAll(allowed, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 64)

const optionsOf = (item: ForeignItem): Read[] =>
  (item.answerOption ?? []).map(option => {
    const { valueCoding, valueString, valueInteger } = option
    const label = valueCoding?.display ?? valueCoding?.code ?? valueString ?? String(valueInteger ?? '')
    const score = numberAt(option, hl7.ordinal)
    const alone = extensionIn(option, hl7.exclusive)?.valueBoolean
    return {
      value: keyOf(valueCoding?.code ?? valueString ?? String(valueInteger ?? '')),
      label,
      ...(score !== undefined && { score }),
      ...(alone !== undefined && { alone }),
    }
  })

function choice(item: ForeignItem, say: Say): Read {
  const most = numberAt(item, hl7.maxOccurs)
  if (extensionIn(item, ours.kind)?.valueCode === 'bodySite') return { kind: 'bodySite', ...(most && { most }) }
  if ('answerValueSet' in item) say('选项在别处的值集里，未导入')
  if (item.type === 'open-choice') say('“其他”可以自己填写的部分未导入')
  if (!item.repeats) return { kind: 'single', options: optionsOf(item) }
  return { kind: 'multiple', options: optionsOf(item), ...(most !== undefined && { most }) }
}

const widest = { min: 0, max: 1_000_000 }
function number(item: ForeignItem, say: Say): Read {
  const [min, max] = [numberAt(item, hl7.min), numberAt(item, hl7.max)]
  if (min === undefined || max === undefined) say('没有写数字的范围，先按0到1000000导入')
  const bounds = { min: min ?? widest.min, max: max ?? widest.max }
  const own = extensionIn(item, ours.kind)?.valueCode
  const step = numberAt(item, hl7.step) ?? numberAt(item, ours.step)
  if (own === 'scale' || own === 'slider' || controlOf(item) === 'slider') {
    const words = jsonIn(item, ours.words)
    return { kind: own ?? 'slider', ...bounds, step: step ?? 1, ...(words !== undefined && { words }) }
  }
  const decimals = item.type === 'integer' ? 0 : (numberAt(item, hl7.decimals) ?? 2)
  const unit = extensionIn(item, hl7.unit)?.valueCoding
  if (unit && unit.system !== ucum && unit.system !== undefined) say('单位不是 UCUM 的写法，未导入')
  const isUcum = unit?.code !== undefined && (unit.system === ucum || unit.system === undefined)
  return {
    kind: 'number',
    ...bounds,
    decimals,
    ...(isUcum && { unit: { ucum: unit.code, label: unit.display ?? unit.code } }),
  }
}

function date(item: ForeignItem): Read {
  const own = jsonIn(item, ours.range) as { earliest?: unknown; latest?: unknown } | undefined
  const bound = (url: string, answer: unknown) => {
    const day = extensionIn(item, url)?.valueDate
    return answer ?? (day !== undefined && isDay(day) ? day : undefined)
  }
  const [earliest, latest] = [bound(hl7.min, own?.earliest), bound(hl7.max, own?.latest)]
  return { kind: 'date', ...(earliest !== undefined && { earliest }), ...(latest !== undefined && { latest }) }
}

const yesNo = [
  { value: 'true', label: '是' },
  { value: 'false', label: '否' },
]

/** A matrix is a group whose questions are single choices with the same options. */
export function matrixOf(item: ForeignItem): Read | undefined {
  const rows = (item.item ?? []).filter(one => controlOf(one) !== 'help')
  const [first] = rows
  const isMarked =
    extensionIn(item, ours.kind)?.valueCode === 'matrix' || ['table', 'gtable'].includes(controlOf(item) ?? '')
  if (!isMarked || !first) return undefined
  const options = JSON.stringify(optionsOf(first))
  if (rows.some(row => row.type !== 'choice' || row.repeats || JSON.stringify(optionsOf(row)) !== options))
    return undefined
  return {
    kind: 'matrix',
    required: rows.every(row => row.required ?? false),
    rows: rows.map(row => ({ id: keyOf(row.linkId.split('/').at(-1) ?? ''), text: row.text ?? '' })),
    options: optionsOf(first),
  }
}

/** What is asked and how, by the type of R4. */
function kindOf(item: ForeignItem, say: Say): Read {
  switch (item.type) {
    case 'group':
      return matrixOf(item) ?? { kind: 'note' }
    case 'display':
      return { kind: 'note' }
    case 'choice':
    case 'open-choice':
      return choice(item, say)
    case 'boolean':
      return { kind: 'single', options: yesNo }
    case 'integer':
    case 'decimal':
    case 'quantity':
      return number(item, say)
    case 'date':
      return date(item)
    case 'attachment':
      return { kind: 'picture', most: numberAt(item, hl7.maxOccurs) ?? 1 }
    case 'string':
    case 'text':
      return { kind: 'text', long: item.type === 'text', ...(item.maxLength !== undefined && { most: item.maxLength }) }
    default:
      say(`题型“${item.type}”没有对应的题型，先作为文字导入`)
      return { kind: 'text' }
  }
}

const untaken = ['initial', 'readOnly', 'definition', 'prefix'] as const

/** One item without its condition; its questions inside are not in it. */
export function readItem(item: ForeignItem, say: Say): Read {
  for (const field of untaken) if (field in item) say(`“${field}”没有对应的内容，未导入`)
  const own = kindOf(item, say)
  const help = item.item?.find(one => controlOf(one) === 'help')?.text
  return {
    id: keyOf(item.linkId),
    text: item.text ?? '',
    ...(help !== undefined && { help }),
    ...(own['kind'] !== 'note' && { required: item.required ?? false }),
    ...own,
  }
}

export const isHelp = (item: ForeignItem): boolean => controlOf(item) === 'help'
