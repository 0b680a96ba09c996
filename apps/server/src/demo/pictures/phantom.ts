import sharp from 'sharp'

const side = 256
/** Half axes and middle in parts of the picture, and how bright: after Shepp and Logan, The Fourier Reconstruction of a Head Section, 1974. */
const ellipses = [
  { a: 0.69, b: 0.92, x: 0, y: 0, light: 200 },
  { a: 0.66, b: 0.87, x: 0, y: -0.02, light: -140 },
  { a: 0.11, b: 0.31, x: 0.22, y: 0, light: -40 },
  { a: 0.16, b: 0.41, x: -0.22, y: 0, light: -40 },
  { a: 0.21, b: 0.25, x: 0, y: 0.35, light: 30 },
  { a: 0.05, b: 0.05, x: 0, y: -0.1, light: 50 },
] as const

/** One slice of a test body: what a demo shows in the place of somebody's inside. */
export function phantom(slice: number): Promise<Buffer> {
  const scale = 1 - (slice - 1) * 0.12
  const pixels = Buffer.alloc(side * side)
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const [x, y] = [(column / side) * 2 - 1, 1 - (row / side) * 2]
      const light = ellipses
        .filter(one => ((x - one.x) / (one.a * scale)) ** 2 + ((y - one.y) / (one.b * scale)) ** 2 <= 1)
        .reduce((sum, one) => sum + one.light, 0)
      pixels[row * side + column] = Math.max(0, Math.min(255, light))
    }
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer()
}

/** Middle, half way and rim of the wall, red, green and blue. */
const wall = [
  [58, 15, 13],
  [184, 87, 77],
  [227, 154, 138],
] as const

/** What a demo shows in the place of a look inside: a round field with folds. Pixels, as the server reads no SVG (media/picture.ts). */
export function endoscopyPhantom(picture: number): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * 3)
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const away = Math.hypot(column - 128, row - 128) / 120
      if (away > 1) continue
      const shade = [1, 2, 3, 4].some(at => isOnFold(picture, at, { column, row })) ? 0.75 : 1
      const [from, to, part] = away < 0.4 ? [wall[0], wall[1], away / 0.4] : [wall[1], wall[2], (away - 0.4) / 0.6]
      for (const channel of [0, 1, 2] as const)
        pixels[(row * side + column) * 3 + channel] = Math.round(
          (from[channel] + (to[channel] - from[channel]) * part) * shade,
        )
    }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
}

/** Folds are ellipses around a middle that moves from picture to picture. */
function isOnFold(picture: number, at: number, { column, row }: { column: number; row: number }): boolean {
  const x = (column - (128 + picture * 6 - at * 3)) / (112 - at * 22)
  const y = (row - (128 + at * 4)) / (104 - at * 20)
  return Math.abs(Math.hypot(x, y) - 1) < 0.05
}
