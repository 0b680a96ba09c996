import { present } from '@nethos/contract/common/present.ts'
/** MLLP: a message stands between 0B and 1C 0D. No byte of UTF-8, GB18030 or base64 is one of these. */
const begin = 0x0b
const end = 0x1c

export class TooLongError extends Error {
  override name = 'TooLongError'
}

export interface Frames {
  /** The messages that are whole with these bytes. Throws TooLongError when one becomes longer than allowed. */
  push(chunk: Buffer): Buffer[]
  /** Bytes of a message that has begun. */
  readonly waiting: number
}

/** A begin in the midst of a message is one: what stood before it was torn. Bytes between messages are no message. */
export function frames(mostBytes: number): Frames {
  let parts: Buffer[] | undefined
  let length = 0
  const add = (part: Buffer): void => {
    length += part.length
    if (length > mostBytes) throw new TooLongError('A message is longer than allowed')
    if (part.length > 0) present(parts).push(part)
  }
  const drop = (next: Buffer[] | undefined): void => {
    parts = next
    length = 0
  }
  return {
    push(chunk) {
      const whole: Buffer[] = []
      let from = 0
      for (let at = 0; at < chunk.length; at++) {
        if (chunk[at] === begin) {
          drop([])
          from = at + 1
        } else if (chunk[at] === end && parts) {
          add(chunk.subarray(from, at))
          whole.push(Buffer.concat(parts))
          drop(undefined)
        }
      }
      if (parts) add(Buffer.from(chunk.subarray(from)))
      return whole
    },
    get waiting() {
      return length
    },
  }
}

export const framed = (message: Buffer): Buffer => Buffer.concat([Buffer.of(begin), message, Buffer.of(end, 0x0d)])
