import tls from 'node:tls'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import { decoded } from './charset.ts'
import { parsed, type Message } from './message.ts'
import { framed, frames } from './mllp.ts'

/** Where our messages go. */
export interface Peer {
  host: string
  port: number
  /** The CA of its certificate; left out: those that the system knows. */
  ca?: string | undefined
  /** SHA-256 of its certificate: with it the name in the certificate does not count. */
  certificate?: string | undefined
  /** What we show it. */
  cert: string
  key: string
  timeoutMs?: number | undefined
}

export interface Reply {
  isTaken: boolean
  /** ERR-3, HL7 table 0357. */
  errorCode: string
  /** ERR-5, as agreed with the hospital. */
  applicationCode: string
  /** ERR-8, else MSA-3: for people. */
  sentence: string
  message: Message
}

const mostAnswer = 1024 * 1024
const usualMs = 8_000

/** Sends one message on a connection of its own. Without an answer to this very message nothing is known. */
export async function ask(peer: Peer, controlId: string, bytes: Buffer): Promise<Reply> {
  const message = await answerTo(peer, bytes)
  const msa = message.first('MSA')
  const code = msa?.at(1) ?? ''
  if (msa?.at(2) !== controlId || !/^[AC][AER]$/.test(code))
    throw new HospitalUnreachableError('The hospital answered to another message')
  const err = message.first('ERR')
  return {
    isTaken: code.endsWith('A'),
    errorCode: err?.at(3) ?? '',
    applicationCode: err?.at(5) ?? '',
    sentence: err?.at(8) || msa.at(3),
    message,
  }
}

const connect = ({ host, port, ca, certificate, cert, key }: Peer): tls.TLSSocket =>
  tls.connect({
    host,
    port,
    cert,
    key,
    minVersion: 'TLSv1.2',
    ...(ca !== undefined && { ca }),
    ...(certificate !== undefined && {
      checkServerIdentity: (_name: string, shown: tls.PeerCertificate) =>
        shown.fingerprint256 === certificate ? undefined : new Error('Another certificate'),
    }),
  })

/** Whether somebody is there. */
export async function reach(peer: Peer): Promise<void> {
  const socket = connect(peer)
  await settled(socket, peer, resolve => socket.once('secureConnect', () => resolve(undefined)))
}

const answerTo = (peer: Peer, bytes: Buffer): Promise<Message> => {
  const socket = connect(peer)
  const reading = frames(mostAnswer)
  return settled<Message>(socket, peer, (resolve, reject) => {
    socket.on('data', chunk => {
      try {
        const [answer] = reading.push(chunk)
        if (answer) resolve(parsed(decoded(answer).text))
      } catch (error) {
        reject(error as Error)
      }
    })
    socket.write(framed(bytes))
  })
}

/** What comes of a connection, which ends with it. */
async function settled<T>(
  socket: tls.TLSSocket,
  { timeoutMs = usualMs }: Peer,
  begin: (resolve: (value: T) => void, reject: (error: Error) => void) => void,
): Promise<T> {
  try {
    return await new Promise<T>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('Too late')), timeoutMs)
      socket.once('error', reject)
      socket.once('close', () => {
        clearTimeout(late)
        reject(new Error('Closed'))
      })
      begin(resolve, reject)
    })
  } catch (error) {
    throw new HospitalUnreachableError('The hospital did not answer', { cause: error })
  } finally {
    socket.on('error', () => undefined)
    socket.destroy()
  }
}
