import { X509Certificate } from 'node:crypto'
import type { TimeStampAuthority } from '../../ports/signing.ts'

export interface TimeStampSettings {
  url: string
  /** Certificates of authorities (PEM, one behind the other) of which one must have issued the stamp's; left out: any. */
  trusted?: string | undefined
}

/** Asks an authority of time stamps over HTTP (RFC 3161, 3.4), and believes what answers to our question and is signed. */
export const timeStamps = ({ url, trusted }: TimeStampSettings): TimeStampAuthority => {
  const issuers = certificatesIn(trusted ?? '')
  return {
    async stamp(bytes) {
      // With the first stamp: a start does without what reads it.
      const { askStamp } = await import('./ask-stamp.ts')
      return askStamp(bytes, { url, issuers })
    },
  }
}

const certificatesIn = (pem: string): X509Certificate[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(one => new X509Certificate(one))
