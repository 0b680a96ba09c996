import { Signer, SignPdf } from '@signpdf/signpdf'
import type { CertificateHolder, MadeSignature, TimeStampAuthority } from '../../ports/signing.ts'
import { signedBy } from './cms.ts'
import { withSignatureField, type SignatureField } from './signature-field.ts'

export interface Signing extends SignatureField {
  holder: CertificateHolder
  stamps: TimeStampAuthority | undefined
}

/** The PDF with one signature more. */
export async function signPdf(
  pdf: Uint8Array,
  { holder, stamps, ...field }: Signing,
): Promise<{ bytes: Buffer; made: MadeSignature }> {
  const signer = new PdfSigner(holder, stamps)
  const bytes = await new SignPdf().sign(await withSignatureField(pdf, field), signer)
  return { bytes, made: { name: field.name, ...signer.made() } }
}

class PdfSigner extends Signer {
  readonly #holder: CertificateHolder
  readonly #stamps: TimeStampAuthority | undefined
  #made: Omit<MadeSignature, 'name'> | undefined
  constructor(holder: CertificateHolder, stamps: TimeStampAuthority | undefined) {
    super()
    this.#holder = holder
    this.#stamps = stamps
  }

  override async sign(pdf: Buffer): Promise<Buffer> {
    const { cms, certificate, stampedAt } = await signedBy(pdf, this.#holder, { stamps: this.#stamps })
    const serial = Buffer.from(certificate.serialNumber.valueBlock.valueHexView).toString('hex')
    this.#made = { serial, stampedAt }
    return cms
  }

  made(): Omit<MadeSignature, 'name'> {
    if (!this.#made) throw new Error('nothing was signed')
    return this.#made
  }
}
