import { encode } from 'uqr'

/** White modules around the code, as its standard wants them. */
const quiet = 4

/** The code's modules, true is dark, with the quiet zone around them. */
export const qrModules = (text: string): boolean[][] => encode(text, { ecc: 'M', border: quiet }).data

export interface QrCodeProps {
  /** What a scanner reads: a whole address. */
  text: string
  /** What it is for, said by screen readers. */
  label: string
}

/** A QR code as wide as its place, dark on white also in dark mode: scanners want it so. */
export function QrDrawing({ text, label }: QrCodeProps) {
  const modules = qrModules(text)
  const size = modules.length
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={darkRuns(modules)} fill="black" />
    </svg>
  )
}

/** One rectangle for each run of dark modules in a row. */
function darkRuns(modules: readonly (readonly boolean[])[]): string {
  const runs: string[] = []
  modules.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x++
      runs.push(`M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`)
    }
  })
  return runs.join('')
}
