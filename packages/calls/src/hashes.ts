import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** For pages that came over plain HTTP: browsers keep their own from them. */
export const sha256Of = (bytes: Uint8Array): Uint8Array => sha256(bytes)
export const hmacOf = (key: Uint8Array, bytes: Uint8Array): Uint8Array => hmac(sha256, key, bytes)
