/** A chest made of ellipses: nobody's. Values in Hounsfield units. */
export const thoraxSize = 192
export const thoraxSlices = 12

interface Ellipse {
  x: number
  y: number
  rx: number
  ry: number
  value: number
}

/** The later ones lie upon the earlier ones; `at` is the slice from 0 (upper) to 1 (lower). */
function shapesAt(at: number): Ellipse[] {
  const lung = 0.18 + 0.1 * Math.sin(Math.PI * Math.min(1, at * 1.15))
  const heart = at < 0.25 ? 0.07 : 0.07 + 0.1 * Math.sin(Math.PI * (at - 0.25))
  return [
    { x: 0, y: 0, rx: 0.92, ry: 0.66, value: -95 },
    { x: 0, y: 0, rx: 0.86, ry: 0.6, value: 50 },
    { x: 0, y: -0.02, rx: 0.76, ry: 0.5, value: 35 },
    { x: -0.4, y: 0, rx: lung + 0.1, ry: lung * 1.75, value: -840 },
    { x: 0.4, y: 0, rx: lung + 0.1, ry: lung * 1.75, value: -840 },
    { x: 0.1, y: -0.1, rx: heart + 0.1, ry: heart + 0.08, value: 45 },
    { x: 0, y: -0.12, rx: 0.05, ry: 0.05, value: at < 0.4 ? -990 : 45 },
    { x: -0.02, y: 0.42, rx: 0.11, ry: 0.1, value: 420 },
    { x: -0.02, y: 0.42, rx: 0.08, ry: 0.07, value: 180 },
    { x: 0.09, y: 0.28, rx: 0.06, ry: 0.06, value: 42 },
    ...[0.15, 0.35, 0.65, 0.85].flatMap(turn => {
      const angle = Math.PI * 2 * (turn + at * 0.08)
      return { x: 0.8 * Math.cos(angle), y: 0.54 * Math.sin(angle), rx: 0.05, ry: 0.03, value: 380 }
    }),
  ]
}

/** 16 bits, little endian, 1024 added: as a scanner writes it. The grain is always the same. */
export function thoraxSlice(number: number): Buffer {
  const shapes = shapesAt((number - 1) / (thoraxSlices - 1))
  const pixels = Buffer.alloc(thoraxSize * thoraxSize * 2)
  let grain = number * 7919
  for (let row = 0; row < thoraxSize; row++)
    for (let column = 0; column < thoraxSize; column++) {
      const [x, y] = [(column / (thoraxSize - 1)) * 2 - 1, (row / (thoraxSize - 1)) * 2 - 1]
      let value = -1000
      for (const one of shapes) if (((x - one.x) / one.rx) ** 2 + ((y - one.y) / one.ry) ** 2 <= 1) value = one.value
      grain = (grain * 1_103_515_245 + 12_345) % 2_147_483_648
      const noise = value === -1000 ? 0 : (grain / 2_147_483_648 - 0.5) * 36
      pixels.writeUInt16LE(Math.max(0, Math.round(value + noise + 1024)), (row * thoraxSize + column) * 2)
    }
  return pixels
}
