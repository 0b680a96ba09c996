export interface NonceBook {
  /** Whether this one comes for the first time; it is remembered until then. */
  isFirst(nonce: string, until: number, now: number): boolean
}

/** In memory: this is one process. Several would share a table. */
export function nonceBook(): NonceBook {
  const seen = new Map<string, number>()
  return {
    isFirst(nonce, until, now) {
      for (const [old, end] of seen) {
        // They stand in the order in which they came.
        if (end > now) break
        seen.delete(old)
      }
      if (seen.has(nonce)) return false
      seen.set(nonce, until)
      return true
    },
  }
}
