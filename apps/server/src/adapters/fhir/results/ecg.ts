import type { Ecg, EcgLead } from '../../../ports/hospital-results.ts'
import { systems } from '../names.ts'
import { loincOf, numberIn } from './items.ts'
import { OddError } from './odd.ts'
import type { Observation, SampledData, Component } from './wire.ts'

type Measure = Exclude<keyof Ecg, 'trace'>
const byLoinc: Readonly<Record<string, Measure>> = {
  '8867-4': 'heartRate',
  '8625-6': 'prMs',
  '8633-0': 'qrsMs',
  '8634-8': 'qtMs',
  '8636-3': 'qtcMs',
  '8632-2': 'axis',
}
/** LOINC's codes for the extremes of a long recording differ by hour and method: ours say which is which. */
const byOwn: Readonly<Record<string, Measure>> = { 'lowest-rate': 'lowestRate', 'highest-rate': 'highestRate' }

/** ISO/IEEE 11073-10101: MDC_ECG_ELEC_POTL and the lead's number. */
const potential = 131_328
const leads: Readonly<Record<number, string>> = {
  1: 'I',
  2: 'II',
  61: 'III',
  62: 'aVR',
  63: 'aVL',
  64: 'aVF',
  3: 'V1',
  4: 'V2',
  5: 'V3',
  6: 'V4',
  7: 'V5',
  8: 'V6',
}

function leadOf({ code }: Component): string {
  const mdc = code.coding?.find(one => one.system === systems.mdc)?.code
  const known = mdc === undefined ? undefined : leads[Number(mdc) - potential]
  const label = known ?? code.text ?? code.coding?.[0]?.display ?? ''
  if (label === '' || label.length > 8) throw new OddError('SampledData 没有说明导联')
  return label
}

const microvolts: Readonly<Record<string, number>> = { uV: 1, mV: 1_000, V: 1_000_000 }

/** `E`, `L` and `U` are errors and what lies outside: nothing that could be drawn. */
function traceOf(one: Component, { origin, factor = 1, dimensions, data = '' }: SampledData): EcgLead {
  const step = microvolts[origin.code ?? origin.unit ?? '']
  if (step === undefined || dimensions !== 1) throw new OddError('SampledData 的单位或维数不是心电图的')
  const numbers = data
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(each => (/^[ELU]$/.test(each) ? null : Number(each)))
  if (numbers.some(each => Number.isNaN(each))) throw new OddError('SampledData.data 不是数')
  // R4 allows fractions, the port whole steps.
  const finer = numbers.some(each => each !== null && !Number.isInteger(each)) ? 1_000 : 1
  return {
    lead: leadOf(one),
    factor: (factor * step) / finer,
    origin: (origin.value ?? 0) * step,
    samples: numbers.map(each => each && Math.round(each * finer)),
  }
}

const measureOf = (one: Component): Measure | undefined => {
  const own = one.code.coding?.find(each => each.system === systems.measure)?.code ?? ''
  return byLoinc[loincOf(one.code)] ?? (Object.hasOwn(byOwn, own) ? byOwn[own] : undefined)
}

/** What the Observations of an ECG measure and trace, and which lines say something else. */
export function ecgIn(observations: readonly Observation[]): Ecg {
  const lines: Component[] = observations.flatMap(one => [one, ...(one.component ?? [])])
  const ecg: Ecg = {
    heartRate: null,
    prMs: null,
    qrsMs: null,
    qtMs: null,
    qtcMs: null,
    axis: null,
    lowestRate: null,
    highestRate: null,
    trace: null,
  }
  for (const one of lines) {
    const measure = measureOf(one)
    if (measure) ecg[measure] = numberIn(one)
  }
  const traced = lines.flatMap(one => (one.valueSampledData ? [{ one, sampled: one.valueSampledData }] : []))
  const [first] = traced
  if (!first) return ecg
  const periodMs = first.sampled.period
  if (traced.some(each => each.sampled.period !== periodMs)) throw new OddError('各导联的 SampledData.period 不一致')
  return { ...ecg, trace: { periodMs, leads: traced.map(({ one, sampled }) => traceOf(one, sampled)) } }
}

export const isOfEcg = (one: Component): boolean => measureOf(one) !== undefined || one.valueSampledData !== undefined
