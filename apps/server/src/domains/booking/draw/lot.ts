import { createHash } from 'node:crypto'

/*
 * The arithmetic of a draw, all of it (docs/decisions/0054; scripts/recompute-draw.mjs does the same on its own):
 *   commitment = SHA-256(seed), seed being 32 bytes
 *   entry id   = SHA-256(mark of the person, 32 bytes ‖ session id as UTF-8): fixed before anybody asks, whatever the seed
 *   digest     = SHA-256(entry id as UTF-8)
 *   lot        = SHA-256(seed ‖ digest), 32 bytes each
 *   order      = entries by lot, the smallest first
 *   list       = SHA-256(all digests in hex, sorted, joined by '\n')
 * All are written in hex, small letters.
 */
const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

export const commitmentOf = (seed: Buffer): string => sha256(seed)
/** The mark is a keyed hash: nobody outside computes it from an ID number, and nobody inside chooses it. */
export const entryIdOf = (mark: Buffer, sessionId: string): string =>
  sha256(Buffer.concat([mark, Buffer.from(sessionId)]))
export const digestOf = (drawEntryId: string): string => sha256(drawEntryId)
export const listDigestOf = (digests: readonly string[]): string => sha256([...digests].sort().join('\n'))
