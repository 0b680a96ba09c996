import { createPublicKey, generateKeyPair, randomBytes, sign } from 'node:crypto'
import { promisify } from 'node:util'
import type Forge from 'node-forge'
import type pg from 'pg'
import type { CertificateHolder } from '../../ports/signing.ts'
import type { Sealer } from '../../secrets/sealer.ts'

/** The sandbox's authority of certificates: its database, and the seal under which it keeps keys. */
export interface Authority {
  pool: pg.Pool
  sealer: Sealer
}

type Name = readonly { name: 'commonName' | 'serialNumber' | 'countryName'; value: string }[]
interface Kind {
  holder: string
  subject: Name
  extensions: readonly object[]
}
interface Issued {
  certificate: Buffer
  privateKey: string
}

const day = 86_400_000
const years = 10 * 365 * day
const place = 'sandbox.certificate.key'

const root: Kind = {
  holder: 'ca',
  subject: [
    { name: 'countryName', value: 'CN' },
    { name: 'commonName', value: '演示证书颁发机构' },
  ],
  extensions: [
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
  ],
}
const clock: Kind = {
  holder: 'tsa',
  subject: [
    { name: 'countryName', value: 'CN' },
    { name: 'commonName', value: '演示时间戳服务' },
  ],
  extensions: [
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    // RFC 3161, 2.3: this and nothing else, and critical.
    { name: 'extKeyUsage', timeStamping: true, critical: true },
  ],
}
const staff = (signerId: string, name: string, licenceNumber: string): Kind => ({
  holder: `staff ${signerId} ${name} ${licenceNumber}`,
  subject: [
    { name: 'countryName', value: 'CN' },
    { name: 'commonName', value: name },
    { name: 'serialNumber', value: licenceNumber.replace(/[^A-Za-z0-9-]/g, '') || signerId },
  ],
  extensions: [{ name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true }],
})

export const rootCertificate = async (authority: Authority): Promise<Buffer> =>
  (await issued(authority, root)).certificate
export const clockHolder = (authority: Authority): CertificateHolder => holderOf(authority, clock)
export const staffHolder = (authority: Authority, who: { signerId: string; name: string; licenceNumber: string }) =>
  holderOf(authority, staff(who.signerId, who.name, who.licenceNumber))

const holderOf = (authority: Authority, kind: Kind): CertificateHolder => ({
  certificates: async () => [(await issued(authority, kind)).certificate, await rootCertificate(authority)],
  sign: async bytes => sign('sha256', bytes, (await issued(authority, kind)).privateKey),
})

/** Issued when it is first asked for; of several processes that begin at once the first one's stays. */
async function issued(authority: Authority, kind: Kind): Promise<Issued> {
  const there = await find(authority, kind.holder)
  if (there) return there
  const above = kind === root ? undefined : await issued(authority, root)
  const made = await issue(kind, above)
  await authority.pool.query(
    'insert into sandbox.certificate (holder, certificate, key_sealed, issued_at) values ($1, $2, $3, now()) on conflict do nothing',
    [kind.holder, made.certificate, authority.sealer.sealText(made.privateKey, place)],
  )
  return (await find(authority, kind.holder)) ?? made
}

async function find({ pool, sealer }: Authority, holder: string): Promise<Issued | undefined> {
  const { rows } = await pool.query<{ certificate: Buffer; sealed: Buffer }>(
    'select certificate, key_sealed as sealed from sandbox.certificate where holder = $1',
    [holder],
  )
  const row = rows[0]
  return row && { certificate: row.certificate, privateKey: sealer.openText(row.sealed, place) }
}

async function issue({ subject, extensions }: Kind, above: Issued | undefined): Promise<Issued> {
  const { default: forge } = await import('node-forge')
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey)
  // Positive: the first bit is clear.
  certificate.serialNumber = `5a${randomBytes(15).toString('hex')}`
  certificate.validity.notBefore = new Date(Date.now() - day)
  certificate.validity.notAfter = new Date(Date.now() + years)
  certificate.setSubject(written(forge, subject))
  certificate.setIssuer(written(forge, root.subject))
  certificate.setExtensions(extensions)
  certificate.sign(forge.pki.privateKeyFromPem(above?.privateKey ?? privateKey), forge.md.sha256.create())
  const der = forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes()
  return { certificate: Buffer.from(der, 'latin1'), privateKey }
}

const written = (forge: typeof Forge, name: Name): object[] =>
  name.map(one => ({
    ...one,
    valueTagClass: one.name === 'commonName' ? forge.asn1.Type.UTF8 : forge.asn1.Type.PRINTABLESTRING,
  }))
