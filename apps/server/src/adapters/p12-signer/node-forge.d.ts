/** As much of node-forge, which brings no types, as documents are signed with and the demo's key is made with. */
declare module 'node-forge' {
  interface Key {
    n: { compareTo(other: unknown): number }
  }
  interface Attribute {
    value: string
    valueTagClass: number
  }
  interface Certificate {
    publicKey: Key
    serialNumber: string
    validity: { notBefore: Date; notAfter: Date }
    issuer: { attributes: Attribute[] }
    setSubject(name: readonly object[]): void
    setIssuer(name: readonly object[]): void
    setExtensions(extensions: readonly object[]): void
    sign(key: Key, digest: object): void
  }
  interface Bag {
    cert: Certificate
    key: Key
  }
  interface SignedData {
    content: object
    addCertificate(certificate: Certificate): void
    addSigner(signer: object): void
    sign(options: { detached: boolean }): void
    toAsn1(): object
  }
  const forge: {
    pki: {
      oids: Readonly<Record<string, string>>
      privateKeyFromPem(pem: string): Key
      publicKeyFromPem(pem: string): Key
      createCertificate(): Certificate
      certificateToPem(certificate: Certificate): string
    }
    md: { sha256: { create(): object } }
    util: { createBuffer(bytes: string): object; decodeUtf8(bytes: string): string }
    asn1: {
      Type: { UTF8: number }
      fromDer(bytes: object): object
      toDer(value: object): { getBytes(): string }
    }
    pkcs7: { createSignedData(): SignedData }
    pkcs12: {
      pkcs12FromAsn1(
        store: object,
        strict: boolean,
        passphrase: string,
      ): { getBags(of: { bagType: string | undefined }): Record<string, Bag[]> }
      toPkcs12Asn1(key: Key, certificates: Certificate[], passphrase: string, options: { algorithm: '3des' }): object
    }
  }
  export default forge
}
