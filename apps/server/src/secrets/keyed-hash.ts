import { createHmac, hkdfSync } from 'node:crypto'
import type { LookupKey } from './lookup-key.ts'
import { macKey } from './mac-key.ts'

/**
 * HMAC-SHA256 for a look-up column beside a sealed one (docs/product/security.md 14): equal texts give equal hashes, and without the
 * key nobody can try all mobile numbers. Spell the text one way before (toEighteen for ID numbers). By the look-up key: as it lies in
 * the database now.
 */
export const keyedHash = (key: Buffer | LookupKey, text: string | Uint8Array): Buffer =>
  Buffer.isBuffer(key) ? createHmac('sha256', macKey(key)).update(text).digest() : key.hash(text)

/** A 32-byte key for one purpose out of a master key (HKDF-SHA256): no key serves two purposes. */
export const derivedKey = (master: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), `nethos ${purpose}`, 32))
