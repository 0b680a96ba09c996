import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/**
 * Seals what must not lie open at rest (docs/product/security.md 14): AES-256-GCM with a random nonce.
 * `about` names the place, e.g. 'person.id_card': sealed bytes moved to another place do not open there.
 */
export interface Sealer {
  sealText: (text: string, about: string) => Buffer
  openText: (sealed: Uint8Array, about: string) => string
  sealBytes: (bytes: Uint8Array, about: string) => Buffer
  openBytes: (sealed: Uint8Array, about: string) => Buffer
  /** True when it was sealed under an older key: seal it again to finish a change of keys. */
  isOld: (sealed: Uint8Array) => boolean
}

/** Changed bytes, another place than they were sealed for, or a key that we do not have. Never says what was inside. */
export class SealBrokenError extends Error {
  override name = 'SealBrokenError'
}

/** This process has another key than its database: a sentence for the person who starts it. */
export class SealKeyError extends Error {
  override name = 'SealKeyError'
  constructor(cause: SealBrokenError) {
    super(
      'What is sealed in this database was sealed by another key than NETHOS_SEAL_KEY: give that one, or name it in NETHOS_SEAL_KEYS_ALSO (docs/operations/keys.md).',
      { cause },
    )
  }
}

// version 1 · key id 4 · nonce 12 · tag 16 · ciphertext
const version = 1
const nonceAt = 5
const tagAt = nonceAt + 12
const textAt = tagAt + 16

/** Names a key without telling anything of it, so that a change of keys needs no numbering by hand. */
const idOf = (key: Buffer) => createHmac('sha256', key).update('nethos key id').digest().subarray(0, 4)

/** Seals with `key`; opens also what was sealed with one of the `older` keys. Keys are 32 bytes. */
export function sealer(key: Buffer, older: readonly Buffer[] = []): Sealer {
  for (const one of [key, ...older]) if (one.length !== 32) throw new RangeError('A sealing key has 32 bytes')
  const current = Buffer.concat([Buffer.of(version), idOf(key)])
  const keys = new Map([...older, key].map(one => [idOf(one).toString('hex'), one]))

  const additional = (head: Uint8Array, about: string) => Buffer.concat([head, Buffer.from(about)])

  function sealBytes(bytes: Uint8Array, about: string): Buffer {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(additional(current, about))
    const ciphertext = Buffer.concat([cipher.update(bytes), cipher.final()])
    return Buffer.concat([current, nonce, cipher.getAuthTag(), ciphertext])
  }

  function openBytes(sealed: Uint8Array, about: string): Buffer {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
    const head = bytes.subarray(0, nonceAt)
    const sealedWith = keys.get(head.subarray(1).toString('hex'))
    if (bytes.length < textAt || head[0] !== version) throw new SealBrokenError('Not sealed by us')
    if (!sealedWith) throw new SealBrokenError('Sealed under an unknown key')
    const decipher = createDecipheriv('aes-256-gcm', sealedWith, bytes.subarray(nonceAt, tagAt), { authTagLength: 16 })
    decipher.setAAD(additional(head, about)).setAuthTag(bytes.subarray(tagAt, textAt))
    try {
      return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()])
    } catch {
      throw new SealBrokenError('Changed, or sealed for another place')
    }
  }

  return {
    sealBytes,
    openBytes,
    sealText: (text, about) => sealBytes(Buffer.from(text), about),
    openText: (sealed, about) => openBytes(sealed, about).toString(),
    isOld: sealed => !current.equals(sealed.subarray(0, nonceAt)),
  }
}
