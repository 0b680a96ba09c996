/** Who can sign: an X.509 certificate with an RSA key that is never seen. */
export interface CertificateHolder {
  /** DER: the signer's own first, then what stands above it. */
  certificates(): Promise<readonly Buffer[]>
  /** RSASSA-PKCS1-v1_5 with SHA-256 over these bytes. */
  sign(bytes: Buffer): Promise<Buffer>
}

/** A member of staff as an authority of certificates knows him. */
export interface SigningStaff {
  staffId: string
  name: string
  /** Of the licence to practise; '' where none is kept. */
  licenceNumber: string
}

/** The authority that keeps the keys of doctors and pharmacists and signs with them. */
export interface StaffCertificates {
  /** `about`: what is signed, for the authority's own log, e.g. the number of a prescription. */
  holderOf(who: SigningStaff, about: string): CertificateHolder
}

/** An authority of time stamps (RFC 3161): that these bytes existed, said by somebody else than us. */
export interface TimeStampAuthority {
  /** The token (DER of its ContentInfo), and the instant that it states, epoch ms. */
  stamp(bytes: Buffer): Promise<{ token: Buffer; at: number }>
}

/** No answer of an authority, or one that is not right. Says nothing of what was to be signed. */
export class SigningUnreachableError extends Error {
  override name = 'SigningUnreachableError'
}

export interface WantedSignature {
  /** What it says to the reader of the PDF. */
  reason: string
  /** Left out: the hospital itself. */
  who?: SigningStaff
}

export interface MadeSignature {
  name: string
  /** Serial number of the certificate, hexadecimal. */
  serial: string
  /** Epoch ms, as an authority has stamped it; null: this installation has none. */
  stampedAt: number | null
}

/** Signs documents: for the hospital, and for doctors and pharmacists where an authority keeps their keys. No domain sees a key. */
export interface DocumentSigner {
  /** Whether staff sign by certificates of their own; else their signatures are left out. */
  readonly hasStaff: boolean
  /** A PDF, signed by each in this order (PAdES); what one has signed stands unchanged under the next. Safe to repeat. */
  sign(
    pdf: Uint8Array,
    wanted: readonly WantedSignature[],
    { at, about }: { at: number; about: string },
  ): Promise<{ pdf: Buffer; signatures: MadeSignature[] }>
}
