import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerAsked, type ServedHospital } from './answer.ts'
import { nonceBook } from './nonce-book.ts'
import { whoAsks } from './who-asks.ts'
import { headerNames, signatureOf } from '../../adapters/gateway/signature.ts'

export interface ReferenceServer {
  /** Without a slash at its end: what `base` is in the settings. */
  base: string
  close(): Promise<void>
}

interface Options {
  port: number
  host?: string
  /** What stands before each path: /nethos */
  prefix?: string
  hospital: ServedHospital
  /** By hospital: those that count; more than one while they are changed. */
  secrets: ReadonlyMap<string, readonly string[]>
}

const mostBytes = 1024 * 1024

/** The hospital's side of our own gateway, whole and small: docs/gateway.md in a program. */
export async function openReferenceServer(options: Options): Promise<ReferenceServer> {
  const { port, host = '127.0.0.1', prefix = '' } = options
  const nonces = nonceBook()
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => {
      response.statusCode = 500
      response.end()
    })
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    const path = (request.url ?? '').startsWith(`${prefix}/`) ? request.url!.slice(prefix.length) : ''
    if (request.method !== 'POST' || body === undefined) return void response.writeHead(body ? 405 : 413).end()
    const asker = whoAsks(
      { path, body, headers: request.headers },
      { secrets: options.secrets, nonces, now: Date.now() },
    )
    if ('status' in asker) return void response.writeHead(asker.status).end(asker.why)
    const { status, body: reply } = await answerAsked(options.hospital, asker.hosId, path, body)
    const text = JSON.stringify(reply)
    const spoken = { speech: 'answer', method: String(status), path, body: text, ...asker } as const
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      [headerNames.signature]: signatureOf(spoken, asker.secret),
    })
    response.end(text)
  }

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return {
    base: `http://${host}:${(server.address() as AddressInfo).port}${prefix}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Undefined: it is larger than anything that was agreed. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > mostBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}
