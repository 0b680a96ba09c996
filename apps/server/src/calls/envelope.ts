import { createHmac, timingSafeEqual } from 'node:crypto'
import { TroubleError } from './codes.ts'

/** The common fields of every call (docs/product/protocol.md 1). */
export interface Envelope {
  service: string
  channel: string
  version: string
  random: string
  timestamp: number
  token: string | undefined
  deviceLabel: string | undefined
}

export const channels = ['3', '10', '11', '12', '20'] as const
const deepest = 32
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

export function readBody(bytes: Buffer): Record<string, unknown> {
  let parsed: unknown
  try {
    parsed = JSON.parse(strict.decode(bytes))
  } catch {
    throw new TroubleError('malformed')
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new TroubleError('malformed')
  refusePoison(parsed, 1)
  return parsed as Record<string, unknown>
}

/** docs/product/security.md 11: nesting, `__proto__` and `constructor` keys, NUL, lone surrogates. */
function refusePoison(value: unknown, depth: number): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw new TroubleError('malformed')
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (depth > deepest) throw new TroubleError('malformed')
  if (Array.isArray(value)) {
    for (const item of value) refusePoison(item, depth + 1)
    return
  }
  for (const key of Object.keys(value)) {
    if (key === '__proto__' || key === 'constructor' || key.includes('\0') || !key.isWellFormed())
      throw new TroubleError('malformed')
    refusePoison((value as Record<string, unknown>)[key], depth + 1)
  }
}

const wordless = /^[A-Za-z0-9_-]{16,64}$/
const dotted = /^\d{1,6}(\.\d{1,6}){0,5}$/

/** A common field missing or malformed answers 400 and names the field. */
export function readEnvelope(fields: Record<string, unknown>): Envelope {
  const text = (name: string): string => {
    const value = fields[name]
    if (typeof value !== 'string' || value === '' || value.length > 200)
      throw new TroubleError('malformed', { msg: `${name}格式不正确` })
    return value
  }
  const maybe = (name: string): string | undefined => {
    const value = fields[name]
    return value === undefined || value === null || value === '' ? undefined : text(name)
  }
  const must = (name: string, holds: boolean): void => {
    if (!holds) throw new TroubleError('malformed', { msg: `${name}格式不正确` })
  }
  const service = text('service')
  const channel = text('channel')
  must('channel', (channels as readonly string[]).includes(channel))
  must('format', fields.format === 'JSON')
  text('oper')
  must('spid', fields.spid === '1001')
  const version = text('version')
  must('version', dotted.test(version))
  const random = text('random')
  must('random', wordless.test(random))
  const timestamp =
    typeof fields.timestamp === 'string' && /^\d{1,16}$/.test(fields.timestamp)
      ? Number(fields.timestamp)
      : fields.timestamp
  if (typeof timestamp !== 'number' || !Number.isSafeInteger(timestamp))
    throw new TroubleError('malformed', { msg: 'timestamp格式不正确' })
  maybe('host')
  maybe('pageHash')
  maybe('sessionId')
  return { service, channel, version, random, timestamp, token: maybe('token'), deviceLabel: maybe('deviceLabel') }
}

const window = 5 * 60_000

/** The refusal tells the server's time: a phone whose clock is wrong corrects itself and repeats once. */
export function checkTime({ timestamp }: Envelope, now: number): void {
  if (Math.abs(timestamp - now) > window) throw new TroubleError('badTime', { obj: { now } })
}

export const signatureOf = (key: string, message: Buffer | string): string =>
  createHmac('sha256', key).update(message).digest('hex')

const hexDigest = /^[0-9a-f]{64}$/

export function isSigned(given: unknown, key: string, message: Buffer | string): boolean {
  // Bytes, not characters: timingSafeEqual throws when two lengths differ, and a header may carry more than ASCII.
  if (typeof given !== 'string' || !hexDigest.test(given)) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(signatureOf(key, message)))
}
