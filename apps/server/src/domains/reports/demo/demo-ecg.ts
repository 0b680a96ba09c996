import type { Ecg, EcgLead } from '@nethos/contract/reports/report-content.schemas.ts'
import { chanceOf } from './demo-chance.ts'

const hertz = 250
const seconds = 10
/** Microvolts that a step is. */
const factor = 5

interface Wave {
  /** Milliseconds after the R wave. */
  at: number
  /** Standard deviation in ms. */
  width: number
  /** Microvolts in I, II, V1 … V6: the other limb leads follow from Einthoven and Goldberger. */
  size: readonly [number, number, number, number, number, number, number, number]
}

const p: Wave = { at: -160, width: 22, size: [70, 130, 60, 60, 60, 60, 60, 55] }
const beat: readonly Wave[] = [
  { at: -26, width: 8, size: [-40, -60, 0, 0, -30, -60, -70, -60] },
  { at: 0, width: 11, size: [550, 950, 180, 400, 750, 1350, 1250, 950] },
  { at: 28, width: 11, size: [-90, -130, -850, -1250, -800, -380, -150, -60] },
]
const t: Wave = { at: 240, width: 48, size: [170, 260, -60, 420, 480, 430, 330, 250] }

export type Rhythm = 'sinus' | 'fibrillation'

/** Instants of R waves in ms. In fibrillation no two distances are related; in sinus they breathe a little. */
function beats(rhythm: Rhythm, rate: number, chance: () => number): number[] {
  const mean = 60_000 / rate
  const found: number[] = []
  let at = 300 + chance() * 200
  while (at < seconds * 1000 - 150) {
    found.push(at)
    const change = rhythm === 'sinus' ? 0.03 * Math.sin(at / 640) + 0.01 * (chance() - 0.5) : 0.62 * (chance() - 0.5)
    at += mean * (1 + change)
  }
  return found
}

const bell = (distance: number, width: number): number => Math.exp(-((distance / width) ** 2) / 2)

/** The measured leads (I, II, V1 to V6) in microvolts at one instant. */
function measured(at: number, rs: readonly number[], rhythm: Rhythm, qt: number): number[] {
  const sum = [0, 0, 0, 0, 0, 0, 0, 0]
  const waves = [...(rhythm === 'sinus' ? [p] : []), ...beat, { ...t, at: qt - 110 }]
  for (const r of rs) {
    if (Math.abs(at - r) > 700) continue
    for (const wave of waves) {
      const high = bell(at - r - wave.at, wave.width)
      if (high > 0.001) for (const [lead, size] of wave.size.entries()) sum[lead] = (sum[lead] ?? 0) + size * high
    }
  }
  if (rhythm === 'fibrillation') {
    const f = 45 * Math.sin(at / 26) + 30 * Math.sin(at / 19 + 1)
    return sum.map((one, lead) => one + f * (lead === 2 ? 1.5 : 0.6))
  }
  return sum
}

/** A trace of 12 leads of ten seconds that an electrocardiograph could have written, the same for one seed. */
export function ecgOf(seed: string, rhythm: Rhythm, rate: number): Ecg {
  const chance = chanceOf(seed)
  const rs = beats(rhythm, rate, chance)
  const [first = 0, last = 0] = [rs[0], rs.at(-1)]
  const heartRate = Math.round(((rs.length - 1) * 60_000) / (last - first))
  const rr = 60 / heartRate
  // QT by Bazett of a QTc of 410 ms.
  const qt = Math.round(410 * Math.sqrt(rr))
  const leads: Record<string, number[]> = {}
  const write = (lead: string, microvolts: number) => (leads[lead] ??= []).push(Math.round(microvolts / factor))
  for (let sample = 0; sample < hertz * seconds; sample++) {
    const at = (sample * 1000) / hertz
    const drift = 25 * Math.sin(at / 1900)
    const [i = 0, ii = 0, ...chest] = measured(at, rs, rhythm, qt).map(one => one + drift + (chance() - 0.5) * 16)
    // Whole steps first: what follows from them then fits to the step.
    const [one, two] = [Math.round(i / factor) * factor, Math.round(ii / factor) * factor]
    write('I', one)
    write('II', two)
    write('III', two - one)
    write('aVR', -(one + two) / 2)
    write('aVL', one - two / 2)
    write('aVF', two - one / 2)
    for (const [lead, size] of chest.entries()) write(`V${lead + 1}`, size)
  }
  return {
    heartRate,
    prMs: rhythm === 'sinus' ? 160 : null,
    qrsMs: 92,
    qtMs: qt,
    qtcMs: Math.round(qt / Math.sqrt(rr)),
    axis: 60,
    lowestRate: null,
    highestRate: null,
    trace: {
      periodMs: 1000 / hertz,
      leads: Object.entries(leads).map(([lead, samples]): EcgLead => ({ lead, factor, origin: 0, samples })),
    },
  }
}
