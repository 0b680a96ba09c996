import { createHmac, createSecretKey, hash } from 'node:crypto'

/** What follows from a token alone. */
export interface TokenKeys {
  /** By which the session is found. */
  readonly hash: Buffer
  /** The hash as a word. */
  readonly name: string
  readonly signKey: string
}

const most = 20_000

/** Derived, so it is never out of date: kept for the tokens that came last, as each of their calls needs it again. */
export function tokenKeys(secret: Buffer): { of(token: string): TokenKeys } {
  const derivingKey = createSecretKey(secret)
  const cached = new Map<string, TokenKeys>()
  return {
    of(token) {
      const known = cached.get(token)
      if (known) return known
      const tokenHash = hash('sha256', token, 'buffer')
      const signKey = createHmac('sha256', derivingKey).update(`sign:${token}`).digest('hex')
      const made = { hash: tokenHash, name: tokenHash.toString('base64'), signKey }
      // oxlint-disable-next-line typescript/no-non-null-assertion -- a full cache has a first key
      if (cached.size >= most) cached.delete(cached.keys().next().value!)
      cached.set(token, made)
      return made
    },
  }
}
