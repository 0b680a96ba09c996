import sharp from 'sharp'
import type { PictureWindow, RenderedPicture } from '../../ports/hospital-pictures.ts'
import { numberIn, textIn, type Dataset } from './attributes.ts'

interface Shape {
  rows: number
  columns: number
  samples: number
  bits: number
}

const mostPixels = 16_000_000

function shapeOf(one: Dataset): Shape | undefined {
  const [rows, columns] = [numberIn(one, 'rows') ?? 0, numberIn(one, 'columns') ?? 0]
  const samples = numberIn(one, 'samples') ?? 1
  const bits = numberIn(one, 'bitsAllocated') ?? 8
  const isKnown = (samples === 1 && (bits === 8 || bits === 16)) || (samples === 3 && bits === 8)
  return isKnown && rows > 0 && columns > 0 && rows * columns <= mostPixels
    ? { rows, columns, samples, bits }
    : undefined
}

/** A frame as the archive has it, made into a picture (PS3.3, C.11.2.1.2: the linear window). Undefined: of a kind that we do not render. */
export async function renderFrame(
  about: Dataset,
  frame: Buffer,
  { window, edge }: { window?: PictureWindow | undefined; edge?: number | undefined },
): Promise<RenderedPicture | undefined> {
  const shape = shapeOf(about)
  if (!shape || frame.length < shape.rows * shape.columns * shape.samples * (shape.bits / 8)) return undefined
  const pixels = shape.samples === 3 ? coloured(about, frame, shape) : greyed(about, frame, shape, window)
  const raw = { width: shape.columns, height: shape.rows, channels: shape.samples === 3 ? 3 : 1 } as const
  const picture = sharp(pixels, { raw, limitInputPixels: mostPixels })
  const sized = edge === undefined ? picture : picture.resize({ width: edge, height: edge, fit: 'inside' })
  return { bytes: await sized.png().toBuffer(), type: 'image/png' }
}

function coloured(about: Dataset, frame: Buffer, { rows, columns }: Shape): Buffer {
  const size = rows * columns
  if (numberIn(about, 'planar') !== 1) return frame.subarray(0, size * 3)
  const pixels = Buffer.alloc(size * 3)
  for (let at = 0; at < size; at++)
    // oxlint-disable-next-line typescript/no-non-null-assertion -- within the frame, and asked for each pixel
    for (let colour = 0; colour < 3; colour++) pixels[at * 3 + colour] = frame[colour * size + at]!
  return pixels
}

function greyed(about: Dataset, frame: Buffer, { rows, columns, bits }: Shape, asked?: PictureWindow): Buffer {
  const size = rows * columns
  const stored = numberIn(about, 'bitsStored') ?? bits
  const [slope, intercept] = [numberIn(about, 'slope') ?? 1, numberIn(about, 'intercept') ?? 0]
  const isSigned = numberIn(about, 'isSigned') === 1
  const valueAt = (at: number): number => {
    // oxlint-disable-next-line typescript/no-non-null-assertion -- within the frame, and asked for each pixel
    const word = bits === 16 ? frame.readUInt16LE(at * 2) : frame[at]!
    const low = word & (2 ** stored - 1)
    return (isSigned && low >= 2 ** (stored - 1) ? low - 2 ** stored : low) * slope + intercept
  }
  const { center, width } = asked ?? ownWindow(about) ?? widestWindow(size, valueAt)
  const isInverse = textIn(about, 'photometric') === 'MONOCHROME1'
  const pixels = Buffer.alloc(size)
  for (let at = 0; at < size; at++) {
    const light = ((valueAt(at) - (center - 0.5)) / (Math.max(2, width) - 1) + 0.5) * 255
    const level = Math.min(255, Math.max(0, Math.round(light)))
    pixels[at] = isInverse ? 255 - level : level
  }
  return pixels
}

function ownWindow(about: Dataset): { center: number; width: number } | undefined {
  const [center, width] = [numberIn(about, 'windowCenter'), numberIn(about, 'windowWidth')]
  return center === undefined || width === undefined ? undefined : { center, width }
}

function widestWindow(size: number, valueAt: (at: number) => number): { center: number; width: number } {
  let [low, high] = [Infinity, -Infinity]
  for (let at = 0; at < size; at++) [low, high] = [Math.min(low, valueAt(at)), Math.max(high, valueAt(at))]
  return { center: (low + high + 1) / 2, width: high - low + 1 }
}
