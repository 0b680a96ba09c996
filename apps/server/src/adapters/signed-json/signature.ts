import { createHash, createPublicKey, sign, verify } from 'node:crypto'

/** What both sides sign, each with its own Ed25519 key: who speaks, when, once, to which address, which bytes. */
export interface Signed {
  institution: string
  /** Epoch ms. */
  at: string
  /** Never used twice. */
  nonce: string
  /** Of the request; the answer to it signs the same. */
  path: string
  body: string
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const lines = ({ institution, at, nonce, path, body }: Signed): Buffer =>
  Buffer.from([institution, at, nonce, path, sha256(body)].join('\n'))

/** Base64. `privateKey`: PEM. */
export const signatureOf = (what: Signed, privateKey: string): string =>
  sign(null, lines(what), privateKey).toString('base64')

/** `publicKey`: PEM. */
export const isSignedBy = (what: Signed, signature: string, publicKey: string): boolean =>
  verify(null, lines(what), createPublicKey(publicKey), Buffer.from(signature, 'base64'))
