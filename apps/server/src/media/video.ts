import { displayName } from './display-name.ts'
import { boxes, handlerOf, type Box } from './mp4-boxes.ts'
import { refusedUpload, type Film, type RefusedUpload } from './upload.ts'

/** Boxes that a film of a phone has at most; a file made to tire us has more. */
const boxesMost = 20_000

/** What only tells of the recording: where, when, with what. */
const talkative: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid'])

/**
 * Takes a film as a phone records it (MP4 or QuickTime: one picture track at least, sound beside it). Its pictures are
 * not written anew (that needs a codec library), but what it tells of place and phone is blotted out; it is served as a
 * film alone, sandboxed and never sniffed.
 */
export function readVideo(bytes: Buffer, declaredName: string): Film | RefusedUpload {
  const cleaned = Buffer.from(bytes)
  try {
    if (!isFilm(cleaned)) return refusedUpload('notVideo')
  } catch (error) {
    if (error instanceof RangeError) return refusedUpload('notVideo')
    throw error
  }
  return { kind: 'video', bytes: cleaned, mediaType: 'video/mp4', fileName: displayName(declaredName, 'mp4') }
}

/** Whether it is one; blots out on its way. */
function isFilm(bytes: Buffer): boolean {
  const budget = { left: boxesMost }
  const inside = (box: Box) => [...boxes(bytes, box.from, box.to, budget)]
  const outer = [...boxes(bytes, 0, bytes.length, budget)]
  const [movie, another] = outer.filter(box => box.type === 'moov')
  if (outer[0]?.type !== 'ftyp' || !movie || another) return false
  const parts = inside(movie)
  const tracks = parts.filter(box => box.type === 'trak')
  const carried = tracks.map(track => handlerOf(bytes, track, budget))
  if (!carried.includes('vide')) return false
  for (const [index, track] of tracks.entries()) {
    // A track that is neither picture nor sound tells of the recording, moment by moment.
    if (!['vide', 'soun'].includes(carried[index] ?? '')) blot(bytes, track)
    else for (const box of inside(track)) if (talkative.has(box.type)) blot(bytes, box)
  }
  for (const box of [...outer, ...parts]) if (talkative.has(box.type)) blot(bytes, box)
  return true
}

/** The box stays as long as it was, so that every place in the file still holds; it says nothing any more. */
function blot(bytes: Buffer, { at, from, to }: Box): void {
  bytes.write('free', at + 4, 'latin1')
  bytes.fill(0, from, to)
}
