import { generateKeyPair } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const passphrase = 'nethos-demo'
const year = 365 * 86_400_000

/**
 * A key of the demo hospital's own under the data folder, made when something is signed for the first time. It is signed by
 * itself: a reader finds the signature whole, and says that nobody vouches for the signer.
 */
export async function demoKey(data: string, hospitalName: string): Promise<{ p12: Buffer; passphrase: string }> {
  const folder = join(data, 'signing')
  const file = join(folder, 'demo-prescriptions.p12')
  const stored = await readFile(file).catch(() => undefined)
  if (stored) return { p12: stored, passphrase }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Two processes may begin at once: the first file stays.
  await writeFile(file, await makeKey(hospitalName), { mode: 0o600, flag: 'wx' }).catch((error: { code?: string }) => {
    if (error.code !== 'EEXIST') throw error
  })
  return { p12: await readFile(file), passphrase }
}

async function makeKey(hospitalName: string): Promise<Buffer> {
  const { default: forge } = await import('node-forge')
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const privateKey = forge.pki.privateKeyFromPem(pair.privateKey)
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey)
  certificate.serialNumber = '01'
  certificate.validity.notBefore = new Date(Date.now() - 86_400_000)
  certificate.validity.notAfter = new Date(Date.now() + 10 * year)
  const name = [
    { shortName: 'CN', value: `${hospitalName}（演示）`, valueTagClass: forge.asn1.Type.UTF8 },
    { shortName: 'C', value: 'CN' },
  ]
  certificate.setSubject(name)
  certificate.setIssuer(name)
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, keyCertSign: true },
  ])
  certificate.sign(privateKey, forge.md.sha256.create())
  const store = forge.pkcs12.toPkcs12Asn1(privateKey, [certificate], passphrase, { algorithm: '3des' })
  return Buffer.from(forge.asn1.toDer(store).getBytes(), 'binary')
}
