import { lastOf } from '@nethos/contract/common/present.ts'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepMs = 30_000
const digits = 6
/** A phone's clock may be so many steps off. */
const tolerance = 1
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 base32 without padding. */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += letters[(value >>> (bits - 5)) & 31]
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + letters[(value << (5 - bits)) & 31] : text
}

/** As long as SHA-1's output, as RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(20)

/** Ten characters, 50 bits: beyond guessing in the five tries of a quarter of an hour. */
export const newRecoveryCode = (): string => base32(randomBytes(7)).slice(0, 10)

export const stepAt = (now: number): number => Math.floor(now / stepMs)

/** The code of one step (RFC 4226, 5.3). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const at = lastOf(mac) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** Of which step this code is; undefined: of none that counts now. */
export function stepOf(secret: Buffer, code: string, now: number): number | undefined {
  const around = Array.from({ length: 2 * tolerance + 1 }, (_, at) => stepAt(now) - tolerance + at)
  return around.find(step =>
    timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code.padEnd(digits).slice(0, digits))),
  )
}

/** What an authenticator app reads from the QR code. */
export function otpauth(secret: Buffer, { issuer, login }: { issuer: string; login: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(login)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepMs / 1000}`
}
