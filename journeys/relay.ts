import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { address, attribute, message, parsed, type Stun } from './relay-wire.ts'

/** A TURN server (RFC 8656, as much of it as two browsers use) on loopback, whose line can be cut and healed. */
export interface Relay {
  /** The server's settings: both browsers meet here, and nowhere else. */
  env: { TURN_URLS: string; TURN_SECRET: string; TURN_ONLY: 'yes' }
  /** Nothing comes through any more, in either direction. */
  cut(): void
  heal(): void
  /** How many packets of media it has passed on. */
  passed(): number
}

interface Allocation {
  socket: Socket
  /** Whom the client lets speak to it. */
  permitted: Set<string>
  channels: Map<number, { host: string; port: number }>
}

const realm = 'nethos.test'
const secret = 'a secret of this journey'
const lifetime = 600

export async function openRelay(): Promise<Relay> {
  const front = createSocket('udp4')
  const allocations = new Map<string, Allocation>()
  const nonce = randomBytes(8).toString('hex')
  let isCut = false
  let passed = 0

  front.on('message', (bytes, from) => {
    if (isCut) return
    const client = `${from.address}:${from.port}`
    if (bytes[0]! >> 6 === 1) {
      const to = allocations.get(client)?.channels.get(bytes.readUInt16BE(0))
      const data = bytes.subarray(4, 4 + bytes.readUInt16BE(2))
      if (to) allocations.get(client)!.socket.send(data, to.port, to.host)
      return
    }
    const asked = parsed(bytes)
    if (asked) void answer(asked, bytes, client, from)
  })
  front.bind(0, '127.0.0.1')
  await once(front, 'listening')
  // Whoever only lists the journeys does not wait for it.
  front.unref()

  async function answer(asked: Stun, bytes: Buffer, client: string, from: RemoteInfo): Promise<void> {
    const say = (answered: Buffer) => front.send(answered, from.port, from.address)
    const mapped = attribute(0x20, address(from.address, from.port))
    if (asked.method === 'binding') return say(message(asked, 'success', [mapped]))
    if (asked.method === 'send') {
      const data = asked.attributes.get(0x13)
      if (data && asked.peer) allocations.get(client)?.socket.send(data, asked.peer.port, asked.peer.host)
      return
    }
    const key = keyOf(asked, bytes)
    if (!key)
      return say(
        message(asked, 'error', [
          attribute(0x09, Buffer.concat([Buffer.from([0, 0, 4, 1]), Buffer.from('Unauthorized')])),
          attribute(0x14, Buffer.from(realm)),
          attribute(0x15, Buffer.from(nonce)),
        ]),
      )
    const done = (...attributes: Buffer[]) => say(message(asked, 'success', attributes, key))
    const allocation =
      allocations.get(client) ?? (asked.method === 'allocate' ? await allocate(client, from) : undefined)
    if (!allocation) return say(message(asked, 'error', [attribute(0x09, Buffer.from([0, 0, 4, 37]))], key))
    const { port } = allocation.socket.address()
    const lasts = attribute(0x0d, Buffer.from([0, 0, lifetime >> 8, lifetime & 255]))
    if (asked.method === 'allocate') return done(attribute(0x16, address('127.0.0.1', port)), mapped, lasts)
    if (asked.peer) allocation.permitted.add(asked.peer.host)
    const channel = asked.attributes.get(0x0c)?.readUInt16BE(0)
    if (asked.method === 'channel' && channel && asked.peer) allocation.channels.set(channel, asked.peer)
    done(...(asked.method === 'refresh' ? [lasts] : []))
  }

  async function allocate(client: string, to: RemoteInfo): Promise<Allocation> {
    const socket = createSocket('udp4')
    const made: Allocation = { socket, permitted: new Set(), channels: new Map() }
    allocations.set(client, made)
    socket.on('message', (data, peer) => {
      if (isCut || !made.permitted.has(peer.address)) return
      passed++
      const bound = [...made.channels].find(([, one]) => one.host === peer.address && one.port === peer.port)
      if (!bound) {
        const about = [attribute(0x12, address(peer.address, peer.port)), attribute(0x13, data)]
        return front.send(message({ method: 'data', id: randomBytes(12) }, 'indication', about), to.port, to.address)
      }
      const head = Buffer.alloc(4)
      head.writeUInt16BE(bound[0], 0)
      head.writeUInt16BE(data.length, 2)
      front.send(Buffer.concat([head, data]), to.port, to.address)
    })
    socket.bind(0, '127.0.0.1')
    await once(socket, 'listening')
    socket.unref()
    return made
  }

  return {
    env: {
      TURN_URLS: `turn:127.0.0.1:${front.address().port}?transport=udp`,
      TURN_SECRET: secret,
      TURN_ONLY: 'yes',
    },
    cut: () => void (isCut = true),
    heal: () => void (isCut = false),
    passed: () => passed,
  }
}

/** Of who has a credential of the server's that is still good (coturn's use-auth-secret) and has signed with it. */
function keyOf(asked: Stun, bytes: Buffer): Buffer | undefined {
  const user = asked.attributes.get(0x06)?.toString() ?? ''
  if (!asked.signature || Number(user.split(':')[0]) * 1000 < Date.now()) return undefined
  const password = createHmac('sha1', secret).update(user).digest('base64')
  const key = createHash('md5').update(`${user}:${realm}:${password}`).digest()
  // Signed is what stands before the signature, with a length that counts it.
  const signed = Buffer.from(bytes.subarray(0, asked.signature.at))
  signed.writeUInt16BE(asked.signature.at - 20 + 24, 2)
  const right = createHmac('sha1', key).update(signed).digest()
  return timingSafeEqual(right, asked.signature.bytes) ? key : undefined
}
