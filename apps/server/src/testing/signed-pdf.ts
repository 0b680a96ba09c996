import { createHash, createVerify, X509Certificate } from 'node:crypto'
import forge from 'node-forge'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Asn1 {
  type: number
  value: Asn1[] & string
}
const { asn1 } = forge as unknown as {
  asn1: {
    fromDer(bytes: string, strict?: boolean): Asn1
    toDer(value: unknown): { getBytes(): string }
    derToOid(bytes: string): string
  }
}

/** The detached signatures of a PDF in their order, taken apart without the library that made them. */
export const signaturesOfPdf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/ByteRange ?\[ ?(\d+) (\d+) (\d+) (\d+) ?\]/g)].map(match =>
    signatureOf(pdf, match.slice(1).map(Number) as [number, number, number, number]),
  )

function signatureOf(pdf: Buffer, [from, length, after, rest]: [number, number, number, number]) {
  const signed = Buffer.concat([pdf.subarray(from, from + length), pdf.subarray(after, after + rest)])
  const hex = pdf
    .subarray(length + 1, after - 1)
    .toString('latin1')
    .replace(/(00)+$/, '')
  const content = asn1.fromDer(Buffer.from(hex, 'hex').toString('latin1'), false)
  const signedData = content.value[1]!.value[0]!
  const certificate = Buffer.from(asn1.toDer(signedData.value[3]!.value[0]).getBytes(), 'latin1')
  const signer = signedData.value[4]!.value[0]!
  const attributes = signer.value[3]!
  const digest = attributes.value.find(one => asn1.derToOid(one.value[0]!.value) === '1.2.840.113549.1.9.4')!
  const stamp = signer.value[6]?.value.find(one => asn1.derToOid(one.value[0]!.value) === '1.2.840.113549.1.9.16.2.14')
  return {
    signed,
    end: after + rest,
    certificate: new X509Certificate(certificate),
    digest: Buffer.from(digest.value[1]!.value[0]!.value, 'latin1'),
    // Signed as a SET (RFC 5652, 5.4), though it stands there under a tag of its own.
    attributes: Buffer.concat([
      Buffer.from([0x31]),
      Buffer.from(asn1.toDer(attributes).getBytes(), 'latin1').subarray(1),
    ]),
    signature: Buffer.from(signer.value[5]!.value, 'latin1'),
    stamp: stamp && Buffer.from(asn1.toDer(stamp.value[1]!.value[0]).getBytes(), 'latin1'),
  }
}

type Signature = ReturnType<typeof signatureOf>

export const isGood = ({ signed, digest, attributes, signature, certificate }: Signature): boolean =>
  createHash('sha256').update(signed).digest().equals(digest) &&
  createVerify('sha256').update(attributes).verify(certificate.publicKey, signature)

/** RFC 3161: the token states the digest of the signature. */
export const isStamped = ({ stamp, signature }: Signature): boolean =>
  stamp?.includes(createHash('sha256').update(signature).digest()) ?? false

/** The same PDF with one bit of its text turned. */
export function tampered(pdf: Buffer): Buffer {
  const changed = Buffer.from(pdf)
  changed.writeUInt8(changed.readUInt8(200) ^ 1, 200)
  return changed
}

/** What a reader of the PDF sees, line by line. */
export async function textOfPdf(pdf: Buffer): Promise<string> {
  const opened = await getDocument({ data: new Uint8Array(pdf) }).promise
  const pages = Array.from({ length: opened.numPages }, async (_, at) => {
    const { items } = await (await opened.getPage(at + 1)).getTextContent()
    return items.map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  })
  return (await Promise.all(pages)).join('\n')
}
