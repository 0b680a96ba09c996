import type { Amount } from '../../ports/drug-knowledge.ts'

/** What stands on a pack: 0.25g×24粒, 100ml:2g×1瓶, 300单位/3ml×1支, 150mg/12.5mg×7片, 21片. */
export interface Specification {
  /** Of one tablet, capsule, dose: one amount for each part that is written. */
  readonly parts: readonly Amount[]
  /** In one millilitre. */
  readonly perMl: Amount | undefined
  /** Tablets, capsules, doses of a pack; undefined where it is not counted. */
  readonly count: number | undefined
  /** Millilitres of a pack. */
  readonly ml: number | undefined
}

const nothing: Specification = { parts: [], perMl: undefined, count: undefined, ml: undefined }
const amount = /^(\d+(?:\.\d+)?)(g|mg|μg|µg|ug|单位|IU)$/
const volume = /^(\d+(?:\.\d+)?)ml$/i
const toMg: Readonly<Record<string, number>> = { g: 1000, mg: 1, μg: 0.001, µg: 0.001, ug: 0.001 }

function amountOf(text: string): Amount | undefined {
  const [, digits, unit] = amount.exec(text) ?? []
  if (!digits || !unit) return undefined
  const factor = toMg[unit]
  return factor === undefined ? { value: Number(digits), unit: 'IU' } : { value: Number(digits) * factor, unit: 'mg' }
}
const mlOf = (text: string): number | undefined => {
  const digits = volume.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** Empty parts where it is written in another way: then nothing is counted, and the check says so. */
export function parseSpecification(text: string): Specification {
  const [content = '', pack = ''] = text.replaceAll(/\s/g, '').split('×')
  const packed = pack === '' ? content : pack
  const digits = /^(\d+)/.exec(packed)?.[1]
  const counted = digits === undefined ? undefined : Number(digits)
  if (pack === '') return { ...nothing, count: counted }
  const [first = '', second = ''] = content.split(/[:：/]/)
  const ml = mlOf(first) ?? mlOf(second)
  if (ml !== undefined) {
    const inside = amountOf(first) ?? amountOf(second)
    const perMl = inside && { ...inside, value: inside.value / ml }
    return { parts: [], perMl, count: counted, ml: ml * (counted ?? 1) }
  }
  const parts = content.split('/').map(amountOf)
  return parts.every(part => part !== undefined)
    ? { ...nothing, parts, count: counted }
    : { ...nothing, count: counted }
}
