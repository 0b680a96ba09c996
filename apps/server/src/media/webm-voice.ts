/** Ids of Matroska elements, with their marker bits (RFC 9559). */
const ids = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  attachments: 0x1941a469,
} as const

const sound = 2
const codecs = new Set(['A_OPUS', 'A_VORBIS', 'A_AAC', 'A_PCM/FLOAT/IEEE', 'A_PCM/INT/LIT'])
/** Elements that a recording of a minute has at most; a file made to tire us has more. */
const elementsMost = 20_000

interface Element {
  id: number
  from: number
  to: number
}

/** A number of 1 to 8 bytes whose first set bit says how many; undefined when it breaks off. All ones: length unknown. */
function variable(bytes: Buffer, at: number, keepsMarker: boolean): { value: number; length: number } | undefined {
  const first = bytes[at]
  if (first === undefined || first === 0) return undefined
  const length = Math.clz32(first) - 23
  if (at + length > bytes.length) return undefined
  let value = keepsMarker ? first : first & (0xff >> length)
  let isUnknown = !keepsMarker && value === 0xff >> length
  for (let next = 1; next < length; next++) {
    // oxlint-disable-next-line typescript/no-non-null-assertion -- the length has been asked, and asked for each byte
    const byte = bytes[at + next]!
    value = value * 256 + byte
    isUnknown &&= byte === 0xff
  }
  return { value: isUnknown ? Infinity : value, length }
}

/** The elements between two places; one of unknown length ends with its parent, as live recordings have it. */
function* elements(bytes: Buffer, from: number, to: number, budget: { left: number }): Generator<Element> {
  let at = from
  while (at < to) {
    if (--budget.left < 0) throw new RangeError('too many elements')
    const id = variable(bytes, at, true)
    const size = id && variable(bytes, at + id.length, false)
    // What breaks off at the end is the recorder's last piece.
    if (!size) return
    const start = at + id.length + size.length
    const end = Math.min(to, start + size.value)
    yield { id: id.value, from: start, to: end }
    at = end
  }
}

/** Whether a WebM file has one sound track and nothing else: no picture, no file inside. */
export function isWebmVoice(bytes: Buffer): boolean {
  const budget = { left: elementsMost }
  const text = ({ from, to }: Element) => bytes.toString('latin1', from, to).replace(/\0+$/, '')
  let isWebm = false
  let tracks = 0
  try {
    for (const outer of elements(bytes, 0, bytes.length, budget)) {
      if (outer.id === ids.head)
        for (const one of elements(bytes, outer.from, outer.to, budget))
          if (one.id === ids.docType) isWebm = text(one) === 'webm'
      if (outer.id !== ids.segment) continue
      for (const part of elements(bytes, outer.from, outer.to, budget)) {
        if (part.id === ids.attachments) return false
        if (part.id !== ids.tracks) continue
        for (const track of elements(bytes, part.from, part.to, budget)) {
          if (track.id !== ids.track) continue
          const about = [...elements(bytes, track.from, track.to, budget)]
          const type = about.find(one => one.id === ids.trackType)
          const codec = about.find(one => one.id === ids.codec)
          if (!type || !codec || bytes[type.to - 1] !== sound || !codecs.has(text(codec))) return false
          tracks++
        }
      }
    }
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
  return isWebm && tracks === 1
}
