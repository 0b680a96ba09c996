import { firstOf } from '@nethos/contract/common/present.ts'
import { boxes, handlerOf, type Box } from './mp4-boxes.ts'

/** Boxes that a recording of a minute has at most; a file made to tire us has more. */
const boxesMost = 5_000

/** Whether an MP4 file has one sound track and nothing else, whole or in pieces, as phones record it. */
export function isMp4Voice(bytes: Buffer): boolean {
  const budget = { left: boxesMost }
  const inside = (box: Box | undefined) => (box ? [...boxes(bytes, box.from, box.to, budget)] : [])
  try {
    const outer = [...boxes(bytes, 0, bytes.length, budget)]
    if (outer[0]?.type !== 'ftyp') return false
    const movies = outer.filter(box => box.type === 'moov')
    const tracks = movies.flatMap(inside).filter(box => box.type === 'trak')
    return movies.length === 1 && tracks.length === 1 && handlerOf(bytes, firstOf(tracks), budget) === 'soun'
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
