import { mayBeAudio, readAudio } from './audio.ts'
import { readPdf } from './pdf.ts'
import { refusedUpload, type Upload } from './upload.ts'
import { QueueFullError, workQueue } from './work-queue.ts'

/** Bytes of one file at most (docs/product/security.md 12). */
export const uploadBytesMost = 10 * 1024 * 1024

const pictures = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif'])
const unreadable = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'])
const pdfHead = Buffer.from('%PDF-')

/** Enough for every magic number; the sniffer never walks through a whole file made to tire it. */
const headLength = 4_100

const inTurn = workQueue(2, 30)

/**
 * Makes of an upload something safe to keep and to show, or says in a sentence why not. What it is, its bytes decide;
 * the declared name decides nothing but what people see.
 */
export async function readUpload(bytes: Buffer, declaredName: string): Promise<Upload> {
  if (bytes.length === 0) return refusedUpload('empty')
  if (bytes.length > uploadBytesMost) return refusedUpload('tooLarge')
  try {
    if (bytes.subarray(0, pdfHead.length).equals(pdfHead)) return await inTurn(() => readPdf(bytes, declaredName))
    if (/\.pdf$/i.test(declaredName.trim())) return refusedUpload('notPdf')
    // With the first upload, as what reads it: a start does without.
    const { fileTypeFromBuffer } = await import('file-type')
    const mediaType = (await fileTypeFromBuffer(bytes.subarray(0, headLength)))?.mime ?? ''
    if (mayBeAudio(mediaType)) return readAudio(bytes, mediaType, declaredName)
    if (unreadable.has(mediaType)) return refusedUpload('heic')
    if (!pictures.has(mediaType)) return refusedUpload('format')
    return await inTurn(async () => {
      // With the first picture: a start does without the decoders.
      const { readPicture } = await import('./picture.ts')
      return readPicture(bytes, declaredName)
    })
  } catch (error) {
    if (error instanceof QueueFullError) return refusedUpload('busy')
    throw error
  }
}
