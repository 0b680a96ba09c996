import type { LabFlag, LabRange } from '../../../ports/hospital-results.ts'
import { codeIn } from '../wire.ts'
import { systems } from '../names.ts'
import type { Owner, Quantity, ReferenceRange, Component } from './wire.ts'

const yearMs = 365.25 * 86_400_000
/** A year in the units of UCUM in which ages are given. */
const inYear: Readonly<Record<string, number>> = { a: 1, mo: 12, wk: 52.18, d: 365.25 }

const yearsIn = (one: Quantity | undefined): number | undefined =>
  one?.value === undefined ? undefined : one.value / (inYear[one.code ?? 'a'] ?? 1)

/** Of several ranges the ones that are this person's: by sex and age at the time, as far as the laboratory says for whom. */
function isFor(
  { appliesTo = [], age }: ReferenceRange,
  { gender, birthDate }: Pick<Owner, 'gender' | 'birthDate'>,
  at: number,
) {
  const sexes = appliesTo.flatMap(one => one.coding ?? []).flatMap(({ code = '' }) => sexOf[code] ?? [])
  if (sexes.length > 0 && !sexes.includes(gender ?? '')) return false
  const [from, to] = [yearsIn(age?.low), yearsIn(age?.high)]
  if (from === undefined && to === undefined) return true
  const years = (at - Date.parse(birthDate ?? '')) / yearMs
  return years >= (from ?? 0) && years <= (to ?? Infinity)
}
const sexOf: Readonly<Record<string, string>> = {
  male: 'male',
  female: 'female',
  M: 'male',
  F: 'female',
  // SNOMED CT
  '248153007': 'male',
  '248152002': 'female',
}

const isNormal = ({ type }: ReferenceRange): boolean => {
  const code = codeIn(type && [type], systems.rangeMeaning)
  return code === undefined || code === 'normal'
}

const printed = ({ low, high, text }: ReferenceRange): string => {
  if (text !== undefined) return text
  const [from, to] = [low?.value, high?.value]
  if (from !== undefined && to !== undefined) return `${from}-${to}`
  return from !== undefined ? `≥${from}` : to !== undefined ? `≤${to}` : ''
}

/** Where it stays open which of several is meant, all are printed and none is computed with. */
export function rangeIn(
  { referenceRange: all = [] }: Pick<Component, 'referenceRange'>,
  owner: Pick<Owner, 'gender' | 'birthDate'>,
  at: number,
): LabRange {
  const fitting = all.filter(one => isNormal(one) && isFor(one, owner, at))
  const [only] = fitting
  if (!only) return { text: '' }
  if (fitting.length > 1) return { text: fitting.map(printed).filter(Boolean).join('；').slice(0, 200) }
  return {
    ...(only.low?.value !== undefined && { low: only.low.value }),
    ...(only.high?.value !== undefined && { high: only.high.value }),
    text: printed(only).slice(0, 200),
  }
}

const flags: Readonly<Record<string, LabFlag>> = {
  L: 'low',
  LU: 'low',
  '<': 'low',
  H: 'high',
  HU: 'high',
  '>': 'high',
  LL: 'critical_low',
  HH: 'critical_high',
  A: 'abnormal',
  AA: 'abnormal',
  POS: 'abnormal',
  DET: 'abnormal',
}
const gravest: readonly LabFlag[] = ['critical_high', 'critical_low', 'high', 'low', 'abnormal']

/** What the laboratory marked; of several marks the gravest. */
export function flagIn({ interpretation = [] }: Pick<Component, 'interpretation'>): LabFlag {
  const flagged = interpretation.flatMap(one => one.coding ?? []).flatMap(({ code = '' }) => flags[code] ?? [])
  return gravest.find(one => flagged.includes(one)) ?? ''
}
