import { Signer, SignPdf } from '@signpdf/signpdf'
import forge from 'node-forge'
import type { DocumentSigner } from '../../ports/signing.ts'

export interface P12Settings {
  signerName: string
  /** PKCS#12: the certificate, its chain and its private key; asked for when something is to be signed. */
  key: () => Promise<P12Key>
}

export interface P12Key {
  p12: Buffer
  passphrase: string
}

/** Signs with a key in a PKCS#12 file, as certificate authorities hand them out. */
export const p12Signer = ({ signerName, key }: P12Settings): DocumentSigner => ({
  signerName,
  sign: async (pdf, at) => new SignPdf().sign(Buffer.from(pdf), new KeySigner(await key()), new Date(at)),
})

/**
 * adbe.pkcs7.detached over SHA-256. @signpdf/signer-p12 does the same, but names the signer by an issuer that node-forge
 * encodes a second time when it is not plain ASCII: then no reader finds the certificate.
 */
class KeySigner extends Signer {
  readonly #key: P12Key
  constructor(key: P12Key) {
    super()
    this.#key = key
  }

  override async sign(pdf: Buffer, signingTime = new Date()): Promise<Buffer> {
    const { oids } = forge.pki
    const { certificates, certificate, privateKey } = opened(this.#key)
    const signed = forge.pkcs7.createSignedData()
    signed.content = forge.util.createBuffer(pdf.toString('latin1'))
    for (const one of certificates) signed.addCertificate(one)
    signed.addSigner({
      key: privateKey,
      certificate,
      digestAlgorithm: oids['sha256'],
      authenticatedAttributes: [
        { type: oids['contentType'], value: oids['data'] },
        { type: oids['signingTime'], value: signingTime },
        { type: oids['messageDigest'] },
      ],
    })
    signed.sign({ detached: true })
    return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'latin1')
  }
}

function opened({ p12, passphrase }: P12Key) {
  const { oids } = forge.pki
  const store = forge.pkcs12.pkcs12FromAsn1(
    forge.asn1.fromDer(forge.util.createBuffer(p12.toString('latin1'))),
    false,
    passphrase,
  )
  const bags = (type: string) => store.getBags({ bagType: oids[type] })[oids[type]!] ?? []
  const privateKey = bags('pkcs8ShroudedKeyBag')[0]?.key
  if (!privateKey) throw new Error('the signing key file holds no private key')
  const certificates = bags('certBag').map(bag => bag.cert)
  const certificate = certificates.find(one => one.publicKey.n.compareTo(privateKey.n) === 0)
  if (!certificate) throw new Error('the signing key file holds no certificate of its key')
  for (const attribute of certificate.issuer.attributes)
    if (attribute.valueTagClass === forge.asn1.Type.UTF8) attribute.value = decoded(attribute.value)
  return { certificates, certificate, privateKey }
}

/** forge reads a name's bytes and writes its characters. */
const decoded = (bytes: string): string => forge.util.decodeUtf8(bytes)
