import * as z from 'zod/mini'
import { SigningUnreachableError, type StaffCertificates } from '../../ports/signing.ts'
import { signedLine } from '../signed-json/signed-line.ts'

export interface StaffCertificatesSettings {
  /** Who we are at the authority. */
  institution: string
  /** e.g. https://signing.example/v1 */
  apiBase: string
  /** The hospital's own Ed25519 key, PEM. */
  privateKey: string
  /** The authority's, PEM: an answer that is not signed by it is none. */
  authorityKey: string
  now: () => number
}

const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/))
const certificates = z.object({ certificates: z.array(base64).check(z.minLength(1)) })
const signature = z.object({ signature: base64 })

/**
 * The remote signing service of an authority of certificates, by signed JSON over HTTPS (docs/decisions/0200): it keeps the keys, we
 * send the attributes that are to be signed, never the document. An authority with a protocol of its own gets an adapter beside this.
 */
export function staffCertificates({
  institution,
  apiBase,
  privateKey,
  authorityKey,
  now,
}: StaffCertificatesSettings): StaffCertificates {
  const ask = signedLine({
    them: 'the authority of certificates',
    institution,
    apiBase,
    privateKey,
    theirKey: authorityKey,
    now,
    unreachable: why => new SigningUnreachableError(why),
  })
  return {
    holderOf: ({ staffId, name, licenceNumber }, about) => {
      const signer = { signerId: staffId, name, licenceNumber }
      return {
        async certificates() {
          const { certificates: given } = await ask('/certificates', { signer }, certificates)
          return given.map(one => Buffer.from(one, 'base64'))
        },
        async sign(bytes) {
          const question = { signer, about, algorithm: 'RSA-SHA256', bytes: bytes.toString('base64') }
          return Buffer.from((await ask('/signatures', question, signature)).signature, 'base64')
        },
      }
    },
  }
}
