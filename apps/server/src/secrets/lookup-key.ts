import { firstOf, nthOf } from '@nethos/contract/common/present.ts'
import { createHmac } from 'node:crypto'
import { macKey } from './mac-key.ts'

/** The key of look-up columns. While it is changed it has steps: what lies in the database is a hash of the hash before. */
export interface LookupKey {
  /** As it lies in the database now. Throws LookupKeyMovesError in the seconds in which that changes. */
  hash(data: string | Uint8Array): Buffer
}

/** The look-up values of the database are being changed: whoever comes again in some seconds is answered. */
export class LookupKeyMovesError extends Error {
  override name = 'LookupKeyMovesError'
  readonly code = 'LOOKUP_KEY_MOVES'
  constructor() {
    super('the look-up key is being changed')
  }
}

const hmac = (key: Buffer, data: string | Uint8Array): Buffer => createHmac('sha256', macKey(key)).update(data).digest()

/** One step further: keyed by the key of this step (from 1 on), whose number is its last byte, so that a value says where it is. */
export const nextHash = (key: Buffer, step: number, before: Uint8Array): Buffer =>
  Buffer.concat([hmac(key, before), Buffer.of(step)])

/** The hash that lies in the database after so many steps of the chain; its first key hashed the text itself. */
export function chainedHash(chain: readonly Buffer[], steps: number, data: string | Uint8Array): Buffer {
  let hash = hmac(firstOf(chain), data)
  for (let step = 1; step <= steps; step++) hash = nextHash(nthOf(chain, step), step, hash)
  return hash
}

/** Names a key without telling anything of it. */
export const lookupKeyId = (key: Buffer): string => hmac(key, 'nethos look-up key id').subarray(0, 4).toString('hex')
