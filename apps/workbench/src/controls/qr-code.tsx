import { encode } from 'uqr'

/** White modules around the code, as its standard wants them. */
const quiet = 4

const modulesOf = (text: string): boolean[][] => encode(text, { ecc: 'M', border: quiet }).data

/** A QR code as wide as its place, dark on white also in dark mode: scanners want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = modulesOf(text)
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg viewBox={`0 0 ${modules.length} ${modules.length}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={modules.length} height={modules.length} fill="white" />
      <path d={dark.join('')} fill="black" />
    </svg>
  )
}

/** Pixels for each module: enough for a poster. */
const scale = 24

/** The code as a picture file, in a data address. */
export function codeFile(text: string): string {
  const modules = modulesOf(text)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = modules.length * scale
  // oxlint-disable-next-line typescript/no-non-null-assertion -- a fresh canvas draws
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000000'
  modules.forEach((row, y) => row.forEach((isDark, x) => isDark && pen.fillRect(x * scale, y * scale, scale, scale)))
  return canvas.toDataURL('image/png')
}
