export interface Box {
  type: string
  /** Where the box itself begins, its head included. */
  at: number
  from: number
  to: number
}

/** The boxes between two places (ISO/IEC 14496-12); throws a RangeError where their lengths do not fit. */
export function* boxes(bytes: Buffer, from: number, to: number, budget: { left: number }): Generator<Box> {
  let at = from
  while (at < to) {
    if (--budget.left < 0 || at + 8 > to) throw new RangeError('no box')
    const short = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const head = short === 1 ? 16 : 8
    if (at + head > to) throw new RangeError('no box')
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
    if (size < head || at + size > to) throw new RangeError('no box')
    yield { type, at, from: at + head, to: at + size }
    at += size
  }
}

/** What a track carries: 'soun', 'vide', 'meta' …; '' when it does not say. */
export function handlerOf(bytes: Buffer, track: Box, budget: { left: number }): string {
  const inside = (box: Box | undefined) => (box ? [...boxes(bytes, box.from, box.to, budget)] : [])
  const media = inside(track).find(box => box.type === 'mdia')
  const handler = inside(media).find(box => box.type === 'hdlr')
  // The handler's kind stands after version, flags and a field that is not used.
  return handler && handler.from + 12 <= handler.to ? bytes.toString('latin1', handler.from + 8, handler.from + 12) : ''
}
