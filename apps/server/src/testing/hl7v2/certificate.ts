import { generateKeyPairSync } from 'node:crypto'
import forge from 'node-forge'

export interface Identity {
  key: string
  cert: string
}

/** A key and a certificate that it has signed itself. */
export function anIdentity(name: string): Identity {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey)
  certificate.serialNumber = '01'
  certificate.validity.notBefore = new Date(Date.now() - 86_400_000)
  certificate.validity.notAfter = new Date(Date.now() + 365 * 86_400_000)
  const subject = [{ shortName: 'CN', value: name }]
  certificate.setSubject(subject)
  certificate.setIssuer(subject)
  certificate.setExtensions([{ name: 'basicConstraints', cA: true }])
  certificate.sign(forge.pki.privateKeyFromPem(pair.privateKey), forge.md.sha256.create())
  return { key: pair.privateKey, cert: forge.pki.certificateToPem(certificate) }
}
