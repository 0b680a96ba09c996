import sharp from 'sharp'
import { displayName } from './display-name.ts'
import { refusedUpload, type Picture, type RefusedUpload } from './upload.ts'

/** Pixels that are decoded at most (docs/product/security.md 12). */
const pixelsMost = 50_000_000
const longestEdge = 2560
const thumbnailEdge = 400
const secondsMost = 20

// Whatever the first bytes pretend, nothing else is ever decoded: no SVG, no TIFF, no file names.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map(format => `VipsForeignLoad${format}Buffer`),
})
// Two pictures at once on their own threads are enough; nothing of a patient's picture stays in a cache.
sharp.concurrency(1)
sharp.cache(false)

const opened = (bytes: Buffer) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: pixelsMost, pages: 1 }).timeout({ seconds: secondsMost })

const within = (edge: number) => ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const

/**
 * Writes a picture anew from its pixels: upright, at most 2560 a side, the first frame only, and without metadata.
 * What else the file was (a script, an archive) is gone. JPEG, for it is quick and opens everywhere; WebP where a
 * picture has transparent parts.
 */
export async function readPicture(bytes: Buffer, declaredName: string): Promise<Picture | RefusedUpload> {
  try {
    // The head alone says how large it is: nothing is decoded yet, so nothing needs a limit.
    const { width, height, hasAlpha } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > pixelsMost) return refusedUpload('tooManyPixels')
    const scaled = opened(bytes).autoOrient().resize(within(longestEdge))
    const encoded = hasAlpha ? scaled.webp({ quality: 80, effort: 2 }) : scaled.jpeg({ quality: 80 })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return {
      kind: 'picture',
      bytes: data,
      mediaType: hasAlpha ? 'image/webp' : 'image/jpeg',
      width: info.width,
      height: info.height,
      thumbnail: await sharp(data).resize(within(thumbnailEdge)).webp({ quality: 75, effort: 2 }).toBuffer(),
      fileName: displayName(declaredName, hasAlpha ? 'webp' : 'jpg'),
    }
  } catch {
    // Whatever the decoder complains of, the person can only choose another picture.
    return refusedUpload('damagedPicture')
  }
}

/** A picture as a square of this edge, PNG; with room around it on white, where a system cuts its own shape out of it. */
export function squarePng(bytes: Buffer, { edge, isMaskable = false }: { edge: number; isMaskable?: boolean }) {
  const room = isMaskable ? Math.round(edge * 0.12) : 0
  const picture = opened(bytes).resize(edge - 2 * room, edge - 2 * room, { fit: 'contain', background: '#ffffff00' })
  const padded = isMaskable
    ? picture.extend({ top: room, bottom: room, left: room, right: room, background: '#ffffff' }).flatten({
        background: '#ffffff',
      })
    : picture
  return padded.png({ compressionLevel: 9, palette: true }).toBuffer()
}
