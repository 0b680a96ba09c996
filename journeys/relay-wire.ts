import { createHmac } from 'node:crypto'

/** What a message is about; the numbers are RFC 8489's and RFC 8656's. */
const methods = { binding: 1, allocate: 3, refresh: 4, send: 6, data: 7, permission: 8, channel: 9 } as const
const kinds = { request: 0x000, indication: 0x010, success: 0x100, error: 0x110 } as const
type Method = keyof typeof methods
const cookie = 0x2112a442

export interface Stun {
  method: Method
  /** The transaction's. */
  id: Buffer
  attributes: Map<number, Buffer>
  /** XOR-PEER-ADDRESS. */
  peer: { host: string; port: number } | undefined
  /** MESSAGE-INTEGRITY, and where it stands. */
  signature: { at: number; bytes: Buffer } | undefined
}

/** A request or indication; undefined when it is none. */
export function parsed(bytes: Buffer): Stun | undefined {
  if (bytes.length < 20 || bytes.readUInt32BE(4) !== cookie) return undefined
  const type = bytes.readUInt16BE(0) & ~kinds.indication
  const method = (Object.keys(methods) as Method[]).find(name => methods[name] === type)
  if (!method) return undefined
  const attributes = new Map<number, Buffer>()
  let signature: Stun['signature']
  for (let at = 20; at + 4 <= bytes.length;) {
    const [kind, length] = [bytes.readUInt16BE(at), bytes.readUInt16BE(at + 2)]
    const value = bytes.subarray(at + 4, at + 4 + length)
    if (kind === 0x08) signature = { at, bytes: value }
    else attributes.set(kind, value)
    at += 4 + Math.ceil(length / 4) * 4
  }
  const peer = attributes.get(0x12)
  return { method, id: bytes.subarray(8, 20), attributes, signature, peer: peer && placeOf(peer) }
}

export function attribute(kind: number, value: Buffer): Buffer {
  const bytes = Buffer.alloc(4 + Math.ceil(value.length / 4) * 4)
  bytes.writeUInt16BE(kind, 0)
  bytes.writeUInt16BE(value.length, 2)
  value.copy(bytes, 4)
  return bytes
}

/** With a key it is signed. */
export function message(
  { method, id }: Pick<Stun, 'method' | 'id'>,
  kind: keyof typeof kinds,
  attributes: readonly Buffer[],
  key?: Buffer,
): Buffer {
  const body = Buffer.concat(attributes)
  const head = Buffer.alloc(20)
  head.writeUInt16BE(methods[method] | kinds[kind], 0)
  head.writeUInt16BE(body.length + (key ? 24 : 0), 2)
  head.writeUInt32BE(cookie, 4)
  id.copy(head, 8)
  const whole = Buffer.concat([head, body])
  return key ? Buffer.concat([whole, attribute(0x08, createHmac('sha1', key).update(whole).digest())]) : whole
}

/** An IPv4 address and a port, mixed with the cookie as the protocol wants it. */
export function address(host: string, port: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt8(1, 1)
  bytes.writeUInt16BE(port ^ (cookie >>> 16), 2)
  const number = Buffer.from(host.split('.').map(Number)).readUInt32BE(0)
  bytes.writeUInt32BE((number ^ cookie) >>> 0, 4)
  return bytes
}

function placeOf(bytes: Buffer): { host: string; port: number } {
  const number = Buffer.alloc(4)
  number.writeUInt32BE((bytes.readUInt32BE(4) ^ cookie) >>> 0)
  return { host: [...number].join('.'), port: bytes.readUInt16BE(2) ^ (cookie >>> 16) }
}
