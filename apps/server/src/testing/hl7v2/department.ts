import tls from 'node:tls'
import type { AddressInfo } from 'node:net'
import { parsed, type Message } from '../../adapters/hl7v2/message.ts'
import { framed, frames } from '../../adapters/hl7v2/mllp.ts'
import { hl7Time } from '../../adapters/hl7v2/write.ts'
import type { Identity } from './certificate.ts'

export interface Refusal {
  code: string
  application?: string
  sentence?: string
}
/** What a hospital's system answers to a message of ours: nothing against it, what is, or lines that go along with AA. */
export type Answerer = (message: Message, kind: string) => Refusal | string[]

export interface Department {
  port: number
  received: Message[]
  beAway(isAway: boolean): void
  close(): Promise<void>
}

/** A hospital's system, as far as it hears us: MLLP over TLS, an answer to each message. */
export async function openDepartment(identity: Identity, answer: Answerer): Promise<Department> {
  const messages: Message[] = []
  const open = new Set<tls.TLSSocket>()
  let isAway = false
  const server = tls.createServer(identity, socket => {
    if (isAway) return void socket.destroy()
    open.add(socket)
    const reading = frames(1_000_000)
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
    socket.on('data', chunk => {
      for (const bytes of reading.push(chunk)) {
        const message = parsed(bytes.toString())
        messages.push(message)
        socket.write(framed(Buffer.from(acknowledged(message, answer))))
      }
    })
    return undefined
  })
  // Who is away takes no handshake.
  server.on('connection', socket => {
    socket.on('error', () => undefined)
    if (isAway) socket.destroy()
  })
  server.on('tlsClientError', () => undefined)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    received: messages,
    beAway: value => void (isAway = value),
    async close() {
      for (const one of open) one.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function acknowledged(message: Message, answer: Answerer): string {
  const msh = message.need('MSH')
  const acknowledgement = answer(message, `${msh.at(9)}^${msh.at(9, 2)}`)
  const head = `MSH|^~\\&|HIS|H1|NETHOS|NETHOS|${hl7Time(Date.now())}||ACK^${msh.at(9, 2)}^ACK|A${msh.at(10)}|P|2.5.1`
  if (Array.isArray(acknowledgement)) return [head, `MSA|AA|${msh.at(10)}`, ...acknowledgement, ''].join('\r')
  const { code, application = '', sentence = '' } = acknowledgement
  return [head, `MSA|AE|${msh.at(10)}`, `ERR|||${code}|E|${application}|||${sentence}`, ''].join('\r')
}
