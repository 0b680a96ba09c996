/** As much of node-forge, which brings no types, as documents are signed with and the demo's key is made with. */
declare module 'node-forge' {
  interface Key {
    n: { compareTo(other: unknown): number }
  }
  interface Certificate {
    publicKey: Key
    serialNumber: string
    validity: { notBefore: Date; notAfter: Date }
    setSubject(name: readonly object[]): void
    setIssuer(name: readonly object[]): void
    setExtensions(extensions: readonly object[]): void
    sign(key: Key, digest: object): void
  }
  interface Bag {
    cert: Certificate
    key: Key
  }
  const forge: {
    pki: {
      oids: Readonly<Record<string, string>>
      privateKeyFromPem(pem: string): Key
      publicKeyFromPem(pem: string): Key
      createCertificate(): Certificate
      certificateToPem(certificate: Certificate): string
      certificateToAsn1(certificate: Certificate): object
      privateKeyToPem(key: Key): string
    }
    md: { sha256: { create(): object } }
    util: { createBuffer(bytes: string): object }
    asn1: {
      Type: { UTF8: number; PRINTABLESTRING: number }
      fromDer(bytes: object): object
      toDer(value: object): { getBytes(): string }
    }
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
