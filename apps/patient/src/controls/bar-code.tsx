import { code128 } from './code-128.ts'
import './bar-code.css'

/** White modules at both ends, as the standard wants them. */
const quiet = 10
const height = 50

/** A Code 128 as wide as its place, dark on white also in dark mode, for scanners that read no QR code. */
export function BarCode({ text, label }: { text: string; label: string }) {
  const runs = code128(text)
  if (!runs) return null
  const wide = runs.reduce((sum, one) => sum + one, 2 * quiet)
  let at = quiet
  const bars = runs.map((run, nth) => {
    const from = at
    at += run
    return nth % 2 === 0 ? `M${from} 0h${run}v${height}h-${run}z` : ''
  })
  return (
    <svg
      className="bar-code"
      viewBox={`0 0 ${wide} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={wide} height={height} fill="white" />
      <path d={bars.join('')} fill="black" />
    </svg>
  )
}
