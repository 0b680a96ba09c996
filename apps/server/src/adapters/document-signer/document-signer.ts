import type {
  CertificateHolder,
  DocumentSigner,
  MadeSignature,
  StaffCertificates,
  TimeStampAuthority,
} from '../../ports/signing.ts'

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
    // With the first document: a start does without what signs.
    const { signPdf } = await import('./sign-pdf.ts')
    let bytes: Buffer = Buffer.from(pdf)
    const signatures: MadeSignature[] = []
    for (const { reason, who } of wanted) {
      if (who && !staff) continue
      const holder = who && staff ? staff.holderOf(who, about) : hospital
      const signed = await signPdf(bytes, { reason, name: who?.name ?? hospitalName, at, holder, stamps })
      bytes = signed.bytes
      signatures.push(signed.made)
    }
    return { pdf: bytes, signatures }
  },
})
