import type { EcgLead, EcgTrace } from '@nethos/contract/reports/report-content.schemas.ts'

/** The paper of every ECG: 25 mm a second, 10 mm a millivolt. */
export const paper = { mmPerSecond: 25, mmPerMillivolt: 10 } as const

/** Of one lead's strip: room above and below its line, in mm. */
export const strip = { above: 18, below: 14 } as const
export const stripHeight = strip.above + strip.below

/** Where samples are closer than this, only the highest and the lowest of them are drawn. */
const column = 0.1

export const lengthOf = (trace: EcgTrace): number => {
  const longest = Math.max(0, ...trace.leads.map(lead => lead.samples.length))
  return ((longest * trace.periodMs) / 1000) * paper.mmPerSecond
}

const up = (lead: EcgLead, sample: number): number =>
  ((sample * lead.factor + lead.origin) / 1000) * paper.mmPerMillivolt

const at = (x: number, y: number): string => `${x.toFixed(2)} ${y.toFixed(2)}`

interface Column {
  index: number
  first: number
  high: number
  low: number
  last: number
}

/** An SVG path in mm, upwards negative, zero at the lead's own line. What was not recorded is a gap. */
export function pathOf(lead: EcgLead, periodMs: number): string {
  const step = (periodMs / 1000) * paper.mmPerSecond
  const parts: string[] = []
  let open: Column | undefined
  let isDown = false
  const draw = () => {
    if (!open) return
    const x = open.index * column
    const ys = [...new Set([open.first, open.high, open.low, open.last])]
    for (const y of ys) {
      parts.push(`${isDown ? 'L' : 'M'}${at(x, -y)}`)
      isDown = true
    }
    open = undefined
  }
  for (const [sampleAt, sample] of lead.samples.entries()) {
    if (sample === null) {
      draw()
      isDown = false
      continue
    }
    const y = up(lead, sample)
    const index = Math.round((sampleAt * step) / column)
    if (open?.index === index) {
      open = { ...open, high: Math.max(open.high, y), low: Math.min(open.low, y), last: y }
      continue
    }
    draw()
    open = { index, first: y, high: y, low: y, last: y }
  }
  draw()
  return parts.join('')
}
