import type { LabItem } from '../../../ports/hospital-results.ts'
import { systems } from '../names.ts'
import { identifierIn } from '../wire.ts'
import { OddError } from './odd.ts'
import { flagIn, rangeIn } from './ranges.ts'
import type { Observation, Owner, Quantity, Component } from './wire.ts'

export interface Around {
  owner: Pick<Owner, 'gender' | 'birthDate'>
  at: number
  group: string
  specimen: string
}

interface Concept {
  coding?: { system?: string | undefined; code?: string | undefined; display?: string | undefined }[] | undefined
  text?: string | undefined
}
export const wordOf = (one: Concept | undefined): string =>
  one?.text ?? one?.coding?.find(each => each.display !== undefined)?.display ?? one?.coding?.[0]?.code ?? ''

const loincPattern = /^\d{1,7}-\d$/
export const loincOf = ({ coding = [] }: Concept): string => {
  const code = coding.find(one => one.system === systems.loinc)?.code ?? ''
  return loincPattern.test(code) ? code : ''
}
const ownCodeOf = ({ coding = [] }: Concept): string =>
  (coding.find(one => one.system !== systems.loinc)?.code ?? '').slice(0, 64)

const amount = (one: Quantity | undefined): string =>
  `${one?.comparator ?? ''}${one?.value ?? ''}${one?.unit !== undefined && one.unit !== '1' ? ` ${one.unit}` : ''}`

/** What stands there when it is no number: as a laboratory prints it. */
function wordsIn(one: Component): string {
  if (one.valueString !== undefined) return one.valueString
  if (one.valueCodeableConcept) return wordOf(one.valueCodeableConcept)
  if (one.valueBoolean !== undefined) return one.valueBoolean ? '是' : '否'
  if (one.valueRatio) return `${amount(one.valueRatio.numerator)}:${amount(one.valueRatio.denominator)}`
  if (one.valueRange) return `${amount(one.valueRange.low)}-${amount(one.valueRange.high)}`
  if (one.valuePeriod) return `${one.valuePeriod.start ?? ''} 至 ${one.valuePeriod.end ?? ''}`
  return one.valueTime ?? one.valueDateTime ?? wordOf(one.dataAbsentReason)
}

const hasValue = (one: Component): boolean =>
  wordsIn(one) !== '' || numberIn(one) !== null || one.valueSampledData !== undefined
export const numberIn = (one: Component): number | null => one.valueQuantity?.value ?? one.valueInteger ?? null

function itemOf(one: Component, around: Around, of: Pick<Observation, 'method' | 'note'>): LabItem {
  const { unit = '', system, code } = one.valueQuantity ?? {}
  const ucum = system === systems.units ? (code ?? '') : ''
  const words = wordsIn(one)
  if (words.length > 200) throw new OddError('Observation.value 超过200字')
  return {
    itemCode: ownCodeOf(one.code),
    loinc: loincOf(one.code),
    name: wordOf(one.code).slice(0, 200),
    group: around.group.slice(0, 200),
    value: numberIn(one),
    comparator: one.valueQuantity?.comparator ?? '',
    text: words,
    unit: (unit || ucum).slice(0, 200),
    ucum: ucum.slice(0, 40),
    range: rangeIn(one, around.owner, around.at),
    flag: flagIn(one),
    method: wordOf(of.method).slice(0, 200),
    specimen: around.specimen.slice(0, 200),
    note: (of.note ?? [])
      .map(each => each.text ?? '')
      .join('；')
      .slice(0, 200),
  }
}

const statusWords: Readonly<Record<string, string>> = { registered: '未出', cancelled: '已取消' }

/** An Observation's own value and those of its components: each a line of the sheet. */
export function itemsIn(one: Observation, around: Around): LabItem[] {
  if (one.status === 'entered-in-error') return []
  const statusWord = statusWords[one.status]
  if (statusWord !== undefined && !hasValue(one)) return [{ ...itemOf(one, around, one), text: statusWord }]
  const parts = (one.component ?? []).filter(hasValue)
  const group = parts.length > 0 && !hasValue(one) ? wordOf(one.code) : around.group
  return [
    ...(hasValue(one) ? [itemOf(one, around, one)] : []),
    ...parts.map(part => itemOf(part, { ...around, group }, one)),
  ]
}

export const identifierOf = (one: Owner, system: string): string | undefined =>
  identifierIn(
    one.identifier?.filter(each => each.use !== 'old'),
    system,
  )
