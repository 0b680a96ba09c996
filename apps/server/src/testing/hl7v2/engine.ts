import { once } from 'node:events'
import tls from 'node:tls'
import { framed, frames } from '../../adapters/hl7v2/mllp.ts'
import type { Identity } from './certificate.ts'

/** What a message was answered: MSA-1, MSA-2, and ERR as it stands. */
export interface Answer {
  code: string
  controlId: string
  error: string
  text: string
}

export function answerIn(bytes: Buffer): Answer {
  const text = bytes.toString()
  const [, code = '', controlId = ''] = (/\rMSA[^\r]*/.exec(text)?.[0] ?? '').split('|')
  return { code, controlId, error: /\rERR[^\r]*/.exec(text)?.[0]?.trim() ?? '', text }
}

/** A hospital's integration engine, as far as it sends: one connection, opened when it is needed. */
export class Engine {
  #socket: tls.TLSSocket | undefined
  #answers: ((answer: Answer | undefined) => void)[] = []
  readonly #to: { port: number; ca: string; identity?: Identity | undefined }

  constructor(to: { port: number; ca: string; identity?: Identity }) {
    this.#to = to
  }

  async connect(): Promise<tls.TLSSocket> {
    if (this.#socket && !this.#socket.destroyed && this.#socket.writable) return this.#socket
    const { port, ca, identity } = this.#to
    const socket = tls.connect({ port, host: '127.0.0.1', ca, checkServerIdentity: () => undefined, ...identity })
    const reading = frames(1_000_000)
    socket.on('data', chunk => {
      for (const one of reading.push(chunk)) this.#answers.shift()?.(answerIn(one))
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      for (const one of this.#answers.splice(0)) one(undefined)
    })
    this.#socket = socket
    await Promise.race([once(socket, 'secureConnect'), once(socket, 'close')])
    return socket
  }

  /** Undefined: the connection ended before an answer came. */
  async send(message: string | Buffer): Promise<Answer | undefined> {
    return this.write(framed(Buffer.from(message as never)))
  }

  /** Bytes as they are, in the given pieces. */
  async write(...pieces: Buffer[]): Promise<Answer | undefined> {
    const socket = await this.connect()
    if (socket.destroyed) return undefined
    const answered = new Promise<Answer | undefined>(resolve => this.#answers.push(resolve))
    for (const one of pieces) socket.write(one)
    return answered
  }

  /** Begins a message and goes away in the midst of it. */
  async tear(message: string): Promise<void> {
    const socket = await this.connect()
    const whole = framed(Buffer.from(message))
    await new Promise<void>(resolve => socket.write(whole.subarray(0, whole.length / 2), () => resolve()))
    socket.destroy()
    await this.closed()
  }

  /** Sends it and does not wait for the answer. */
  async sendAndGo(message: string): Promise<void> {
    const socket = await this.connect()
    await new Promise<void>(resolve => socket.write(framed(Buffer.from(message)), () => resolve()))
    socket.destroy()
    await this.closed()
  }

  async closed(): Promise<void> {
    const socket = this.#socket
    if (socket && !socket.closed) await once(socket, 'close')
  }

  async close(): Promise<void> {
    this.#socket?.destroy()
    await this.closed()
  }
}
