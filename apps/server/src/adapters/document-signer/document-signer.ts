import { Signer, SignPdf } from '@signpdf/signpdf'
import type {
  CertificateHolder,
  DocumentSigner,
  MadeSignature,
  StaffCertificates,
  TimeStampAuthority,
} from '../../ports/signing.ts'
import { signedBy } from './cms.ts'
import { withSignatureField } from './signature-field.ts'

export interface DocumentSignerSettings {
  /** As a reader of the PDF shows it. */
  hospitalName: string
  hospital: CertificateHolder
  staff?: StaffCertificates | undefined
  stamps?: TimeStampAuthority | undefined
}

export const documentSigner = ({ hospitalName, hospital, staff, stamps }: DocumentSignerSettings): DocumentSigner => ({
  hasStaff: staff !== undefined,
  async sign(pdf, wanted, { at, about }) {
    let bytes: Buffer = Buffer.from(pdf)
    const signatures: MadeSignature[] = []
    for (const { reason, who } of wanted) {
      if (who && !staff) continue
      const name = who?.name ?? hospitalName
      const open = await withSignatureField(bytes, { reason, name, at })
      const signer = new PdfSigner(who && staff ? staff.holderOf(who, about) : hospital, stamps)
      bytes = await new SignPdf().sign(open, signer)
      signatures.push({ name, ...signer.made() })
    }
    return { pdf: bytes, signatures }
  },
})

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
