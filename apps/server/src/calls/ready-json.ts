import { randomBytes } from 'node:crypto'

/** Nobody can say it in a text of his own: it is another one in each process, and never leaves it. */
const secret = randomBytes(16).toString('hex')
const begin = `"${secret}`
const digits = 6
const markLength = begin.length + digits + 1

let met: Buffer[] | undefined

/**
 * A part of many replies that is the same in each, in the wire's words already: spelled once, and its bytes put into a reply
 * as they are. What stands in it is declared by whoever makes it: the writer of replies does not look into it.
 */
export class ReadyJson {
  readonly #bytes: Buffer
  constructor(value: object) {
    this.#bytes = Buffer.from(JSON.stringify(value))
  }
  /** What stands for it while a reply is spelled. */
  toJSON(): unknown {
    if (!met) return JSON.parse(this.#bytes.toString())
    met.push(this.#bytes)
    return `${secret}${String(met.length - 1).padStart(digits, '0')}`
  }
}

/** A reply as JSON; as bytes where parts of it were ready. `write` makes it in our words: the parts are told apart there. */
export function spelledReply(write: () => object): string | Buffer {
  const ready: Buffer[] = []
  met = ready
  try {
    const text = JSON.stringify(write())
    return ready.length === 0 ? text : filled(bytesOf(text), ready)
  } finally {
    met = undefined
  }
}

let scratch = Buffer.alloc(0)

/** Good until the next reply is spelled. As long as any text of this length: measuring it first costs as much as writing it. */
function bytesOf(text: string): Buffer {
  if (scratch.length < text.length * 3) scratch = Buffer.allocUnsafe(text.length * 6)
  return scratch.subarray(0, scratch.write(text))
}

/** The text is turned into bytes once: what is put into it is copied and nothing else. */
function filled(text: Buffer, ready: readonly Buffer[]): Buffer {
  const size = ready.reduce((sum, { length }) => sum + length - markLength, text.length)
  const whole = Buffer.allocUnsafe(size)
  let [from, to] = [0, 0]
  for (let at = text.indexOf(begin); at >= 0; at = text.indexOf(begin, from)) {
    const nth = Number(text.toString('latin1', at + begin.length, at + begin.length + digits))
    to += text.copy(whole, to, from, at)
    // oxlint-disable-next-line typescript/no-non-null-assertion -- one for each part, and every answer passes here
    to += ready[nth]!.copy(whole, to)
    from = at + markLength
  }
  text.copy(whole, to, from)
  return whole
}
