import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { reportContent, type LabItem } from '@nethos/contract/reports/report-content.schemas.ts'
import type { HospitalReport } from '../../../ports/hospital-results.ts'
import { explainReport } from '../lab/explain.ts'
import { knowledgeOf } from '../lab/knowledge.ts'
import { ecgOf } from './demo-ecg.ts'
import { demoFamily, demoReports } from './demo-reports.ts'

const now = Date.parse('2026-11-23T02:00:00Z')
const all = Object.keys(demoFamily).flatMap((name, at) => demoReports(name, { recordNumber: `B${at}`, now }))
const items = all.flatMap(report => report.content.items)
const value = (report: HospitalReport, code: string): number => {
  const found = report.content.items.find(one => one.itemCode === code)?.value
  if (found == null) throw new Error(`${report.reportName} has no ${code}`)
  return found
}
const having = (code: string) => all.filter(report => report.content.items.some(one => one.itemCode === code))

describe('the demo’s reports', () => {
  test('at least forty, of three people over five years, each as the port takes it', () => {
    expect(all.length).toBeGreaterThanOrEqual(40)
    expect(all.filter(report => !z.safeParse(reportContent, report.content).success)).toEqual([])
    expect(new Set(all.map(report => report.reportCode)).size).toBe(all.length)
    const years = all.map(report => (now - (report.takenAt ?? 0)) / (365.25 * 86_400_000))
    expect(Math.max(...years)).toBeGreaterThan(4.8)
    expect(Math.min(...years)).toBeGreaterThan(0)
    const kinds = new Set(all.map(report => report.kind))
    expect([...kinds].toSorted()).toEqual(['checkup', 'ecg', 'endoscopy', 'imaging', 'lab', 'pathology'])
  })

  test('every item has a LOINC code that is known, and a unit that can be read', () => {
    expect(items.filter(one => !knowledgeOf(one.loinc)).map(one => one.name)).toEqual([])
    expect(items.filter(one => one.unit && !one.ucum).map(one => `${one.name} ${one.unit}`)).toEqual([])
  })

  test('what an electrocardiogram says in words is what stands in its figures', () => {
    const traced = all.flatMap(({ content }) => (content.ecg ? [{ ...content, ecg: content.ecg }] : []))
    expect(traced.length).toBeGreaterThan(1)
    for (const { ecg, findings, conclusion } of traced) {
      const text = `${findings}${conclusion}`
      for (const [pattern, figure] of [
        [/平均(?:心室率约)?(\d+)次\/分/, ecg.heartRate],
        [/最慢(\d+)次/, ecg.lowestRate],
        [/最快(\d+)次/, ecg.highestRate],
      ] as const) {
        const written = pattern.exec(text)?.[1]
        if (written !== undefined) expect(Number(written), text).toBe(figure)
      }
      const beats = /总心搏约([\d.]+)万次/.exec(text)?.[1]
      if (beats !== undefined)
        expect(Math.round(((Number(beats) * 10_000) / 1_440) * 10) / 10).toBeCloseTo(ecg.heartRate!, 0)
    }
  })

  test('numbers lie where their item’s usual unit says, none is wrong by ten against its range', () => {
    const far = items.filter(({ value, range: { low, high } }: LabItem) => {
      if (value === null) return false
      return (high !== undefined && value > high * 12) || (low !== undefined && low > 0 && value < low / 8)
    })
    expect(far.map(one => one.name)).toEqual(
      ['甲状腺过氧化物酶抗体'].filter(name => far.some(one => one.name === name)),
    )
  })

  test('differentials are 100 %, and each number is its share of all', () => {
    for (const report of having('WBC')) {
      const shares = ['NEU', 'LYM', 'MON', 'EOS', 'BAS']
      expect(shares.reduce((sum, one) => sum + value(report, `${one}%`), 0)).toBeCloseTo(100, 6)
      for (const one of shares)
        expect(value(report, `${one}#`)).toBeCloseTo((value(report, 'WBC') * value(report, `${one}%`)) / 100, 1)
    }
  })

  test('the indices of red cells follow from cells, haemoglobin and haematocrit', () => {
    for (const report of having('RBC')) {
      expect(value(report, 'MCV')).toBeCloseTo((value(report, 'HCT') * 10) / value(report, 'RBC'), 0)
      expect(value(report, 'MCH')).toBeCloseTo(value(report, 'HGB') / value(report, 'RBC'), 0)
      expect(value(report, 'MCHC')).toBeCloseTo((value(report, 'HGB') * 100) / value(report, 'HCT'), -1)
      expect(value(report, 'MCHC')).toBeGreaterThan(290)
      expect(value(report, 'MCHC')).toBeLessThan(360)
    }
  })

  test('lipids agree with Friedewald’s formula, proteins and bilirubins add up', () => {
    for (const report of having('LDL')) {
      const friedewald = value(report, 'TC') - value(report, 'HDL') - value(report, 'TG') / 2.2
      expect(Math.abs(value(report, 'LDL') - friedewald)).toBeLessThan(0.2)
      expect(value(report, 'nHDL')).toBeCloseTo(value(report, 'TC') - value(report, 'HDL'), 2)
      expect(value(report, 'TG')).toBeLessThan(4.5)
    }
    for (const report of having('ALB')) {
      expect(value(report, 'ALB') + value(report, 'GLB')).toBeCloseTo(value(report, 'TP'), 1)
      expect(value(report, 'DBIL') + value(report, 'IBIL')).toBeCloseTo(value(report, 'TBIL'), 1)
      expect(value(report, 'A/G')).toBeCloseTo(value(report, 'ALB') / value(report, 'GLB'), 1)
    }
  })

  test('HbA1c and fasting glucose of one sample belong together (ADAG: average glucose = 1.59 × HbA1c − 2.59)', () => {
    const pairs = having('HbA1c')
    expect(pairs.length).toBeGreaterThanOrEqual(10)
    for (const report of pairs) {
      const average = 1.59 * value(report, 'HbA1c') - 2.59
      expect(Math.abs(value(report, 'FPG') - average)).toBeLessThan(2)
    }
  })

  test('iron, filtration, PSA and clotting fit together', () => {
    for (const report of having('TIBC'))
      expect(value(report, 'TSAT')).toBeCloseTo((value(report, 'Fe') / value(report, 'TIBC')) * 100, 0)
    for (const report of having('eGFR')) expect(value(report, 'eGFR')).toBeGreaterThan(55)
    for (const report of having('tPSA')) expect(value(report, 'fPSA')).toBeLessThan(value(report, 'tPSA'))
    for (const report of having('INR')) expect(value(report, 'PT')).toBeCloseTo(value(report, 'INR') * 12, 0)
  })

  test('the haemolysed potassium cannot wait, its repetition a day later is fine', () => {
    const [first, again] = having('K').map(report => explainReport(report.content, { sex: 'M', age: 72 }))
    expect(first?.summary).toContain('1 项建议尽快咨询')
    expect(again?.summary).toBe('4 项都在参考范围内')
  })

  test('each finding has words that the glossary explains', () => {
    const findings = all.filter(report => ['imaging', 'endoscopy', 'pathology'].includes(report.kind))
    expect(findings.length).toBeGreaterThanOrEqual(12)
    for (const report of findings) expect(explainReport(report.content, {}).terms.length).toBeGreaterThan(0)
  })
})

describe('the traces', () => {
  const microvolts = (seed: string, rhythm: 'sinus' | 'fibrillation', rate: number) => {
    const ecg = ecgOf(seed, rhythm, rate)
    const lead = (name: string) =>
      ecg.trace?.leads.find(one => one.lead === name)?.samples.map(sample => (sample ?? 0) * 5) ?? []
    return { ecg, lead }
  }
  /** R waves: above half of the highest, each at least 250 ms after the one before. */
  const peaks = (samples: readonly number[]): number[] => {
    const limit = Math.max(...samples) * 0.6
    const found: number[] = []
    for (const [at, sample] of samples.entries()) {
      const isTop = sample > limit && sample >= (samples[at - 1] ?? 0) && sample > (samples[at + 1] ?? 0)
      if (isTop && at - (found.at(-1) ?? -999) > 62) found.push(at)
    }
    return found
  }

  test('have twelve leads of ten seconds, and are the same for one seed', () => {
    const { ecg } = microvolts('one', 'sinus', 70)
    expect(ecg.trace?.leads.map(one => one.lead).join(' ')).toBe('I II III aVR aVL aVF V1 V2 V3 V4 V5 V6')
    expect(ecg.trace?.leads.every(one => one.samples.length === 2500)).toBe(true)
    expect(ecgOf('one', 'sinus', 70)).toEqual(ecg)
  })

  test('obey Einthoven (I + III = II) and Goldberger (aVR + aVL + aVF = 0)', () => {
    const { lead } = microvolts('one', 'sinus', 70)
    const [one, two, three, right, left, foot] = ['I', 'II', 'III', 'aVR', 'aVL', 'aVF'].map(lead)
    for (let at = 0; at < 2500; at += 7) {
      expect((one?.[at] ?? 0) + (three?.[at] ?? 0)).toBeCloseTo(two?.[at] ?? Number.NaN, 9)
      expect(Math.abs((right?.[at] ?? 0) + (left?.[at] ?? 0) + (foot?.[at] ?? 0))).toBeLessThanOrEqual(10)
    }
  })

  test.each([
    ['sinus', 72],
    ['fibrillation', 82],
  ] as const)('the rate that %s of %d says is the one that can be counted', (rhythm, rate) => {
    const { ecg, lead } = microvolts('two', rhythm, rate)
    const found = peaks(lead('II'))
    const counted = ((found.length - 1) * 60 * 250) / ((found.at(-1) ?? 0) - (found[0] ?? 0))
    expect(Math.abs(counted - (ecg.heartRate ?? 0))).toBeLessThan(3)
    expect(Math.abs((ecg.heartRate ?? 0) - rate)).toBeLessThan(14)
  })

  test('sinus is even, fibrillation is not and has no PR', () => {
    const spread = (rhythm: 'sinus' | 'fibrillation') => {
      const found = peaks(microvolts('three', rhythm, 75).lead('II'))
      const distances = found.slice(1).map((one, at) => one - (found[at] ?? 0))
      return (
        (Math.max(...distances) - Math.min(...distances)) / (distances.reduce((a, b) => a + b, 0) / distances.length)
      )
    }
    expect(spread('sinus')).toBeLessThan(0.12)
    expect(spread('fibrillation')).toBeGreaterThan(0.25)
    expect(ecgOf('three', 'fibrillation', 75).prMs).toBeNull()
  })

  test('R grows from V1 to V4, S shrinks, and heights are those of people', () => {
    const { lead } = microvolts('four', 'sinus', 70)
    const r = ['V1', 'V2', 'V3', 'V4'].map(name => Math.max(...lead(name)))
    expect(r).toEqual(r.toSorted((one, other) => one - other))
    expect(Math.max(...r)).toBeLessThan(2500)
    expect(Math.min(...lead('V2'))).toBeLessThan(Math.min(...lead('V5')))
  })
})
