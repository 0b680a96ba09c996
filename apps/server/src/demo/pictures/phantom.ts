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

/** What a demo shows in the place of a look inside: a round field with folds, drawn. */
export function endoscopyPhantom(picture: number): Promise<Buffer> {
  const folds = [1, 2, 3, 4].map(
    at =>
      `<ellipse cx="${128 + picture * 6 - at * 3}" cy="${128 + at * 4}" rx="${112 - at * 22}" ry="${104 - at * 20}" fill="none" stroke="#a8433c" stroke-opacity="${0.25 + at * 0.1}" stroke-width="${9 - at}"/>`,
  )
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
      <defs><radialGradient id="wall" cx="0.5" cy="0.5" r="0.55"><stop offset="0" stop-color="#3a0f0d"/>
      <stop offset="0.35" stop-color="#b8574d"/><stop offset="1" stop-color="#e39a8a"/></radialGradient></defs>
      <rect width="100%" height="100%"/><circle cx="128" cy="128" r="120" fill="url(#wall)"/>${folds.join('')}</svg>`),
  )
    .png()
    .toBuffer()
}
