import { createHash } from 'node:crypto'
import * as asn1 from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import type { CertificateHolder, TimeStampAuthority } from '../../ports/signing.ts'

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
}

export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

export interface Signed {
  cms: Buffer
  certificate: Certificate
  stampedAt: number | null
}

/**
 * A detached CMS signature as PAdES wants it (ETSI EN 319 142-1, B-T): the certificate is bound by its digest, the time stands in
 * the token of an authority. `enclosed`: another kind of content, which then lies within (a time stamp itself).
 */
export async function signedBy(
  content: Buffer,
  holder: CertificateHolder,
  { stamps, enclosed }: { stamps?: TimeStampAuthority | undefined; enclosed?: string } = {},
): Promise<Signed> {
  const chain = await holder.certificates()
  const own = chain[0]
  if (!own) throw new Error('the signer has no certificate')
  const certificate = Certificate.fromBER(exact(own))
  const attributes = inOrder([
    attribute(oids.contentType, new asn1.ObjectIdentifier({ value: enclosed ?? oids.data })),
    attribute(oids.messageDigest, octets(sha256(content))),
    attribute(oids.signingCertificateV2, bindingOf(own)),
  ])
  const signature = await holder.sign(
    Buffer.from(new asn1.Set({ value: attributes.map(one => one.toSchema()) }).toBER()),
  )
  const stamp = await stamps?.stamp(signature)
  const signer = signerOf(certificate, { attributes, signature, stamp })
  const data = new SignedData({
    version: enclosed ? 3 : 1,
    digestAlgorithms: [algorithm(oids.sha256)],
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: enclosed ?? oids.data,
      ...(enclosed && { eContent: octets(content) }),
    }),
    certificates: chain.map(one => Certificate.fromBER(exact(one))),
    signerInfos: [signer],
  })
  const info = new ContentInfo({ contentType: oids.signedData, content: data.toSchema(true) })
  return { cms: Buffer.from(info.toSchema().toBER()), certificate, stampedAt: stamp?.at ?? null }
}

const algorithm = (algorithmId: string) => new AlgorithmIdentifier({ algorithmId, algorithmParams: new asn1.Null() })

interface Signing {
  attributes: readonly Attribute[]
  signature: Buffer
  stamp: { token: Buffer } | undefined
}

const signerOf = (certificate: Certificate, { attributes, signature, stamp }: Signing) =>
  new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    digestAlgorithm: algorithm(oids.sha256),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: [...attributes] }),
    signatureAlgorithm: algorithm(oids.rsa),
    signature: octets(signature),
    ...(stamp && {
      unsignedAttrs: new SignedAndUnsignedAttributes({
        type: 1,
        attributes: [attribute(oids.timeStampToken, asn1.fromBER(exact(stamp.token)).result)],
      }),
    }),
  })

/** Only the bytes of this view: pkijs reads the memory beneath. */
export const exact = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer

const octets = (bytes: Uint8Array) => new asn1.OctetString({ valueHex: exact(bytes) })

const attribute = (type: string, value: asn1.BaseBlock): Attribute => new Attribute({ type, values: [value] })

/** ESSCertIDv2 (RFC 5035) by SHA-256, its default. */
const bindingOf = (certificate: Buffer) =>
  new asn1.Sequence({
    value: [new asn1.Sequence({ value: [new asn1.Sequence({ value: [octets(sha256(certificate))] })] })],
  })

/** A SET OF in DER stands in the order of its bytes. */
const inOrder = (attributes: readonly Attribute[]): Attribute[] =>
  attributes
    .map(one => ({ one, bytes: Buffer.from(one.toSchema().toBER()) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ one }) => one)
