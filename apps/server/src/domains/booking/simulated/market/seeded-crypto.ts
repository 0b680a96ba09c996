import crypto, { createHash } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Whole numbers, both ends included. */
interface Stream {
  int(from: number, to: number): number
}
type Streams = (name: string) => Stream

/**
 * Seeds of draws and the minutes of returned numbers come from the system's randomness; within `run` from `streams`, so that the same
 * market twice is the same twice; `restart` begins the streams anew. For a market alone: nothing else may run in this process
 * meanwhile.
 */
export async function withSeededCrypto<T>(streams: Streams, run: (restart: () => void) => Promise<T>): Promise<T> {
  const real = { randomBytes: crypto.randomBytes, randomInt: crypto.randomInt }
  let begun = 0
  const restart = () => {
    const nth = begun++
    Object.assign(
      crypto,
      seededCrypto(name => streams(`${nth} ${name}`)),
    )
    syncBuiltinESMExports()
  }
  restart()
  try {
    return await run(restart)
  } finally {
    Object.assign(crypto, real)
    syncBuiltinESMExports()
  }
}

/** One stream for each function and size: what seals a text does not move the lots. */
function seededCrypto(streams: Streams) {
  const begun = new Map<string, Stream>()
  const streamOf = (name: string): Stream => {
    const known = begun.get(name) ?? streams(name)
    begun.set(name, known)
    return known
  }
  const bytes = (size: number): Buffer => {
    const stream = streamOf(`bytes ${size}`)
    return Buffer.from(Array.from({ length: size }, () => stream.int(0, 255)))
  }
  return {
    randomBytes: bytes,
    randomInt: (first: number, end?: number) =>
      end === undefined ? streamOf('int').int(0, first - 1) : streamOf('int').int(first, end - 1),
  }
}

/** A key of 32 bytes, in hex, that the seed alone decides. */
export const keyOf = (seed: string): string => createHash('sha256').update(seed).digest('hex')
