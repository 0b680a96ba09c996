interface Box {
  type: string
  from: number
  to: number
}

/** Boxes that a recording of a minute has at most; a file made to tire us has more. */
const boxesMost = 5_000

/** The boxes between two places (ISO/IEC 14496-12); throws where their lengths do not fit. */
function* boxes(bytes: Buffer, from: number, to: number, budget: { left: number }): Generator<Box> {
  let at = from
  while (at < to) {
    if (--budget.left < 0 || at + 8 > to) throw new RangeError('no box')
    const short = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const head = short === 1 ? 16 : 8
    if (at + head > to) throw new RangeError('no box')
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
    if (size < head || at + size > to) throw new RangeError('no box')
    yield { type, from: at + head, to: at + size }
    at += size
  }
}

/** Whether an MP4 file has one sound track and nothing else, whole or in pieces, as phones record it. */
export function isMp4Voice(bytes: Buffer): boolean {
  const budget = { left: boxesMost }
  const inside = (box: Box | undefined) => (box ? [...boxes(bytes, box.from, box.to, budget)] : [])
  try {
    const outer = [...boxes(bytes, 0, bytes.length, budget)]
    if (outer[0]?.type !== 'ftyp') return false
    const movies = outer.filter(box => box.type === 'moov')
    const tracks = movies.flatMap(inside).filter(box => box.type === 'trak')
    return movies.length === 1 && tracks.length === 1 && tracks.every(isSound)
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }

  /** The handler's kind stands after version, flags and a field that is not used. */
  function isSound(track: Box): boolean {
    const media = inside(track).find(box => box.type === 'mdia')
    const handler = inside(media).find(box => box.type === 'hdlr')
    return handler !== undefined && bytes.toString('latin1', handler.from + 8, handler.from + 12) === 'soun'
  }
}
